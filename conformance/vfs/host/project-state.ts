import { CANARY, type HostConversation } from '../../../harness/host-conversation.ts'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  quote,
  satisfied,
  satisfiedUnless,
  violated,
} from '../../engine/finding.ts'

/** Files by path with what they hold; `null` where nothing is to stand, neither file nor directory. */
export type ProjectState = Readonly<Record<string, Buffer | string | null>>

/** Judges how the project stands after a call: after the last one, or after the one of this number (from 0). */
export const projectHas =
  (standing: ProjectState, nth = -1) =>
  (c: HostConversation): Finding[] => {
    const wanted = Object.entries(standing)
    if (wanted.length === 0) return []
    const files = c.snapshots.at(nth)
    if (!files)
      return [inconclusive(`the project was not shown: ${c.failure?.sentence ?? 'no snapshot'}`)]
    return wanted.map(([path, content]) => standsThere(files, path, content))
  }

/** Judges that these words stand in no file at the end but those of these paths. */
export const nowhereElse = (words: string, ...paths: string[]) =>
  withoutCopy(
    words,
    { expected: `${quote(words)} at no other place`, content: 'the content' },
    paths,
  )

/** The same of words in no file at all, with what is expected and what they are the content of. */
export const withoutCopy =
  (
    words: string,
    { expected, content }: Readonly<Record<'expected' | 'content', string>>,
    paths: readonly string[] = [],
  ) =>
  ({ snapshots }: HostConversation): Finding => {
    const files = snapshots.at(-1)
    if (!files) return inconclusive('the project was not shown')
    const others = Object.keys(files).filter((path) => !paths.includes(path))
    const isCopied = others.some((path) => bytesIn(files, path)?.includes(words))
    return satisfiedUnless(isCopied && `${content} at another place of the project`, expected)
  }

/** What is wrong with what stands at a path at the end, in one phrase. */
export function wrongAt(
  c: HostConversation,
  path: string,
  content: ProjectState[string],
): string | undefined {
  const [found] = projectHas({ [path]: content })(c)
  return found?.kind === 'violated' ? found.observed : undefined
}

/** Judges that the directory outside of the project is as it was. */
export function outsideUntouched({ outside }: HostConversation): Finding[] {
  const expected = 'nothing changed outside of the project'
  const { 'canary.txt': canary, ...others } = outside
  const [odd] = Object.keys(others)
  if (odd !== undefined) return [violated(expected, `${quote(odd)} made outside of the project`)]
  if (canary === undefined) return [violated(expected, 'a file outside of the project deleted')]
  return [
    canary === CANARY ? satisfied() : violated(expected, 'a file outside of the project changed'),
  ]
}

/** The bytes of a file of the project as a snapshot shows it. */
export function bytesIn(files: JsonObject, path: string): Buffer | undefined {
  const file = Object.hasOwn(files, path) ? files[path] : undefined
  if (typeof file === 'string') return Buffer.from(file)
  if (!isObject(file)) return undefined
  if (typeof file.base64 === 'string') return Buffer.from(file.base64, 'base64')
  if (typeof file.repeat === 'string') return Buffer.from(file.repeat.repeat(Number(file.times)))
  return undefined
}

/** Whether anything stands at a path of a snapshot, or below it. */
export const anythingAt = (files: JsonObject, path: string): boolean =>
  Object.keys(files).some((name) => name === path || name.startsWith(`${path}/`))

function standsThere(files: JsonObject, path: string, content: ProjectState[string]): Finding {
  if (content === null) {
    const expected = `nothing at ${quote(path)}`
    return anythingAt(files, path) ? violated(expected, `something at ${quote(path)}`) : satisfied()
  }
  const bytes = bytesIn(files, path)
  const wanted = Buffer.from(content)
  const expected = `${wanted.length} bytes as they were given at ${quote(path)}`
  if (!bytes) return violated(expected, `no file ${quote(path)}`)
  if (bytes.equals(wanted)) return satisfied()
  return violated(
    expected,
    `${bytes.length} bytes at ${quote(path)}: ${quote(bytes.toString('utf8'))}`,
  )
}
