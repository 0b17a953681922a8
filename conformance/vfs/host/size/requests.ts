import { callOf, type HostConversation } from '../../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../../harness/probes/step.ts'
import { type Finding, inconclusive, satisfiedUnless, violated } from '../../../engine/finding.ts'
import { answersOf, outcomeText } from '../answer.ts'
import { checksOn } from '../host-check.ts'
import { bytesIn } from '../project-state.ts'
import { settle } from '../requests.ts'

/** Writes a file by a line that is put together in pieces. */
const writes = (path: string, piece: string, times: number, encoding = ''): ProbeStep[] => [
  {
    raw: `{"jsonrpc":"2.0","id":"w ${path}","method":"fs.write","params":{"path":"${path}",${encoding}"content":"`,
  },
  { raw: piece, times },
  { raw: '"}}\n' },
  { wait_answer: `w ${path}` },
]

const TEXT_PIECE = 'abcdefghij'.repeat(400)

const BYTES_PIECE = Buffer.alloc(3_000, 0xff)

const PIECES = 2_400

const largeRequests: HostScenario = {
  name: 'size: large requests',
  actions: [
    {
      call: {
        id: 'call',
        script: [
          settle,
          ...writes('text.txt', TEXT_PIECE, PIECES),
          ...writes('bytes.bin', BYTES_PIECE.toString('base64'), PIECES, '"encoding":"base64",'),
          { finish: 'written' },
        ],
      },
    },
    { snapshot: true },
  ],
}

/** Requests that are nearly as large as a file may be. */
export const requestChecks = checksOn(largeRequests, {
  'vfs.size.large-requests-accepted': (c) => [
    ...written(c, 'text.txt', Buffer.from(TEXT_PIECE)),
    ...written(c, 'bytes.bin', BYTES_PIECE),
  ],
})

function written(c: HostConversation, path: string, piece: Buffer): Finding[] {
  const call = callOf(c)
  const [files] = c.snapshots
  const size = PIECES * piece.length
  const expected = `${size} bytes at ${path}`
  if (!call || answersOf(call).length === 0)
    return [inconclusive(`the host was not shown the request: ${outcomeText(c, call)}`)]
  const bytes = files && bytesIn(files, path)
  if (!bytes) return [violated(expected, `no file: ${outcomeText(c, call)}`, call.index)]
  const same = bytes.length === size && bytes.equals(Buffer.alloc(size, piece))
  return [satisfiedUnless(!same && `other bytes at ${path}`, expected, call.index)]
}
