import type { Outcome } from '../../runtime/outcome.ts'
import type { Answer } from '../../service.ts'
import { both, having, onOutcome, onService } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** What a careless host keeps by the names of its tools. */
const shared = {
  answers: new Map<string, Answer>(),
  results: new Map<string, string>(),
  stderr: new Map<string, string>(),
}

/** Changes what a host reports of a run, by the name of its tool. */
export const onOutcomeOf =
  (change: (outcome: Outcome, name: string) => Outcome): Apply =>
  (parts) => {
    let name = ''
    const named = having(({ init }) => ({
      init(order) {
        name = order.name
        return init(order)
      },
    }))
    return both(
      named,
      onOutcome((outcome) => change(outcome, name)),
    )(parts)
  }

/** Mutants that take the runs of one tool for one. */
export const byNameMutants = mutantsIn('vfs.concurrency')({
  'same-tool-twice-independent': {
    'outcomes-by-name: reports the first outcome of a tool for each of its runs': onOutcomeOf(
      (outcome, name) => {
        if ('failure' in outcome) return outcome
        const before = shared.results.get(`outcome of ${name}`)
        if (before !== undefined) return { content: before }
        shared.results.set(`outcome of ${name}`, String(outcome.content))
        return outcome
      },
    ),
    'stderr-by-name: keeps what the runs of a tool write to stderr together': (parts) => {
      let name = ''
      return {
        ...parts,
        init(order) {
          name = order.name
          return parts.init(order)
        },
        onStderr(chunk) {
          shared.stderr.set(name, `${shared.stderr.get(name) ?? ''}${chunk}`)
        },
        reportedText: (outcome) =>
          'failure' in outcome
            ? { failure: { ...outcome.failure, message: shared.stderr.get(name) ?? '' } }
            : parts.reportedText(outcome),
      }
    },
    'answers-by-name: answers the reads of a tool by what its other run has read': onService(
      'fs.read',
      async (_, plainly) => {
        const before = shared.answers.get('read')
        const answer = before ?? (await plainly())
        shared.answers.set('read', answer)
        return answer
      },
    ),
  },
})
