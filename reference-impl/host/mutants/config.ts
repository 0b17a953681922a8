import { both, having, onDecision, onLimits } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

/** What the tools of one host have been seen to be allowed. */
const known = { isWritable: false, hasSpoken: false }

export const configMutants = mutantsOf(
  {
    id: 'vfs.config.one-runtime',
    violates: 'vfs.config.runtime-selects-protocol',
    change: 'waits for the output of every tool, and says nothing to it',
    apply: both(
      onLimits(() => ({ idleMs: 2_000 })),
      having(() => ({ write: () => {} })),
    ),
  },
  {
    id: 'vfs.config.one-section',
    violates: 'vfs.config.sandbox-section-governs',
    change: 'goes by one section for all tools',
    apply: (parts) => {
      const decision = parts.surroundings.decide('fs.write', { path: 'any.txt' })
      if (decision.decision === 'allow') known.isWritable = true
      return onDecision((plainly, method) =>
        known.isWritable && method === 'fs.write' ? { decision: 'allow' } : plainly,
      )(parts)
    },
  },
  {
    id: 'vfs.config.addresses-open-variables',
    violates: 'vfs.config.network-keys',
    change: 'puts any variable into headers for a tool that has addresses',
    apply: having(({ surroundings }) => ({
      surroundings: {
        ...surroundings,
        mayUse: { ...surroundings.mayUse, inHeader: () => true },
      },
    })),
  },
  {
    id: 'vfs.config.variables-open-addresses',
    violates: 'vfs.config.network-keys',
    change: 'reaches any address for a tool that has variables',
    apply: (parts) =>
      onDecision((decision, method) =>
        method === 'http.get' && parts.surroundings.mayUse.inHeader('JP_CONFORMANCE_TOKEN')
          ? { decision: 'allow' }
          : decision,
      )(parts),
  },
  {
    id: 'vfs.config.one-rule-for-programs',
    violates: 'vfs.config.command-keys',
    change: 'takes the arguments that one program may have for those of all',
    apply: onDecision((decision, method, { program, args }) =>
      method === 'process.run' && program === 'true' && Array.isArray(args) && args[0] === '-c'
        ? { decision: 'allow' }
        : decision,
    ),
  },
  {
    id: 'vfs.config.one-runtime-at-a-time',
    violates: 'vfs.config.runtimes-side-by-side',
    change: 'starts no tool of the other runtime once it has run one under the protocol',
    apply: having(({ confine }) => ({
      confine: (command) => {
        known.hasSpoken ||= command.some((word) => word.endsWith('.js'))
        const isOther = !command.some((word) => word.endsWith('.js'))
        return known.hasSpoken && isOther ? undefined : confine(command)
      },
    })),
  },
  {
    id: 'vfs.config.program-alone',
    violates: 'vfs.config.command-carries-arguments',
    change: 'starts a tool with no more than two words of its command',
    apply: having(({ confine }) => ({ confine: (command) => confine(command.slice(0, 2)) })),
  },
)
