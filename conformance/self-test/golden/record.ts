/**
 * Records the golden transcripts from real processes, and shows which findings moved. Stored are those of subjects
 * whose findings moved and of those without any; `--help` lists the options.
 * @see CONTRIBUTING.md
 */
import pMap from 'p-map'
import { endAtSignal } from '../../../harness/launch/end-at-once.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import type { CorrectSubject, MutantSubject } from '../../../reference-impl/proof.ts'
import { suites } from '../../suite-list.ts'
import { selfTestCommand } from '../command.ts'
import { type Proving, provingOf } from '../proving.ts'
import { Room } from '../room.ts'
import { timed } from '../timed.ts'
import { deciding } from './deciding.ts'
import { findingsOf, moved, readFindings, writeFindings } from './findings.ts'
import { fileOf, type Golden, nameOf } from './golden.ts'
import { storedFiles, storedNames, writeGolden } from './store.ts'

const command = selfTestCommand('golden', 'Records the golden transcripts from real processes.')
  .argument('[words...]', 'narrow the run to subjects whose name holds one of them')
  .option('--all', 'store every subject again, not only those whose findings moved')
  .parse()
const words = command.args
const values = command.opts<{ role?: string; all?: true }>()

/** Files that are recorded at a time; each is written when its last subject is there. */
const FILES = 3

/** A subject, and how it is called in the golden transcripts. */
interface Subject extends Omit<Golden, 'transcripts'> {
  certified: CorrectSubject | MutantSubject
}

const subjectsOf = ({ role, correct, mutants }: Proving): Subject[] => [
  ...correct.map((certified) => ({ role, subject: certified.about, certified })),
  ...mutants.map((certified) => ({
    ...{ role, subject: certified.id, requirement: certified.violates, certified },
  })),
]

const isWanted = (subject: Subject) =>
  words.length === 0 || words.some((word) => nameOf(subject).includes(word))

async function recorded(proving: Proving, { certified, ...subject }: Subject): Promise<Golden> {
  const transcripts: Transcript[] = []
  const results = await timed(
    nameOf(subject),
    () => proving.certify(certified, (transcript) => transcripts.push(transcript)),
    () => 'recorded',
  )
  return deciding({ ...subject, transcripts }, results, (golden) => findingsOf(proving, golden))
}

async function recordRole(proving: Proving): Promise<void> {
  const { folder } = proving
  const before = readFindings(folder)
  const subjects = subjectsOf(proving)
  const findings = new Map(before)
  const stored = new Set(storedNames(folder))
  const room = new Room()
  const record = async (subject: Subject): Promise<Golden[]> => {
    const golden = await room.for(() => recorded(proving, subject))
    const found = findingsOf(proving, golden)
    const changes = moved(before.get(nameOf(golden)), found)
    if (changes.length > 0) console.log([nameOf(golden), ...changes].join('\n  '))
    if (changes.length === 0 && !values.all && stored.has(nameOf(golden))) return []
    findings.set(nameOf(golden), found)
    return [golden]
  }
  const names = new Set(subjects.map(nameOf))
  const recordFile = async ([file, its]: readonly [string, Subject[]]) => {
    const changed = await pMap(its, record, { concurrency: proving.atOnce })
    writeGolden(folder, file, changed.flat(), (golden) => names.has(nameOf(golden)))
  }
  const byFile = Map.groupBy(subjects.filter(isWanted), fileOf)
  for (const file of storedFiles(folder)) if (!byFile.has(file)) byFile.set(file, [])
  await pMap(byFile, recordFile, { concurrency: FILES })
  for (const name of findings.keys()) if (!names.has(name)) findings.delete(name)
  writeFindings(folder, findings)
}

endAtSignal()
for (const entry of suites)
  if ((values.role ?? entry.role) === entry.role) await recordRole(await provingOf(entry))
