import { isObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { having, onLine } from './combinators.ts'
import { type Apply, mutantsOf } from './mutant.ts'

/** A host that does not know some methods. */
const without = (isLeftOut: (method: string) => boolean): Apply =>
  having(({ services }) => ({
    services: Object.fromEntries(Object.entries(services).filter(([name]) => !isLeftOut(name))),
  }))

/** Knows a method by another name. */
const alias = (name: string, method: string): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      return (asked, params, signal) => plainly(asked === name ? method : asked, params, signal)
    },
  }))

/** Answers every request in the same way. */
const always = (answer: ReturnType<typeof answered>): Apply =>
  having(() => ({ around: () => async () => answer }))

export const methodsMutants = mutantsOf(
  {
    id: 'vfs.methods.no-search',
    violates: 'vfs.methods.serves-fs',
    change: 'does not know fs.grep',
    apply: without((method) => method === 'fs.grep'),
  },
  {
    id: 'vfs.methods.always-empty',
    violates: 'vfs.methods.serves-fs',
    change: 'answers every request with an empty object',
    apply: always(answered({})),
  },
  {
    id: 'vfs.methods.always-denied',
    violates: 'vfs.methods.serves-fs',
    change: 'refuses every request',
    apply: always(refused(-32001, 'Access denied')),
  },
  {
    id: 'vfs.methods.no-web',
    violates: 'vfs.methods.serves-http',
    change: 'does not know the methods of the web',
    apply: without((method) => method.startsWith('http.')),
  },
  {
    id: 'vfs.methods.no-programs',
    violates: 'vfs.methods.serves-process',
    change: 'does not know process.run',
    apply: without((method) => method.startsWith('process.')),
  },
  {
    id: 'vfs.methods.any-verb',
    violates: 'vfs.methods.set-is-fixed',
    change: 'takes any verb of HTTP for a method of the web',
    apply: alias('http.put', 'http.post'),
  },
  {
    id: 'vfs.methods.knows-stat',
    violates: 'vfs.methods.set-is-fixed',
    change: 'knows fs.metadata as fs.stat, too',
    apply: alias('fs.stat', 'fs.metadata'),
  },
  {
    id: 'vfs.methods.half-a-name',
    violates: 'vfs.methods.undotted-names',
    change: 'writes without asking the policy when it is asked to `write`',
    apply: having(({ around, services, surroundings, limits }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return async (method, params, signal) => {
          const service = services[`fs.${method}`]
          if (!service || !isObject(params)) return plainly(method, params, signal)
          return service(params, { ...surroundings, fileBytes: limits.fileBytes, signal })
        }
      },
    })),
  },
  {
    id: 'vfs.methods.tells-of-changes',
    violates: 'vfs.methods.no-file-notifications',
    change: 'tells a tool that a file has changed',
    apply: (parts) => {
      let hasChanged = false
      const noticing = having(({ around }) => ({
        around: (serve) => {
          const plainly = around(serve)
          return (method, params, signal) => {
            hasChanged ||= method === 'fs.write'
            return plainly(method, params, signal)
          }
        },
      }))
      const telling = onLine((line) => {
        if (!hasChanged) return line
        hasChanged = false
        return `${line}{"jsonrpc":"2.0","method":"fs.changed","params":{}}\n`
      })
      return telling(noticing(parts))
    },
  },
)
