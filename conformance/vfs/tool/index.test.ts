import { describe, expect, test } from 'vitest'
import { nameOf } from '../../../harness/adversary/fault.ts'
import { readConversation } from '../../../harness/conversation.ts'
import {
  answer,
  call,
  exit,
  init,
  line,
  type Reported,
  result,
  rpc,
  sent,
  state,
  transcript,
} from '../../../harness/fixtures/transcript-lines.ts'
import { requirementOf } from '../../engine/selection.ts'
import { readOneShot } from '../../toolstate/tool/one-shot-reading.ts'
import { vfsToolChecks } from './index.ts'
import { METHODS } from './methods.ts'
import { planFaults } from './plan.ts'

const entries = {
  entries: [
    { path: 'a', kind: 'file' },
    { path: 'b', kind: 'file' },
  ],
}
const script = METHODS.map((method) => ({ call: method }))

/** A conversation with one call of each method, an input and an answer: of a tool, or of a probe. */
const richOf = (context: { probe?: true }) =>
  readConversation(
    transcript(
      {
        context: {
          ...{ ...context, stateful: true, debugEnv: { DEBUG: '1' } },
          generated: { sessions: 4, steps: 3 },
        },
      },
      init({ script }),
      ...METHODS.flatMap((method, id) => [call(id, method), answer(id, entries)]),
      state('running'),
      sent(rpc({ method: 'apply', params: { input: 'y' } })),
      state('waiting', { question: { id: 'q', text: 'Sure?', answer_type: 'Boolean' } }),
      sent(rpc({ method: 'apply', params: { input: true } })),
      result(),
      exit(),
    ),
  )
const probe = richOf({ probe: true })
const ordinary = richOf({})
const oneShot = readOneShot(
  transcript(
    { context: { protocol: 'outcome' } },
    { event: 'run', answers: {} } as Reported,
    line({ type: 'needs_input', question: { id: 'q', text: 'Sure?', answer_type: 'Boolean' } }),
    exit(),
    { event: 'run', answers: { q: true } } as Reported,
    line({ type: 'success', content: 'done' }),
    exit(),
  ),
)
const silent = readConversation(transcript({}, init(), exit()))

test('no two checks have the same requirement and title', () => {
  const names = vfsToolChecks.map(({ verifies, title }) => `${verifies} ${title}`)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(
  vfsToolChecks.map((check) => [`${check.verifies}: ${check.title}`, check] as const),
)('%s', (_, check) => {
  test('verifies a requirement of a tool, and states how to exercise it', () => {
    expect(requirementOf(check).role).toBe('tool')
    expect(check.toExercise).toMatch(/^[A-Z].*\.$/)
  })

  const { on, faults: plan } = check
  if (plan && typeof on === 'object' && 'fault' in on) {
    const rich = [probe, ordinary].find((each) => plan(each, 1).length > 0) ?? oneShot

    test('plans faults for a rich conversation, and judges one of each kind it plans', () => {
      const faults = plan(rich, 1)
      expect(faults).not.toEqual([])
      expect(faults.some((fault) => on.fault(fault))).toBe(true)
      expect(new Set(faults.map(nameOf)).size).toBe(faults.length)
    })

    test('plans nothing at a step that there is not', () => {
      for (const fault of plan(silent, 1)) expect('at' in fault ? fault.at : 0).toBe(0)
    })

    test('brings its control along', () => {
      const { faults } = planFaults([check], rich, 1)
      const controls = faults.filter(on.fault).flatMap((f) => (on.control ? [on.control(f)] : []))
      for (const control of controls) expect(faults).toContainEqual(control)
    })
  }
})
