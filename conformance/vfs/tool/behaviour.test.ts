import { describe, expect, test } from 'vitest'
import { readConversation } from '../../../harness/conversation.ts'
import {
  answer,
  applied,
  call,
  cancel,
  exit,
  init,
  killed,
  type Reported,
  refusal,
  state,
  timer,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import { judge } from '../../fixtures/trios.ts'
import { rpcChecks } from './rpc.ts'

const FAULT = { kind: 'error-answer', at: 1, code: -32001 } as const
const [check] = rpcChecks.filter(({ title }) => title.includes('any call fails'))

/** How a tool is judged by what follows the failure of its first call. */
function judged(stateful: boolean, ...after: Reported[]): string[] {
  const events = [init(), call(1, 'fs.read'), refusal(1, -32001), applied, ...after]
  const now = readConversation(transcript({ fault: FAULT, context: { stateful } }, ...events))
  const plain = readConversation(transcript({}, init(), call(1, 'fs.read'), answer(1), cancel))
  return check ? judge(check, { now, plain }).map(({ kind }) => kind) : []
}

describe('a stateful tool whose call fails', () => {
  test.each<[string, Reported[]]>([
    ['waits, and ends when it is cancelled', [state('waiting'), cancel, exit()]],
    [
      'goes on to its next call, and ends when it is cancelled',
      [call(2, 'fs.read'), cancel, exit()],
    ],
    ['stops', [state('stopped', { result: 'no' }), exit()]],
  ])('%s', (_, after) => {
    expect(judged(true, ...after)).toEqual(['satisfied'])
  })

  test.each<[string, Reported[]]>([
    ['dies', [state('running'), exit(1)]],
    ['sends nothing more', [cancel, exit()]],
    ['does not end when it is cancelled', [state('waiting'), cancel, killed, exit()]],
    ['asks without end', [call(2, 'fs.read'), timer('requests'), cancel, exit()]],
    ['hangs where it did not before', [call(2, 'fs.read'), timer('idle'), cancel, exit()]],
  ])('%s', (_, after) => {
    expect(judged(true, ...after)).toEqual(['violated'])
  })
})

test('a one-shot tool whose call fails ends by itself', () => {
  expect(judged(false, state('waiting'), cancel, exit())).toEqual(['violated'])
})
