note a
note b
