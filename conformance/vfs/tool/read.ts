import { readsOf } from './copying.ts'
import { judgeMarked, judgeUnmarked } from './decoding.ts'
import { rules } from './tool-check.ts'

/** What a tool makes of content that it has read. @see rfd-d11 §fs.read */
export const readRules = rules({
  verifies: 'vfs.read.tool-decodes-base64',
  title: 'decodes base64 content, and only when it is marked as base64',
  toExercise:
    "Add a case that copies a binary file, and one that copies a text file that looks like base64; name the copies under 'expect.files'.",
  judge: (c) => [...judgeMarked(c, readsOf(c)), ...judgeUnmarked(c, readsOf(c))],
})
