import { expect, test } from 'vitest'
import type { Fault } from '../../../harness/adversary/fault.ts'
import {
  cancel,
  conversationOf,
  exit,
  plain,
  type Reported,
  result,
  rpc,
  sent,
  state,
  timer,
} from '../../../harness/fixtures/transcript-lines.ts'
import { trios } from '../../fixtures/trios.ts'
import { inputChecks } from './input.ts'

const QUESTION = { id: 'q', text: 'Sure?', answer_type: 'Boolean' }
const apply = (input: unknown) => sent(rpc({ method: 'apply', params: { input } }))
const asks = state('waiting', { question: QUESTION })
const running = state('running')
const ends = (text: string) => state('stopped', { result: text })
const fault: Fault = { kind: 'other-answer', at: 0, value: false }
const other = (before: Reported[], ...after: Reported[]) => ({
  now: conversationOf({ fault }, asks, apply(false), ...after, exit()),
  plain: plain(asks, apply(true), ...before, exit()),
})

trios(inputChecks, {
  'acts on input while it runs': {
    satisfied: plain(running, apply('y'), running, apply('n'), result()),
    violated: [
      [
        plain(running, apply('y'), timer('idle'), cancel),
        'nothing came after an input; nothing more came after line 1',
      ],
    ],
    inconclusive: [
      [
        plain(running, apply('y'), timer('idle', { late: 900 }), cancel),
        'the machine was too busy to keep a deadline',
      ],
    ],
    silent: plain(asks, apply(true), running, apply('y'), cancel, exit()),
  },
  'goes on by the value of its answer': {
    satisfied: other([ends('yes')], ends('no')),
    violated: [[other([ends('done')], ends('done')), 'the tool does the same after false']],
    silent: other([state('stopped', { error: { message: 'full' } })], ends('no')),
  },
})

test('options that do the same are no violation where there are more than two', () => {
  const check = inputChecks.find(({ title }) => title === 'goes on by the value of its answer')
  const violatedBy = (...options: string[]) => {
    const asks = state('waiting', {
      question: { ...QUESTION, answer_type: { Select: { options } } },
    })
    const fault: Fault = { kind: 'other-answer', at: 0, value: 'all' }
    const now = conversationOf({ fault }, asks, apply('all'), ends('done'), exit())
    const baseline = plain(asks, apply('yes'), ends('done'), exit())
    const findings = check && check.on !== 'all baselines' ? check.judge(now, { baseline }) : []
    return findings.some(({ kind }) => kind === 'violated')
  }
  expect(violatedBy('yes', 'all')).toBe(true)
  expect(violatedBy('yes', 'all', 'no')).toBe(false)
})
