import { isObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { having, onEachRequest, onLine, serving } from './combinators.ts'
import { methodNameMutants } from './methods/names.ts'
import { type Apply, type Mutant, mutantsIn } from './mutant.ts'

/** A host that does not know some methods. */
const without = (isLeftOut: (method: string) => boolean): Apply =>
  having(({ services }) => ({
    services: Object.fromEntries(Object.entries(services).filter(([name]) => !isLeftOut(name))),
  }))

/** Knows a method by another name. */
const alias = (name: string, method: string): Apply =>
  onEachRequest(
    (plainly) => (asked, params, signal) =>
      plainly(asked === name ? method : asked, params, signal),
  )

/** Answers every request in the same way. */
const always = (answer: ReturnType<typeof answered>): Apply =>
  having(() => ({ around: () => async () => answer }))

export const methodsMutants: readonly Mutant[] = [
  ...methodNameMutants,
  ...mutantsIn('vfs.methods')({
    'serves-fs': {
      'no-search: does not know fs.grep': without((method) => method === 'fs.grep'),
      'always-empty: answers every request with an empty object': always(answered({})),
      'always-denied: refuses every request': always(refused(-32001, 'Access denied')),
    },
    'serves-http': {
      'no-web: does not know the methods of the web': without((method) =>
        method.startsWith('http.'),
      ),
    },
    'serves-process': {
      'no-programs: does not know process.run': without((method) => method.startsWith('process.')),
    },
    'set-is-fixed': {
      'any-verb: takes any verb of HTTP for a method of the web': alias('http.put', 'http.post'),
      'knows-stat: knows fs.metadata as fs.stat, too': alias('fs.stat', 'fs.metadata'),
    },
    'undotted-names': {
      'half-a-name: writes without asking the policy when it is asked to `write`': having(
        ({ around, services, serviceContext, limits }) => ({
          around: serving(around, (plainly) => async (method, params, signal) => {
            const service = services[`fs.${method}`]
            if (!service || !isObject(params)) return plainly(method, params, signal)
            return service(params, { ...serviceContext, fileBytes: limits.fileBytes, signal })
          }),
        }),
      ),
    },
    'no-file-notifications': {
      'tells-of-changes: notifies a tool that a file has changed': (parts) => {
        let hasChanged = false
        const noticing = onEachRequest((plainly) => (method, params, signal) => {
          hasChanged ||= method === 'fs.write'
          return plainly(method, params, signal)
        })
        const reporting = onLine((line) => {
          if (!hasChanged) return line
          hasChanged = false
          return `${line}{"jsonrpc":"2.0","method":"fs.changed","params":{}}\n`
        })
        return reporting(noticing(parts))
      },
    },
  }),
]
