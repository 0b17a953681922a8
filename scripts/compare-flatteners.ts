/**
 * Certifies the adapters of well-known libraries and the reference, each for the providers that it is meant for, and
 * lays the verdicts side by side in docs/flatteners.md. Needs no network; the same seed writes the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { endAtSignal } from '../harness/launch/end-at-once.ts'
import { INSTALL, installedIn } from './flatteners/installed.ts'
import { type Library, librariesOf, referenceFor } from './flatteners/libraries.ts'
import { pageOf } from './flatteners/page.ts'
import { type Verdict, verdictOn } from './flatteners/verdict.ts'

/** Libraries that are certified at once. */
const AT_ONCE = 2

const root = join(import.meta.dirname, '..')
if (!installedIn(join(root, 'reference-impl/examples/flatteners'))) {
  console.error(INSTALL)
  process.exit(2)
}
endAtSignal()
const libraries = await librariesOf(root)
const wanted = pairsOf([referenceFor(root, libraries), ...libraries])
const verdicts = await pMap(wanted, judged, { concurrency: AT_ONCE })
const isReference = ({ library }: Verdict) => library.part === ''
const page = join(root, 'docs/flatteners.md')
writeFileSync(
  page,
  pageOf(
    verdicts.filter(isReference),
    verdicts.filter((verdict) => !isReference(verdict)),
  ),
)
console.error(`wrote ${page}`)

type Pair = [Library, Library['providers'][number]]

function pairsOf(all: Library[]): Pair[] {
  return all.flatMap((library) => library.providers.map((provider): Pair => [library, provider]))
}

async function judged([library, provider]: Pair): Promise<Verdict> {
  const started = performance.now()
  const verdict = await verdictOn(library, provider)
  const seconds = ((performance.now() - started) / 1_000).toFixed(0)
  console.error(`${library.title} ${library.part} · ${provider}: ${seconds} s`)
  return verdict
}
