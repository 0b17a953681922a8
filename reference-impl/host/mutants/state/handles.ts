import { both, having, onSteps } from '../combinators.ts'
import { mutantsOf } from '../mutant.ts'

export const handleMutants = mutantsOf(
  {
    id: 'vfs.state.all-are-handles',
    violates: 'vfs.state.no-action-is-one-shot',
    change: 'keeps every tool running once it has its result',
    apply: both(
      onSteps((steps, occasion) => (occasion === 'final' ? [] : steps)),
      having(({ told }) => ({
        told: (outcome) =>
          told(
            'content' in outcome
              ? { content: JSON.stringify({ id: 'h', state: 'stopped', result: outcome.content }) }
              : outcome,
          ),
      })),
    ),
  },
  {
    id: 'vfs.state.new-process',
    violates: 'vfs.state.process-stays-alive',
    change: 'ends the tool once its first input is answered',
    apply: having(({ said }) => {
      let states = 0
      return {
        said(method, params) {
          const found = said(method, params)
          states += Number(method === 'state')
          return states > 1 && found && 'state' in found
            ? { outcome: { content: 'to be started again' } }
            : found
        },
      }
    }),
  },
  {
    id: 'vfs.state.exit-unnoticed',
    violates: 'vfs.state.exit-without-stopped-fails',
    change: 'says nothing of stderr when a tool ends without a stopped state',
    apply: having(({ exited }) => ({ exited: (exit) => exited({ ...exit, stderr: '' }) })),
  },
  {
    id: 'vfs.state.forgets-the-process',
    violates: 'vfs.state.abort-ends-process',
    change: 'leaves the process of an aborted handle running',
    apply: onSteps((steps, occasion) => (occasion === 'cancelled' ? [] : steps)),
  },
  {
    id: 'vfs.state.hides-the-action',
    violates: 'vfs.state.init-tells-stateful',
    change: 'leaves the action out of `init`',
    apply: having(({ init }) => ({
      init({ arguments: { action: _, ...rest }, ...order }) {
        return init({ ...order, arguments: rest })
      },
    })),
  },
)
