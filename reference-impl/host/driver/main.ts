import { parseArgs } from 'node:util'
import type { Tool } from '../../../spec/generated/messages/driver.ts'
import { inquiryResult } from '../../../spec/generated/validators/driver.js'
import { Host } from '../host.ts'
import { sandboxAvailability } from '../sandbox/availability.ts'
import type { Inquire } from '../setup.ts'
import { carryOut, type Methods } from './methods.ts'
import { inMemory, onDisk } from './storage.ts'
import { variantFor } from './variant.ts'
import { Fault, openWire } from './wire.ts'

const { values: options } = parseArgs({
  options: {
    mutant: { type: 'string' },
    manner: { type: 'string' },
    'root-directory': { type: 'boolean', default: false },
    sandbox: { type: 'boolean', default: false },
  },
})
const { vary, flattening } = await variantFor(options)
const store = options['root-directory'] ? onDisk : inMemory
const sandbox = options.sandbox && (await isSandboxed())
const FEATURES = ['vfs', 'fs', 'http', 'policy', 'cancel', 'one-shot', 'stateful', 'inquiry']
const PROVIDERS = ['flatten', 'instances']
/** A program needs a directory to run in. */
const features = [
  ...FEATURES,
  ...PROVIDERS,
  'unix',
  ...(options['root-directory'] ? ['process'] : []),
  ...(sandbox ? ['sandbox'] : []),
]

let storage = store({})
let tools: readonly Tool[] = []
let host = new Host({ project: storage.project, tools: [], env: {}, vary })
let inquiries = 0

const methods: Methods = {
  describe: () => ({ name: 'reference host', version: '0.1.0', features }),
  async configure({ project, tools: configured = [], env = {}, interactive }) {
    await clear()
    tools = configured
    storage = store(project?.files ?? {})
    const asks = interactive ? { inquire } : {}
    host = new Host({ project: storage.project, tools, env, vary, sandbox, ...asks })
    return {}
  },
  call: (batch) => host.call(batch),
  cancel({ id }) {
    host.cancel(id)
    return {}
  },
  turn_end: () => host.endTurn(),
  notifications: () => ({ notifications: [] }),
  async tools({ provider }) {
    const { show } = await flattening()
    return unlessUnknown(await show(tools, provider))
  },
  async flatten(asked) {
    const { flatten } = await flattening()
    return unlessUnknown(await flatten(asked))
  },
  async snapshot() {
    return { files: await host.files() }
  },
  async shutdown() {
    await clear()
    setImmediate(() => process.exit(0))
    return {}
  },
}

const wire = openWire((method, params) => carryOut(methods, method, params), leave)

const inquire: Inquire = async (inquiry) => {
  const { result } = await wire.request('inquiry', { id: `inquiry-${++inquiries}`, ...inquiry })
  return inquiryResult(result) ? result : { denied: true }
}

/** What cannot be flattened is an answer; what was asked wrongly is none. */
function unlessUnknown<A extends object>(answer: A | { error: string }): A {
  if ('error' in answer) throw new Fault(-32602, answer.error)
  return answer
}

async function clear(): Promise<void> {
  await host.close()
  storage.discard()
}

/** Without a suite there is nobody to be a host for. */
async function leave(): Promise<void> {
  await clear()
  process.exit(0)
}
process.on('exit', () => storage.discard())
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, leave)

/** A sandbox that is asked for and missing is said, and not claimed. */
async function isSandboxed(): Promise<boolean> {
  const found = await sandboxAvailability(process.env.PATH ?? '')
  if (!found.available) process.stderr.write(`tools run without a sandbox: ${found.because}\n`)
  return found.available
}
