import { type Apply, astray, type Turn } from '../../../../harness/generators/walks.ts'
import { pick, type Random } from '../../../../harness/random.ts'
import type { SessionStep } from '../../../../harness/transcript.ts'

/** A session that takes a tool to one of its places, and through one transition of its machine there. */
interface Way {
  transition: string
  steps: SessionStep[]
}

/**
 * One session for each transition that a host can bring about, by the states in which the tool has shown itself, at a place
 * that is chosen among those that it has shown. Aborts in a silence are tried at every place already.
 * @see spec/toolstate/machines/tool-state.yaml
 */
export function transitionsIn(turns: readonly Turn[], random: Random): SessionStep[][] {
  const rights = turns.map(({ right }) => right)
  const ways = turns.flatMap((turn, at) =>
    waysAt(turn, present(rights.slice(0, at)), present(rights.slice(at + 1))),
  )
  const byTransition = Map.groupBy(ways, ({ transition }) => transition)
  return [...byTransition.values()].map((some) => pick(random, some).steps)
}

const present = (steps: readonly (Apply | undefined)[]): Apply[] =>
  steps.filter((step) => step !== undefined)

function waysAt(turn: Turn, before: Apply[], after: Apply[]): Way[] {
  const { state, right } = turn
  const [wrong] = turn.wrong
  const rights = right ? [right] : []
  const ways: Record<string, SessionStep[] | false | undefined> = {
    'end of input': [{ step: 'end-of-input' }],
    silence: [{ step: 'silence' }, ...rights, ...after],
    'input, then abort': right && [right, { step: 'abort', soon: true }],
    'input, then end of input': right && [right, { step: 'end-of-input', soon: true }],
    'wrong answer, then abort': wrong && [wrong, { step: 'abort' }],
    'wrong answer, then abort at once': wrong && [wrong, { step: 'abort', soon: true }],
    'wrong answer, then the right one': wrong && [wrong, ...rights, ...after.map(astray)],
    'another answer': turn.others[0] && [turn.others[0], ...after.map(astray)],
  }
  return Object.entries(ways).flatMap(([event, steps]) =>
    steps ? [{ transition: `${state}: ${event}`, steps: [...before, ...steps] }] : [],
  )
}
