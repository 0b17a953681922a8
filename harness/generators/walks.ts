import fc, { type Arbitrary } from 'fast-check'
import type { SessionStep } from '../transcript.ts'

/** A step that gives something to the tool. */
export type Apply = Extract<SessionStep, { step: 'apply' }>

/** A place at which a tool was seen to take an input, and what it can be given there. */
export interface Turn {
  state: 'running' | 'waiting'
  /** What its case gives it; absent where the case had nothing left to give. */
  right?: Apply
  /** Other answers of the kind that its question takes. */
  others: readonly Apply[]
  /** Answers that its question does not take. */
  wrong: readonly Apply[]
}

/** What happens at one place: detours, and then an input, the right one or another. */
interface Leg {
  detours: readonly SessionStep[]
  choice: Apply | undefined
  isRight: boolean
}

const SILENCE: SessionStep = { step: 'silence' }
const ENDINGS: readonly SessionStep[] = [
  { step: 'abort' },
  { step: 'abort', soon: true },
  { step: 'end-of-input' },
  { step: 'end-of-input', soon: true },
]

/**
 * Walks along the places that a tool has shown, with detours: silences, answers that it need not take, other answers and
 * inputs, more of them than it asked for, and an end at any time. `most` bounds the steps beside the inputs of the case.
 */
export function walks(turns: readonly Turn[], most: number): Arbitrary<SessionStep[]> {
  const inputs = turns.flatMap(({ state, right }) => (state === 'running' && right ? right : []))
  const answers = turns.flatMap(({ others, wrong }) => [...others, ...wrong])
  const tail = [...inputs, ...answers].map((step) => ({ ...step, ignorable: true as const }))
  return fc
    .record({
      legs: fc.tuple(...turns.map((turn) => legAt(turn, inputs))),
      length: fc.nat(turns.length),
      more: some(tail, 2),
      ending: fc.option(fc.constantFrom(...ENDINGS)),
    })
    .map(({ legs, length, more, ending }) => {
      const extra = [...more, ...(ending ? [ending] : [])].slice(-most)
      return [...stepsAlong(legs.slice(0, length), most - extra.length), ...extra]
    })
}

function legAt({ state, right, others, wrong }: Turn, inputs: readonly Apply[]): Arbitrary<Leg> {
  const other = state === 'running' ? inputs.filter(({ input }) => input !== right?.input) : others
  const away = other.length > 0 ? other : [undefined]
  const rightly = fc.record({ choice: fc.constant(right), isRight: fc.constant(true) })
  const otherwise = fc.record({ choice: fc.constantFrom(...away), isRight: fc.constant(false) })
  return fc
    .tuple(
      some([...wrong, ...wrong, SILENCE], 2),
      fc.oneof({ weight: 4, arbitrary: rightly }, { weight: 1, arbitrary: otherwise }),
    )
    .map(([detours, chosen]) => ({ detours, ...chosen }))
}

const some = <T>(values: readonly T[], most: number): Arbitrary<T[]> =>
  values.length > 0 ? fc.array(fc.constantFrom(...values), { maxLength: most }) : fc.constant([])

/** Away from its case a tool need not take an input, but an answer to its question it must. */
function stepsAlong(legs: readonly Leg[], most: number): SessionStep[] {
  const steps: SessionStep[] = []
  let [left, isAstray] = [most, false]
  for (const { detours, choice, isRight } of legs) {
    const taken = detours.slice(0, left)
    left -= taken.length
    steps.push(...taken)
    isAstray ||= !isRight || taken.some(({ step }) => step === 'apply')
    if (choice) steps.push(isAstray ? astray(choice) : choice)
  }
  return steps
}

/** An input as it is given where a tool need not take it. */
export const astray = (step: Apply): Apply =>
  step.to === undefined ? { ...step, ignorable: true } : step
