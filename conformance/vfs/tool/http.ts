import { bodiesOf } from './copying.ts'
import { judgeMarked, judgeUnmarked } from './decoding.ts'
import { rules } from './tool-check.ts'

/** What a tool makes of the body of a response. @see rfd-d11 §http.get */
export const httpRules = rules(
  {
    verifies: 'vfs.http.tool-decodes-base64#marked',
    title: 'decodes a body that is marked as base64',
    toExercise:
      "Add a case in which the tool writes the body of a response that is no text, given by 'base64' under 'http', and name the file under 'expect.files'.",
    judge: (c) => judgeMarked(c, bodiesOf(c)),
  },
  {
    verifies: 'vfs.http.tool-decodes-base64#unmarked',
    title: 'takes a body that only looks like base64 as it is',
    toExercise:
      "Add a case in which the tool writes a body that looks like base64, such as `aGVsbG8=`, and name the file under 'expect.files'.",
    judge: (c) => judgeUnmarked(c, bodiesOf(c)),
  },
)
