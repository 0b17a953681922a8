/**
 * Certifies every example through its own configuration, whole. An example whose toolchain is missing is named and
 * left out; where CI is set it fails, because CI has them all. Words narrow it down to what has one in its name.
 */
import { join } from 'node:path'
import { execa } from 'execa'
import pMap from 'p-map'
import { endAtSignal } from '../../harness/launch/end-at-once.ts'
import { kindsOnPath } from '../../harness/launch/program.ts'
import { type Example, examplesIn } from '../../reference-impl/examples/toolchains.ts'
import type { ProofSubject } from '../../reference-impl/proof.ts'
import type { Results } from '../../spec/generated/results.ts'
import { suites } from '../suite-list.ts'
import { root } from './configuration.ts'
import { type Proving, provingOf } from './proving.ts'
import { Room } from './room.ts'

/** What is certified of an example, what takes longest first. */
const KINDS = [
  'driven',
  'stateful',
  'plugin',
  'probe',
  'host',
  'plugin-host',
  'stdio',
  'probe-stateful',
  'tool',
  'oneShot',
] as const

/** One certification of an example. */
interface Certification {
  about: string
  kind: (typeof KINDS)[number]
  role: string
  subject: ProofSubject
}

/** Certifications at once where the machine has room for them: each waits for much of its time. */
const AT_ONCE = 5

const folder = 'reference-impl/examples'
const words = process.argv.slice(2)
const provings = new Map<string, Proving>()
let passed = 0
let failed = 0

endAtSignal()
for (const entry of suites) provings.set(entry.role, await provingOf(entry))
const { tools, hosts, plugins, pluginHosts } = examplesIn(join(root, folder))
const present = tools.filter(isPresent)
const certifications = [
  ...present.flatMap(ofTool),
  ...hosts.filter(isPresent).map(ofHost),
  ...plugins.filter(isPresent).map((each) => configured(each, 'plugin', 'plugin')),
  ...pluginHosts.filter(isPresent).flatMap(ofPluginHost),
].filter(({ about }) => words.length === 0 || words.some((word) => about.includes(word)))
for (const example of present.filter(isWanted)) await build(example)
const room = new Room()
await pMap(
  certifications.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)),
  (each) => room.for(() => certify(each)),
  { concurrency: AT_ONCE },
)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function isWanted({ folder: name }: Example): boolean {
  return certifications.some(({ about }) => about.split(' ')[0] === name)
}

function isPresent({ folder: name, needs }: Example): boolean {
  const lacking = needs.filter((program) => !kindsOnPath(program).includes('program'))
  if (lacking.length === 0) return true
  console.log(`left out ${name}: ${lacking.join(', ')} not found`)
  if (process.env.CI) failed += 1
  return false
}

async function build({ folder: name, build }: Example): Promise<void> {
  const [program = '', ...args] = build === 'none' ? [] : build
  if (program) await execa(program, args, { cwd: join(root, folder, name), stderr: 'inherit' })
}

function configured(
  { folder: name }: Example,
  kind: Certification['kind'],
  role: string,
  file?: string,
): Certification {
  const config = `${folder}/${name}/${file ?? 'jp-conformance.yaml'}`
  return { about: [name, file ?? []].flat().join(' '), kind, role, subject: { config } }
}

function ofTool(example: Example): Certification[] {
  const others = (['stateful', 'oneShot', 'stdio', 'plugin'] as const).flatMap((kind) => {
    const file = example[kind]
    const role = kind === 'plugin' ? 'plugin' : 'tool'
    return file === undefined ? [] : [configured(example, kind, role, file)]
  })
  return [configured(example, 'tool', 'tool'), ...others, ...probesOf(example)]
}

function probesOf({ folder: name, probe }: Example): Certification[] {
  const cwd = join(root, folder, name)
  const words = probe?.map((word) => (word.includes('.') ? join(cwd, word) : word))
  const kinds = words ? (['probe', 'probe-stateful'] as const) : []
  return kinds.map((kind) => ({
    ...{ about: `${name} ${kind}`, kind, role: 'tool' },
    subject: { config: `${folder}/${kind}.yaml`, ...(words && { words }) },
  }))
}

function ofHost(example: Example): Certification {
  const { subject, ...certification } = configured(example, 'host', 'host')
  return { ...certification, subject: { ...subject, options: { jobs: 0 } } }
}

function ofPluginHost(example: Example): Certification[] {
  const { driven } = example
  const all = [
    configured(example, 'plugin-host', 'plugin-host'),
    ...(driven ? [configured(example, 'driven', 'plugin-host', driven)] : []),
  ]
  return all.map((each) => ({ ...each, subject: { ...each.subject, timeScale: 2 } }))
}

async function certify({ about, role, subject }: Certification): Promise<void> {
  const proving = provings.get(role)
  if (!proving) throw new TypeError(`no suite certifies a ${role}`)
  report(about, await proving.certify(subject))
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
