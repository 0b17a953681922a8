import type { Occasion } from '../../../harness/occasion.ts'
import { keptUnless, quote } from '../../finding.ts'
import { hostChecksOn } from '../../host-check.ts'
import { onResult } from './answer.ts'

const text = 'Grüße, 世界\n'

const reads: Occasion = {
  name: 'read: a text and bytes',
  files: { 'hello.txt': text, 'bytes.bin': { base64: '/wD+' } },
  script: [
    { call: 'fs.read', params: { path: 'hello.txt' } },
    { call: 'fs.read', params: { path: 'bytes.bin' } },
    { finish: 'read' },
  ],
}

/** What a host answers to `fs.read`. @see rfd-d11 §fs.read */
export const readChecks = hostChecksOn(
  reads,
  {
    verifies: 'vfs.read.returns-whole-text',
    title: 'returns the whole text of a file',
    judge: (c) =>
      onResult(c, 0, 'the whole text in content', ({ content }, { index }) =>
        keptUnless(content !== text && quote(String(content)), 'the whole text in content', index),
      ),
  },
  {
    verifies: 'vfs.read.size-is-bytes',
    title: 'tells the size of a file in bytes',
    judge: (c) =>
      [Buffer.byteLength(text), 3].flatMap((bytes, nth) =>
        onResult(c, nth, `size ${bytes}`, ({ size }, { index }) =>
          keptUnless(size !== bytes && `size ${String(size)}`, `size ${bytes}`, index),
        ),
      ),
  },
)
