import Foundation

let yardsticks = await Yardsticks()
let rows = await RuntimeRows.measure(yardsticks)
if CommandLine.arguments.contains("--json") {
  print(Report.json(rows, yardsticks: yardsticks))
} else {
  print(Report.text(rows, yardsticks: yardsticks))
}
if CommandLine.arguments.contains("--check"), rows.contains(where: { !$0.isMet }) {
  exit(1)
}
