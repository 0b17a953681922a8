import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  stringify,
  type ToStringOptions,
} from 'yaml'
import { parse } from '../../harness/wire/json.ts'
import { repeatedNames } from '../../harness/wire/repeated-names.ts'
import type { Problem } from '../problem.ts'
import { openedAt, unclosed } from './unclosed.ts'

/** A YAML file as a value, with the lines on which its parts stand. */
export interface YamlFile {
  path: string
  value: unknown
  /** `FILE:LINE` of the part at a path of keys and indexes; of the nearest part above when it is not there. */
  at(path: readonly string[]): string
}

/** Spells a value as YAML, with long texts on one line. */
export function yamlText(value: unknown): string {
  return stringify(value, { lineWidth: 0 })
}

/** Spells a value as YAML on one line. */
export function yamlFlow(value: unknown): string {
  const options: ToStringOptions = {
    ...{ lineWidth: 0, blockQuote: false, singleQuote: false },
    collectionStyle: 'flow',
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  }
  return stringify(value, options).trimEnd()
}

/** Reads the text of a YAML file (JSON is YAML); everything wrong with it is a problem with its line. */
export function readYaml(path: string, text: string): ReadYaml {
  const value = plainJson(text)
  if (value === undefined) return readAsYaml(path, text)
  // A tree with the lines takes a hundred times the memory of the text, and only problems ask for lines.
  let lines: ReadYaml | undefined
  const at: YamlFile['at'] = (keys) => {
    lines ??= readAsYaml(path, text)
    return lines.file?.at(keys) ?? `${path}:1`
  }
  return { file: { path, value, at } }
}

type ReadYaml = { file: YamlFile; problems?: never } | { problems: Problem[]; file?: never }

/** The value of a text that is JSON, and means the same as YAML: no object has a member twice. */
function plainJson(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined
  const value = parse(text)
  const { outer, inner } = value === undefined ? {} : repeatedNames(text)
  return outer === undefined && inner === undefined ? value : undefined
}

function readAsYaml(path: string, text: string): ReadYaml {
  const counter = new LineCounter()
  const document = parseDocument(text, {
    ...{ lineCounter: counter, prettyErrors: false },
    // Bytes and sets are no values of JSON.
    resolveKnownTags: false,
  })
  const lineAt = (offset: number) => `${path}:${Math.max(1, counter.linePos(offset).line)}`
  const faults = [...document.errors, ...document.warnings]
  const problems = faults.map(({ code, message, pos: [offset] }): Problem => {
    const opened = openedAt(document, { message, offset })
    if (opened !== undefined) return { at: lineAt(opened), ...unclosed(text.charAt(opened)) }
    const output = sentences[code]?.(text.slice(offset)) ?? {
      message: plain(message),
      hint: text.startsWith('//', offset) ? 'A comment begins with #.' : hints[code],
    }
    return { at: lineAt(offset), ...output }
  })
  const conflict = text.search(/^<{7} /m)
  if (problems.length > 0 && conflict >= 0)
    return { problems: [{ at: lineAt(conflict), ...CONFLICT }] }
  const [tooDeep] = problems.filter(({ message }) => message === TOO_DEEP)
  if (tooDeep) return { problems: [tooDeep] }
  if (problems.length > 0) return { problems: firstOfEachLine(problems) }
  return withValue(document, { path, at: (keys) => lineAt(offsetOf(document, keys)) })
}

/** One thing that is not YAML makes the parser object to the rest of its line, too. */
function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const first = new Map<string | undefined, Problem>()
  for (const problem of problems) if (!first.has(problem.at)) first.set(problem.at, problem)
  return [...first.values()]
}

function withValue(document: Document, file: Omit<YamlFile, 'value'>): ReadYaml {
  try {
    const value = document.toJS() ?? {}
    // An alias may name what it stands in, and such a value has no end.
    JSON.stringify(value)
    return { file: { ...file, value } }
  } catch (error) {
    const { message: why } = error as Error
    const reason = /circular/.test(why) ? 'one of them stands inside what it names' : why
    const message = isTooDeep(why) ? TOO_DEEP : `its aliases cannot be followed: ${reason}.`
    return { problems: [{ at: file.at([]), message }] }
  }
}

const CONFLICT: Problem = {
  message: 'a conflict of a merge begins here.',
  hint: 'Keep one of the two sides, and remove the lines of <, = and >.',
}

const sentences: Partial<Record<string, (source: string) => Omit<Problem, 'at'>>> = {
  DUPLICATE_KEY: (source) => ({
    message: `the key${named(source)} stands twice in the same place.`,
    hint: 'Keep one of the two.',
  }),
  TAB_AS_INDENT: () => ({
    message: 'this line is indented with a tab, which YAML does not allow.',
    hint: 'Indent with spaces.',
  }),
  TAG_RESOLVE_FAILED: (source) => ({
    message: `the tag \`${/^\S+/.exec(source)?.[0]}\` stands for nothing here.`,
    hint: 'Leave it out; bytes of a file are written as a mapping: { base64: … }.',
  }),
  MULTIPLE_DOCS: () => ({
    message: 'a second document begins here; the file must hold one.',
    hint: 'Remove the line `---` and what follows, or put it into a file of its own.',
  }),
}

/** How to mend what the parser states well enough. */
const hints: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put a text that has a colon and a space in quotes.',
  BAD_SCALAR_START: 'Put the text in quotes.',
  BAD_DQ_ESCAPE: 'In double quotes a backslash is written twice; in single quotes once.',
}

function named(source: string): string {
  const key = /^["']?([^"':,}\s]+)/.exec(source)?.[1]
  return key === undefined ? '' : ` \`${key}\``
}

const TOO_DEEP = 'its values are nested too deeply to be read.'

const isTooDeep = (message: string) => /call stack|stack overflow/i.test(message)

function plain(message: string): string {
  if (isTooDeep(message)) return TOO_DEEP
  const [first = ''] = message.split('\n')
  return `this is not YAML: ${first.replace(/[.:]$/, '')}.`
}

function offsetOf(document: Document, path: readonly string[]): number {
  let node: unknown = document.contents
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document)
    const found = child(node, key)
    if (found === undefined) return offset
    offset = found.offset ?? offset
    node = found.value
  }
  return offset
}

function child(node: unknown, key: string): { value: unknown; offset?: number } | undefined {
  if (isSeq(node))
    return { value: node.items[Number(key)], offset: startOf(node.items[Number(key)]) }
  if (!isMap(node)) return undefined
  const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === key)
  return pair && { value: pair.value, offset: startOf(pair.key) }
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}
