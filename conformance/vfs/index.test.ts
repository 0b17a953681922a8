import { describe, expect, test } from 'vitest'
import { nameOf } from '../../harness/adversary/fault.ts'
import { readConversation } from '../../harness/conversation.ts'
import { answer, call, exit, init, result, transcript } from '../../harness/fixtures/talk.ts'
import { requirementOf } from '../certify/selection.ts'
import { isCheck } from '../check.ts'
import { vfsToolChecks } from './index.ts'
import { METHODS } from './methods.ts'

const entries = {
  entries: [
    { path: 'a', kind: 'file' },
    { path: 'b', kind: 'file' },
  ],
}
const script = METHODS.map((method) => ({ call: method }))
const rich = readConversation(
  transcript(
    { context: { stateful: true, probe: true, debugEnv: { DEBUG: '1' } } },
    init({ script }),
    ...METHODS.flatMap((method, id) => [call(id, method), answer(id, entries)]),
    result(),
    exit(),
  ),
)
const silent = readConversation(transcript({}, init(), exit()))

test('no two checks have the same requirement and title', () => {
  const names = vfsToolChecks.map(({ verifies, title }) => `${verifies} ${title}`)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(vfsToolChecks.map((check) => [`${check.verifies}: ${check.title}`, check] as const))(
  '%s',
  (_, check) => {
    test('verifies a requirement of a tool, and says how to exercise it', () => {
      expect(requirementOf(check).role).toBe('tool')
      expect(check.toExercise).toMatch(/^[A-Z].*\.$/)
    })

    if (isCheck(check)) {
      test('plans faults for a rich conversation, and judges one of each kind it plans', () => {
        const faults = check.faults(rich, 1)
        expect(faults).not.toEqual([])
        expect(faults.some((fault) => check.judges(fault))).toBe(true)
        expect(new Set(faults.map(nameOf)).size).toBe(faults.length)
      })

      test('plans nothing at a step that there is not', () => {
        for (const fault of check.faults(silent, 1)) expect('at' in fault ? fault.at : 0).toBe(0)
      })

      test('has its twin among the faults it plans', () => {
        const faults = check.faults(rich, 1)
        const twins = faults
          .filter(check.judges)
          .flatMap((f) => (check.twin ? [check.twin(f)] : []))
        for (const twin of twins) expect(faults).toContainEqual(twin)
      })
    }
  },
)
