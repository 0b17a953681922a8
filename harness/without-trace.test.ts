import { expect, test } from 'vitest'
import { withoutTrace } from './without-trace.ts'

test.each([
  [
    'Node',
    "file:///t.mjs:3\nx.y.z()\n    ^\n\nTypeError: no y\n    at f (t.mjs:3:5) {\n  code: 'X'\n}\n\nNode.js v24.21.0\n",
    'file:///t.mjs:3\nx.y.z()\nTypeError: no y',
  ],
  [
    'Go',
    'panic: nil map\n\ngoroutine 1 [running]:\nmain.main()\n\t/t.go:7 +0x2c\n',
    'panic: nil map',
  ],
  [
    'Rust',
    "thread 'main' panicked at t.rs:2:5:\nno luck\nnote: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n",
    "thread 'main' panicked at t.rs:2:5:\nno luck",
  ],
  [
    'Python',
    'Traceback (most recent call last):\n  File "t.py", line 1\n    f()\nKeyError: 1\n',
    'Traceback (most recent call last):\nKeyError: 1',
  ],
  [
    'Java',
    'Exception in thread "main" E: no\n\tat T.main(T.java)\n',
    'Exception in thread "main" E: no',
  ],
  ['a sentence', 'line 1: foo: command not found\n', 'line 1: foo: command not found'],
  ['indented words alone', '  no luck\n', '  no luck\n'],
])('of %s the words remain', (_, stderr, words) => {
  expect(withoutTrace(stderr)).toBe(words)
})
