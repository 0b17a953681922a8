import { parseArgs } from 'node:util'
import { inquiryResult } from '../../../harness/validators/driver.ts'
import type { Tool } from '../../../spec/generated/messages/driver.ts'
import { revisionNamed } from '../coordinator/plan.ts'
import { Host } from '../host.ts'
import { sandboxAvailability } from '../sandbox/availability.ts'
import type { Inquire } from '../setup.ts'
import { behaviourFor } from './behaviour.ts'
import { featuresOf } from './features.ts'
import { carryOut, type Methods } from './methods.ts'
import { inMemory, onDisk } from './storage.ts'
import { Fault, openWire } from './wire.ts'

const { values: options } = parseArgs({
  options: {
    mutant: { type: 'string' },
    variant: { type: 'string' },
    // The former spelling of `--variant`.
    manner: { type: 'string' },
    revision: { type: 'string', default: 'rfd009' },
    'root-directory': { type: 'boolean', default: false },
    sandbox: { type: 'boolean', default: false },
  },
})
const revision = revisionNamed(options.revision)
const { vary, keeping, most, lacks, flattening } = await behaviourFor({
  ...options,
  revision,
  variant: options.variant ?? options.manner,
})
const store = options['root-directory'] ? onDisk : inMemory
const sandbox = options.sandbox && (await isSandboxed())
const features = featuresOf({
  ...{ revision, hasDirectory: options['root-directory'], hasSandbox: sandbox },
}).filter((feature) => !lacks.includes(feature))

const { configured = (params: unknown) => params } = keeping ?? {}

let storage = store({})
let tools: readonly Tool[] = []
let host = new Host({ project: storage.project, tools: [], env: {}, vary, keeping })
let inquiries = 0

const methods: Methods = {
  describe: () => ({ name: 'reference host', version: '0.1.0', features }),
  async configure({ project, tools: configured = [], env = {}, interactive }) {
    await clear()
    tools = configured
    storage = store(project?.files ?? {})
    const asks = interactive && features.includes('inquiry') ? { inquire } : {}
    host = new Host({
      project: storage.project,
      tools,
      env,
      vary,
      keeping,
      ...(most !== undefined && { most }),
      sandbox,
      consult: inquire,
      revision,
      ...asks,
    })
    return {}
  },
  call: (batch) => host.call(batch),
  cancel({ id }) {
    host.cancel(id)
    return {}
  },
  turn_end: () => host.endTurn(),
  async end_handle({ id }) {
    await host.endHandle(id)
    return {}
  },
  notifications: async () => ({ notifications: [...(await host.notices())] }),
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

const wire = openWire(
  (method, params) =>
    carryOut(methods, method, method === 'configure' ? configured(params) : params),
  leave,
)

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

/** A sandbox that is asked for and missing is reported, and not claimed. */
async function isSandboxed(): Promise<boolean> {
  const found = await sandboxAvailability(process.env.PATH ?? '')
  if (!found.available) process.stderr.write(`tools run without a sandbox: ${found.because}\n`)
  return found.available
}
