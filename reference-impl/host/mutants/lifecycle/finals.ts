import type { ToolCallResponse } from '../../../../spec/generated/messages/toolstate.ts'
import { failed, type Outcome } from '../../runtime/outcome.ts'
import type { Parts } from '../../runtime/parts.ts'
import { having, onSteps, withExit, withStderr } from '../combinators.ts'
import { type Apply, type Mutant, mutantsIn } from '../mutant.ts'

const isFailure = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && 'failure' in outcome

/** Knows which outcome a tool has reported first. */
const knowingFinal = (change: (parts: Parts, final: () => Outcome | undefined) => Partial<Parts>) =>
  having((parts) => {
    let final: Outcome | undefined
    const reported: Parts['reported'] = (method, params) => {
      const found = parts.reported(method, params)
      if (found && 'outcome' in found) final ??= found.outcome
      return found
    }
    return { reported, ...change({ ...parts, reported }, () => final) }
  })

/** Reports failures in words about the exit that follows them. */
const replacing = (wordsOf: (code: number | null, signal: string | null) => string | undefined) =>
  withExit((outcome, exit) => {
    const words = exit && wordsOf(exit.code, exit.signal)
    return isFailure(outcome) && words !== undefined ? failed(words) : outcome
  })

/** Joins the contents of results that come one after the other. */
const joining: Apply = having(({ reported }) => {
  let text = ''
  return {
    overAfter: isFailure,
    reported(method, params) {
      const found = reported(method, params)
      if (!found || !('outcome' in found)) return found
      if (!('content' in found.outcome)) return text === '' ? found : undefined
      text += String(found.outcome.content)
      return { outcome: { content: text } }
    },
  }
})

const isTransient = (response: ToolCallResponse) =>
  JSON.stringify(response).includes('"transient":true')

/** Runs a tool once more whose error may pass by itself. */
export const triesAgain: Pick<Mutant, 'keeping'> = {
  keeping: {
    once: (plainly) => (wrapping, call) => {
      let current = plainly(wrapping, call)
      const goOn = async (response: ToolCallResponse) => {
        if (!isTransient(response)) return response
        current = plainly(wrapping, call)
        return current.over
      }
      return { over: current.over.then(goOn), cancel: () => current.cancel() }
    },
  },
}

/** Milliseconds that a host waits whatever is configured. */
const EIGHT_SECONDS = 8_000

/** Mutants that take final messages wrongly. */
export const finalMutants = mutantsIn('vfs.lifecycle')({
  'error-completes-as-failure': {
    'tries-again: runs a tool once more whose error may pass by itself': triesAgain,
  },
  'stderr-apart-from-result': {
    'stderr-as-a-block: adds stderr as a block to a result that is blocks': withStderr(
      (outcome, heard) =>
        'content' in outcome && typeof outcome.content !== 'string'
          ? { ...outcome, content: [...outcome.content, { type: 'text', text: heard }] }
          : outcome,
    ),
    'late-stderr: appends what comes on stderr after a result': knowingFinal(
      ({ onStderr, reportedText }, final) => {
        let late = ''
        return {
          onStderr(chunk) {
            if (final()) late += chunk.toString('utf8')
            onStderr(chunk)
          },
          reportedText: (outcome) =>
            reportedText(
              'content' in outcome && typeof outcome.content === 'string'
                ? { ...outcome, content: outcome.content + late }
                : outcome,
            ),
        }
      },
    ),
  },
  'outcome-in-bounded-time': {
    'waits-after-an-error: waits for the exit of a tool that has reported an error': knowingFinal(
      ({ steps }, final) => ({
        steps: (reason, limits) =>
          reason === 'final' && isFailure(final()) ? [] : steps(reason, limits),
      }),
    ),
    'eight-seconds: leaves a tool that is done eight seconds whatever is configured': onSteps(
      (steps, reason) =>
        reason === 'final'
          ? [{ afterMs: EIGHT_SECONDS, means: 'SIGTERM' }, ...steps.slice(1)]
          : steps,
    ),
    'sigterm-alone: sends no more than SIGTERM to a tool that is done': onSteps((steps, reason) =>
      reason === 'final' ? steps.slice(0, 1) : steps,
    ),
  },
  'no-process-left-behind': {
    'lets-go: takes a tool for gone that stays after an error': knowingFinal(
      ({ start }, final) => ({
        start(how, observer) {
          const child = start(how, observer)
          const lets =
            <T extends unknown[]>(go: () => void, plainly: (...args: T) => void) =>
            (...args: T) =>
              isFailure(final()) ? go() : plainly(...args)
          return {
            ...child,
            signal: lets(() => observer.exit(null, 'SIGTERM'), child.signal),
            release: lets(() => {}, child.release),
          }
        },
      }),
    ),
  },
  'first-final-decides': {
    'result-after-error: goes by a result that follows an error': having(({ overAfter }) => ({
      overAfter: (outcome) => overAfter(outcome) && !isFailure(outcome),
    })),
    'joins-finals: joins the contents of several results': joining,
  },
  'exit-status-after-final': {
    'signal-for-an-error: reports the signal in place of the error before it': replacing(
      (_, signal) => (signal === null ? undefined : `the tool died of ${signal}`),
    ),
    'status-for-an-error: reports the status in place of the error before it': replacing((code) =>
      code ? `the tool exited with status ${code}` : undefined,
    ),
  },
  'closed-stdout-fails': {
    'closed-sigterm-alone: sends no more than SIGTERM to a tool that closed its output': onSteps(
      (steps, reason) => (reason === 'closed' ? steps.slice(0, 1) : steps),
    ),
  },
})
