import { both, having, onSteps } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'

export const handleMutants = mutantsIn('vfs.state')({
  'no-action-is-one-shot': {
    'all-are-handles: keeps every tool running once it has its result': both(
      onSteps((steps, reason) => (reason === 'final' ? [] : steps)),
      having(({ reportedText: reported }) => ({
        reportedText: (outcome) =>
          reported(
            'content' in outcome
              ? { content: JSON.stringify({ id: 'h', state: 'stopped', result: outcome.content }) }
              : outcome,
          ),
      })),
    ),
  },
  'process-stays-alive': {
    'new-process: ends the tool once its first input is answered': having(
      ({ reported: output }) => {
        let states = 0
        return {
          reported(method, params) {
            const found = output(method, params)
            states += Number(method === 'state')
            return states > 1 && found && 'state' in found
              ? { outcome: { content: 'to be started again' } }
              : found
          },
        }
      },
    ),
  },
  'exit-without-stopped-fails': {
    'exit-unnoticed: reports nothing of stderr when a tool ends without a stopped state': having(
      ({ exited }) => ({ exited: (exit) => exited({ ...exit, stderr: '' }) }),
    ),
  },
  'abort-ends-process': {
    'forgets-the-process: leaves the process of an aborted handle running': onSteps(
      (steps, reason) => (reason === 'cancelled' ? [] : steps),
    ),
  },
  'init-tells-stateful': {
    'hides-the-action: leaves the action out of `init`': having(({ init }) => ({
      init({ arguments: { action: _, ...rest }, ...order }) {
        return init({ ...order, arguments: rest })
      },
    })),
  },
})
