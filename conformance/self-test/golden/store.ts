import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { withoutNotes } from '../../../harness/former-transcript.ts'
import type { Transcript, TranscriptEvent } from '../../../harness/transcript.ts'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { root } from '../configuration.ts'
import { type Golden, nameOf } from './golden.ts'
import { folded, unfolded } from './repetition.ts'

/** The folder of a suite's golden transcripts and findings: compressed files, one an area. */
export const goldenFolder = (suiteFolder: string): string => join(root, suiteFolder, 'golden')

const ENDING = '.ndjson.zst'

/** Version of the transcripts that are stored here. */
const FORMAT = 1

/** First line of each golden subject; its events follow, one a line. */
interface Header extends Omit<Golden, 'transcripts'> {
  golden: number
}

/** Path of a stored file, named by its area. */
export const pathOf = (suiteFolder: string, file: string): string =>
  join(goldenFolder(suiteFolder), file + ENDING)

/** Lists the stored files of a suite by area. */
export function storedFiles(suiteFolder: string): string[] {
  const folder = goldenFolder(suiteFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort()
}

/** The names of the golden subjects that are stored for a suite. */
export const storedNames = (suiteFolder: string): string[] =>
  storedFiles(suiteFolder).flatMap((file) =>
    linesIn(suiteFolder, file)
      .filter((line) => line.startsWith('{"golden":'))
      .map((line) => nameOf(JSON.parse(line) as Header)),
  )

/** Reads the golden subjects of one file one by one: what is read from the transcripts of them all takes gigabytes. */
export function* eachGolden(suiteFolder: string, file: string): Generator<Golden> {
  let golden: Golden | undefined
  for (const line of linesIn(suiteFolder, file)) {
    const value = (
      line.includes('"repeats":') ? unfolded(JSON.parse(line)) : JSON.parse(line)
    ) as JsonObject
    if ('golden' in value) {
      if (golden) yield golden
      golden = startedBy(value as unknown as Header)
    } else if (golden) addEvent(golden, value)
  }
  if (golden) yield golden
}

function linesIn(suiteFolder: string, file: string): string[] {
  const path = pathOf(suiteFolder, file)
  if (!existsSync(path)) return []
  const text = zstdDecompressSync(readFileSync(path)).toString('utf8')
  return text.split('\n').filter((line) => line !== '')
}

function startedBy({ golden, ...subject }: Header): Golden {
  if (golden !== FORMAT) throw new Error(`transcripts of version ${golden} must be recorded again`)
  return { ...subject, transcripts: [] }
}

function addEvent({ transcripts }: Golden, value: JsonObject): void {
  const event = withoutNotes(value) as unknown as TranscriptEvent
  if (event.event === 'start') transcripts.push([])
  transcripts.at(-1)?.push(event)
}

/** Replaces golden subjects of one file and adds new ones; subjects that `isCurrent` refuses are dropped. */
export function writeGolden(
  suiteFolder: string,
  file: string,
  goldens: readonly Golden[],
  isCurrent: (golden: Golden) => boolean,
): void {
  const all = new Map([...eachGolden(suiteFolder, file)].map((golden) => [nameOf(golden), golden]))
  const before = all.size
  for (const golden of goldens) all.set(nameOf(golden), golden)
  const retained = [...all.values()].filter(isCurrent)
  if (retained.length !== before || goldens.length > 0) write(suiteFolder, file, retained)
}

function write(suiteFolder: string, file: string, goldens: Golden[]): void {
  const path = pathOf(suiteFolder, file)
  if (goldens.length === 0) {
    rmSync(path, { force: true })
    return
  }
  const lines = goldens
    .toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    .flatMap(({ transcripts, ...subject }) => [
      JSON.stringify({ golden: FORMAT, ...subject } satisfies Header),
      ...transcripts.flat().map(anonymous),
    ])
  mkdirSync(goldenFolder(suiteFolder), { recursive: true })
  writeFileSync(path, zstdCompressSync(`${lines.join('\n')}\n`, { params: COMPRESSION }))
}

/** One event as a line, without the places of the machine that recorded it. */
const anonymous = (event: Transcript[number]): string =>
  JSON.stringify(folded(event)).replaceAll(JSON.stringify(root).slice(1, -1), '/checkout')

const COMPRESSION = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  [constants.ZSTD_c_windowLog]: 27,
}
