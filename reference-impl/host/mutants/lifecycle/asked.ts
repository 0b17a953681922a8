import { openSync } from 'node:fs'
import { devNull } from 'node:os'
import type { EndReason } from '../../runtime/escalation.ts'
import { counting } from '../cancel/meanwhile.ts'
import { having, onAnswer, seeing } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Milliseconds between two looks. */
const LOOK_MS = 50

/** Does nothing to end a tool for a reason once it has asked for something. */
const sparingWhoAsked = (spared: EndReason): Apply =>
  having(({ around, steps }) => {
    let hasAsked = false
    return {
      around: seeing(around, () => {
        hasAsked = true
      }),
      steps: (reason, limits) => (reason === spared && hasAsked ? [] : steps(reason, limits)),
    }
  })

/** Mutants that end a run otherwise when its tool has asked for something, or is asking. */
export const askedEndMutants = mutantsIn('vfs.lifecycle')({
  'hundreds-of-requests#open-files': {
    'leaks-what-fails: leaves a file open for each read that fails': onAnswer(
      'fs.read',
      (answer) => {
        if ('error' in answer) openSync(devNull, 'r')
        return answer
      },
    ),
  },
  'exit-without-final-fails': {
    'whole-lines: reports the lines of stderr that have an end': having(({ exited }) => ({
      exited: ({ stderr, ...exit }) =>
        exited({ ...exit, stderr: stderr.slice(0, stderr.lastIndexOf('\n') + 1) }),
    })),
  },
  'death-by-signal-reported': {
    'words-since-the-answer: reports what came on stderr since its last answer': having(
      ({ around, onStderr, exited }) => {
        let words = ''
        return {
          around: seeing(around, () => {
            words = ''
          }),
          onStderr(chunk) {
            words += chunk.toString('utf8')
            onStderr(chunk)
          },
          exited: (exit) => exited({ ...exit, stderr: words }),
        }
      },
    ),
  },
  'outcome-in-bounded-time': {
    'waits-for-programs: reports no outcome while a program runs for the tool': counting(
      ({ start }, open) => ({
        start: (how, observer) =>
          start(how, {
            ...observer,
            exit(code, signal) {
              const look = () =>
                void (open() === 0 ? observer.exit(code, signal) : setTimeout(look, LOOK_MS))
              look()
            },
          }),
      }),
    ),
    'waits-for-who-asked: waits for the exit of a tool that has asked for something':
      sparingWhoAsked('final'),
  },
  'closed-stdout-fails': {
    'waits-for-who-asked-before: waits for a tool that closed its output once it has asked for something':
      sparingWhoAsked('closed'),
  },
})
