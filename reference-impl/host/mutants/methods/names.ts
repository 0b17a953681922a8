import { isObject } from '../../../../harness/wire/json.ts'
import { answered, refused } from '../../service.ts'
import { having, onEachRequest, serving } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** Knows methods by other names, served with their policy. */
const knows = (names: Readonly<Record<string, string>>): Apply =>
  onEachRequest(
    (plainly) => (asked, params, signal) =>
      plainly(Object.hasOwn(names, asked) ? (names[asked] ?? asked) : asked, params, signal),
  )

/** Serves methods by bare names without asking the policy. */
const unasked = (...names: string[]): Apply =>
  having(({ around, services, serviceContext, limits }) => ({
    around: serving(around, (plainly) => async (method, params, signal) => {
      const whole = names.find((name) => name.split('.')[1] === method)
      const service = whole === undefined ? undefined : services[whole]
      if (!service || !isObject(params)) return plainly(method, params, signal)
      const decide = () => ({ decision: 'allow' }) as const
      return service(params, { ...serviceContext, decide, fileBytes: limits.fileBytes, signal })
    }),
  }))

/** Looks methods up in what is no table of its own. */
const succeeding = (...names: string[]): Apply =>
  onEachRequest(
    (plainly) => async (method, params, signal) =>
      names.includes(method) ? answered({}) : plainly(method, params, signal),
  )

/** Serves each of these methods once. */
const once = (...names: string[]): Apply =>
  having(({ around }) => ({
    around: (serve) => {
      const plainly = around(serve)
      const served = new Set<string>()
      return async (method, params, signal) => {
        if (!names.includes(method)) return plainly(method, params, signal)
        if (served.has(method)) return refused(-32601, `there is no method ${method}`)
        served.add(method)
        return plainly(method, params, signal)
      }
    },
  }))

/** The runs under way, and what writes to each of them. */
const listeners = new Set<(line: string) => void>()

const CHANGED = `${JSON.stringify({ jsonrpc: '2.0', method: 'fs.changed', params: {} })}\n`

/** Notifies tools of what was written, after a while. */
const notifying = (isNotified: (isOwn: boolean) => boolean, afterMs: number): Apply =>
  having(({ around, write, reportedText }) => {
    let send = (_: string): void => {}
    return {
      write(line, plainly) {
        if (line.includes('"init"')) {
          send = plainly
          listeners.add(send)
        }
        write(line, plainly)
      },
      around: serving(around, (plainly) => async (method, params, signal) => {
        const answer = await plainly(method, params, signal)
        if (method === 'fs.write')
          setTimeout(() => {
            for (const each of listeners) if (isNotified(each === send)) each(CHANGED)
          }, afterMs)
        return answer
      }),
      reportedText(outcome) {
        listeners.delete(send)
        return reportedText(outcome)
      },
    }
  })

export const methodNameMutants = mutantsIn('vfs.methods')({
  'serves-fs': {
    'searches-once: serves fs.grep once a run': once('fs.grep'),
    'lists-once: serves fs.list_dir once a run': once('fs.list_dir'),
    'deletes-once: serves fs.delete once a run': once('fs.delete'),
  },
  'undotted-names': {
    'renames-unasked: serves `rename` without asking the policy': unasked('fs.rename'),
    'gets-unasked: serves `get` without asking the policy': unasked('http.get'),
    'posts-unasked: serves `post` without asking the policy': unasked('http.post'),
    'deletes-unasked: serves `delete` without asking the policy': unasked('fs.delete'),
    'runs-unasked: serves `run` without asking the policy': unasked('process.run'),
    'succeeds-at-bare-names: answers a bare name with an empty result': succeeding(
      'rename',
      'grep',
      'metadata',
    ),
  },
  'set-is-fixed': {
    'camel-case: knows fs.list_dir as fs.listDir, too': knows({ 'fs.listDir': 'fs.list_dir' }),
    'short-list: knows fs.list_dir as fs.list, too': knows({ 'fs.list': 'fs.list_dir' }),
    'long-names: knows fs.read as fs.read_file, too': knows({ 'fs.read_file': 'fs.read' }),
    'exec: knows process.run as process.exec, too': knows({ 'process.exec': 'process.run' }),
    'remove: knows fs.delete as fs.remove, too': knows({ 'fs.remove': 'fs.delete' }),
    'move: knows fs.rename as fs.move, too': knows({ 'fs.move': 'fs.rename' }),
    'patch: knows http.post as http.patch, too': knows({ 'http.patch': 'http.post' }),
    'slashes: knows methods with a slash for their dot': knows({ 'fs/read': 'fs.read' }),
    'colons: knows methods with a colon for their dot': knows({ 'fs:read': 'fs.read' }),
    'underscores: knows methods with an underscore for their dot': knows({ fs_read: 'fs.read' }),
    'spaces: knows methods with spaces around them': knows({ ' fs.read': 'fs.read' }),
    'trailing-spaces: knows methods with a space behind them': knows({ 'fs.read ': 'fs.read' }),
    'prefixes: knows methods under the name of their protocol': knows({ 'vfs.fs.read': 'fs.read' }),
    'takes-init: answers `init` with a success': succeeding('init'),
    'takes-apply: answers `apply` with a success': succeeding('apply'),
    'takes-ping: answers `ping` with a success': succeeding('ping'),
    'takes-initialize: answers `initialize` with a success': succeeding('initialize'),
    'finds-constructors: looks methods up in an object of the language': succeeding('constructor'),
    'finds-texts: looks methods up in what every object has': succeeding(
      'toString',
      'hasOwnProperty',
    ),
    'finds-prototypes: finds a method with the name `__proto__`': succeeding('__proto__'),
    'dies-of-constructors: ends with a method `constructor`': onEachRequest(
      (plainly) => async (method, params, signal) =>
        method === 'constructor' ? process.exit(1) : plainly(method, params, signal),
    ),
    'finds-nothing: serves a method without a name': succeeding(''),
    'finds-capabilities: serves the name of a capability alone': succeeding('fs', 'fs.'),
    'discovers: answers `system.listMethods` with a success': succeeding('system.listMethods'),
  },
  'no-file-notifications': {
    'reports-to-others: notifies every other tool of what a tool has written': notifying(
      (isOwn) => !isOwn,
      0,
    ),
    'reports-later: notifies a tool of what it has written after a second': notifying(
      (isOwn) => isOwn,
      1_000,
    ),
    'reports-soon: notifies a tool of what it has written after half a second': notifying(
      (isOwn) => isOwn,
      500,
    ),
  },
})
