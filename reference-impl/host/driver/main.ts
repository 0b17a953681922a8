import { inquiryResult } from '../../../spec/generated/validators/driver.js'
import { type Host, type Inquire, openHost } from '../host.ts'
import { memoryProject } from '../project/memory.ts'
import { carryOut, type Methods } from './methods.ts'
import { variantFor } from './variant.ts'
import { openWire } from './wire.ts'

const vary = await variantFor(process.argv.slice(2))
const plain = { project: memoryProject(), tools: [], env: {}, vary }
let host: Host = openHost(plain)
let inquiries = 0

const methods: Methods = {
  describe: () => ({
    name: 'reference host',
    version: '0.1.0',
    features: ['vfs', 'fs', 'policy', 'cancel', 'one-shot', 'stateful', 'inquiry', 'unix'],
  }),
  async configure({ project, tools = [], env = {}, interactive }) {
    await host.close()
    host = openHost({
      project: memoryProject(project?.files),
      tools,
      env,
      ...(interactive && { inquire }),
      vary,
    })
    return {}
  },
  call: (batch) => host.call(batch),
  cancel({ id }) {
    host.cancel(id)
    return {}
  },
  turn_end: () => host.endTurn(),
  async snapshot() {
    return { files: await host.files() }
  },
  async shutdown() {
    await host.close()
    setImmediate(() => process.exit(0))
    return {}
  },
}

const wire = openWire((method, params) => carryOut(methods, method, params), leave)

async function inquire(inquiry: Parameters<Inquire>[0]) {
  const { result } = await wire.request('inquiry', { id: `inquiry-${++inquiries}`, ...inquiry })
  return inquiryResult(result) ? result : { denied: true as const }
}

/** Without a suite there is nobody to be a host for. */
async function leave(): Promise<void> {
  await host.close()
  process.exit(0)
}
