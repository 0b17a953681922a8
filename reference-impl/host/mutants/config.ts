import { both, having, onDecision, onLimits } from './combinators.ts'
import { wordMutants } from './config/words.ts'
import { type Apply, type Mutant, mutantsIn } from './mutant.ts'

/** What the tools of one host have been seen to be allowed. */
const known = { isWritable: false, hasSpoken: false }

/** Allows what it has allowed before, for whichever tool. */
const onKnown = (method: string): Apply => {
  const allowed = new Set<string>()
  return onDecision((decision, asked, params) => {
    if (asked !== method) return decision
    const key = JSON.stringify(params)
    const origin = key.replace(/\/(?:address|both|no-section)/, '')
    if (decision.decision === 'allow') allowed.add(origin)
    return allowed.has(origin) ? { decision: 'allow' } : decision
  })
}

export const configMutants: readonly Mutant[] = [
  ...wordMutants,
  ...mutantsIn('vfs.config')({
    'runtime-selects-protocol': {
      'one-runtime: waits for the output of every tool, and sends nothing to it': both(
        onLimits(() => ({ idleMs: 2_000 })),
        having(() => ({ write: () => {} })),
      ),
    },
    'sandbox-section-governs': {
      'one-section-for-programs: runs a program for every tool that it has run for one':
        onKnown('process.run'),
      'one-section-for-addresses: reaches an address for every tool that it has reached for one':
        onKnown('http.get'),
      'one-section: goes by one section for all tools': (parts) => {
        const decision = parts.serviceContext.decide('fs.write', { path: 'any.txt' })
        if (decision.decision === 'allow') known.isWritable = true
        return onDecision((plainly, method) =>
          known.isWritable && method === 'fs.write' ? { decision: 'allow' } : plainly,
        )(parts)
      },
    },
    'network-keys': {
      'addresses-open-variables: puts any variable into headers for a tool that has addresses':
        having(({ serviceContext }) => ({
          serviceContext: {
            ...serviceContext,
            mayUse: { ...serviceContext.mayUse, inHeader: () => true },
          },
        })),
      'variables-open-addresses: reaches any address for a tool that has variables': (parts) =>
        onDecision((decision, method) =>
          method === 'http.get' && parts.serviceContext.mayUse.inHeader('JP_CONFORMANCE_TOKEN')
            ? { decision: 'allow' }
            : decision,
        )(parts),
    },
    'command-keys': {
      'variables-of-all-programs: gives a program the variables that another may have': having(
        ({ serviceContext }) => ({
          serviceContext: {
            ...serviceContext,
            mayUse: { ...serviceContext.mayUse, inProgram: () => true },
          },
        }),
      ),
      'one-rule-for-programs: takes the arguments that one program may have for those of all':
        onDecision((decision, method, { program, args }) =>
          method === 'process.run' && program === 'true' && Array.isArray(args) && args[0] === '-c'
            ? { decision: 'allow' }
            : decision,
        ),
    },
    'runtimes-side-by-side': {
      'one-runtime-at-a-time: starts no tool of the other runtime once it has run one under the protocol':
        having(({ confine }) => ({
          confine: (command) => {
            known.hasSpoken ||= command.some((word) => word.endsWith('.js'))
            const isOther = !command.some((word) => word.endsWith('.js'))
            return known.hasSpoken && isOther ? undefined : confine(command)
          },
        })),
    },
    'command-carries-arguments': {
      'no-empty-end: leaves out empty words at the end of a command': having(({ confine }) => ({
        confine: (command) =>
          confine(command.slice(0, command.findLastIndex((word) => word !== '') + 1)),
      })),
      'each-word-once: leaves out words of a command that it has already': having(
        ({ confine }) => ({
          confine: (command) => confine([...new Set(command)]),
        }),
      ),
      'splits-words: parts the words of a command at blanks': having(({ confine }) => ({
        confine: (command) => confine(command.flatMap((word) => word.split(' '))),
      })),
      'unquotes-words: takes quotation marks off the words of a command': having(({ confine }) => ({
        confine: (command) => confine(command.map((word) => word.replaceAll('"', ''))),
      })),
      'program-alone: starts a tool with no more than two words of its command': having(
        ({ confine }) => ({ confine: (command) => confine(command.slice(0, 2)) }),
      ),
    },
  }),
]
