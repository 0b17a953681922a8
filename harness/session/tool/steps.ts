import type { SessionStep } from '../../transcript.ts'
import { askToEnd, writeInput } from './applying.ts'
import { arm } from './arming.ts'
import { expectNext } from './expecting.ts'
import { type Inputs, withAnswer } from './inputs.ts'
import { abort } from './signalling.ts'
import type { ToolState, ToolStep } from './tool-state.ts'
import { enqueue } from './writing.ts'

type Step<Name extends SessionStep['step']> = Extract<SessionStep, { step: Name }>

/**
 * Takes the next step of a generated session that the tool's state allows, as a host could: input goes to a running tool and
 * an answer to its own question. Where none is left, the tool is aborted.
 * @see rfd009 §Apply serves two purposes
 */
export const takeStep: ToolStep = (state, effects) => {
  const { steps = [] } = state.inputs
  const at = steps.findIndex((step) => isAllowed(step, state.inputs))
  const step = steps[at]
  if (!step) return end(state, effects)
  const left = steps.slice(at + 1)
  const taken = { ...state, inputs: { ...state.inputs, steps: left, asked: false } }
  return take(taken, effects, step)
}

const isAllowed = (step: SessionStep, { reported, question }: Inputs): boolean => {
  if (step.step !== 'apply') return true
  if (step.to === undefined) return reported === 'running'
  return reported === 'waiting' && question === step.to
}

const take: ToolStep<[SessionStep]> = (state, effects, step) => {
  switch (step.step) {
    case 'apply':
      return apply(state, effects, step)
    case 'silence':
      return expectNext(state, effects)
    case 'abort':
      return end(state, effects)
    case 'end-of-input':
      return endInput(state, effects)
  }
}

const end: ToolStep = (state, effects) =>
  state.settings.binding === 'stdio' ? abort(state, effects) : askToEnd(state, effects)

/** A report is awaited after an input, unless the tool may ignore it; a step that follows at once awaits nothing. */
const apply: ToolStep<[Step<'apply'>]> = (state, effects, { input, to, ignorable }) => {
  const given = { ...state, inputs: withAnswer(state.inputs) }
  const written = writeInput(given, effects, input, to !== undefined)
  const [next] = written.inputs.steps ?? []
  if (next && 'soon' in next) return takeStep(written, effects)
  return expectNext(ignorable ? written : withoutReport(written), effects)
}

function withoutReport(state: ToolState): ToolState {
  const { reported, question, ...inputs } = state.inputs
  return { ...state, inputs }
}

/**
 * A tool on plain stdio is not asked to end by the end of its input: it may go on, and is given nothing more. One that waits
 * has the time of an end to tidy up.
 */
const endInput: ToolStep = (state, effects) => {
  if (state.settings.binding === 'vfs') return enqueue(state, effects, [{ closeInput: true }])
  effects.push({ effect: 'look-at-files' })
  effects.push({ effect: 'close-input' })
  effects.push({ effect: 'record', event: { event: 'closed', stream: 'stdin' } })
  const steps = (state.inputs.steps ?? []).filter(({ step }) => step === 'abort')
  const open = expectNext({ ...state, inputs: { ...state.inputs, steps } }, effects)
  const { reported } = state.inputs
  return reported === 'waiting'
    ? arm(open, effects, 'silence', state.settings.limits.exit_ms)
    : open
}
