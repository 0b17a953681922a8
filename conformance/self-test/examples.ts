/**
 * Certifies every example through its own configuration, whole. An example whose toolchain is missing is named and
 * left out; where CI is set it fails, because CI has them all.
 */
import { join } from 'node:path'
import { execa } from 'execa'
import pMap from 'p-map'
import { kindsOnPath } from '../../harness/launch/program.ts'
import { type Example, examplesIn } from '../../reference-impl/examples/toolchains.ts'
import type { Results } from '../../spec/generated/results.ts'
import { suites } from '../suite-list.ts'
import { root } from './configuration.ts'
import { type Proving, provingOf } from './proving.ts'

const folder = 'reference-impl/examples'
let passed = 0
let failed = 0

const [tools, hosts, plugins, pluginHosts] = await Promise.all([
  provingFor('tool'),
  provingFor('host'),
  provingFor('plugin'),
  provingFor('plugin-host'),
])
const examples = examplesIn(join(root, folder))
// A host mostly waits, and each tool does for a third of its time, which another one can use.
await Promise.all([
  pMap(examples.tools, (example) => unlessMissing(example, certifyExample), { concurrency: 2 }),
  pMap(examples.hosts, (example) => unlessMissing(example, certifyHostExample), { concurrency: 1 }),
  pMap(examples.plugins, (example) => unlessMissing(example, certifyPluginExample), {
    concurrency: 1,
  }),
  pMap(examples.pluginHosts, (example) => unlessMissing(example, certifyPluginHostExample), {
    concurrency: 1,
  }),
])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function unlessMissing(
  example: Example,
  action: (example: Example) => Promise<void>,
): Promise<void> {
  const missing = example.needs.filter((name) => !kindsOnPath(name).includes('program'))
  if (missing.length > 0) leaveOut(example, missing)
  else await action(example)
}

async function provingFor(role: string): Promise<Proving> {
  const entry = suites.find((each) => each.role === role)
  if (!entry) throw new TypeError(`no suite certifies a ${role}`)
  return provingOf(entry)
}

async function certifyHostExample({ folder: name }: Example): Promise<void> {
  const config = `${folder}/${name}/jp-conformance.yaml`
  report(name, await hosts.certify({ config, options: { jobs: 0 } }))
}

async function certifyPluginExample({ folder: name }: Example): Promise<void> {
  report(name, await plugins.certify({ config: `${folder}/${name}/jp-conformance.yaml` }))
}

async function certifyPluginHostExample({ folder: name, driven }: Example): Promise<void> {
  const inFolder = (file: string) => ({ config: `${folder}/${name}/${file}`, timeScale: 2 })
  report(name, await pluginHosts.certify(inFolder('jp-conformance.yaml')))
  if (driven) report(`${name} ${driven}`, await pluginHosts.certify(inFolder(driven)))
}

async function certifyExample(example: Example): Promise<void> {
  const cwd = join(root, folder, example.folder)
  const [program = '', ...args] = example.build === 'none' ? [] : example.build
  if (program) await execa(program, args, { cwd, stderr: 'inherit' })
  const config = `${folder}/${example.folder}/jp-conformance.yaml`
  report(example.folder, await tools.certify({ config }))
  const { stateful, oneShot, stdio } = example
  for (const other of [stateful, oneShot, stdio].filter((name) => name !== undefined)) {
    const results = await tools.certify({ config: `${folder}/${example.folder}/${other}` })
    report(`${example.folder} ${other}`, results)
  }
  if (example.plugin) {
    const config = `${folder}/${example.folder}/${example.plugin}`
    report(`${example.folder} ${example.plugin}`, await plugins.certify({ config }))
  }
  if (!example.probe) return
  const words = example.probe.map((word) => (word.includes('.') ? join(cwd, word) : word))
  for (const name of ['probe', 'probe-stateful']) {
    const results = await tools.certify({ config: `${folder}/${name}.yaml`, words })
    report(`${example.folder} ${name}`, results)
  }
}

function leaveOut({ folder: name }: Example, missing: string[]): void {
  console.log(`left out ${name}: ${missing.join(', ')} not found`)
  if (process.env.CI) failed += 1
}

function report(name: string, { outcome, results, ms }: Results): void {
  const red = results.filter(
    ({ verdict }) => verdict === 'fail' || verdict === 'warn' || verdict === 'inconclusive',
  )
  const good = outcome === 'conformant' && red.length === 0
  if (good) passed += 1
  else failed += 1
  console.log(`${good ? 'passed' : 'FAILED'} ${name} (${((ms ?? 0) / 1000).toFixed(1)} s)`)
  for (const { verdict, requirement, reason, fault } of red)
    console.log(`  ${verdict} ${requirement}: ${reason} [${fault ?? 'no fault'}]`)
}
