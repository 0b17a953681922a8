import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Answer } from '../../service.ts'
import { entriesAt, foundAt } from '../places.ts'
import { isResult, type Other, ofMethod } from '../requests.ts'
import { bytesIn, withBytes } from '../write/requests.ts'

export const onRename = ofMethod('fs.rename')

const { instead } = onRename

export const nameIn = (path: unknown): string => String(path).replace(/.*\//, '')

/** A path without what means nothing in it. */
export const plainPath = (path: unknown): string =>
  String(path)
    .split('/')
    .filter((name) => name !== '' && name !== '.')
    .join('/')

/** What stands at both ends of a rename: `file`, `dir` or nothing. */
export async function kindsAt({ from, to }: JsonObject, other: Other) {
  const [source, target] = await Promise.all([from, to].map((path) => foundAt(path, other)))
  return { source, target, isOther: plainPath(from) !== plainPath(to) }
}

type Kinds = Awaited<ReturnType<typeof kindsAt>>

/** Does something else where the ends of a rename are so. */
export const where = (
  isSo: (kinds: Kinds, params: JsonObject) => unknown,
  serve: (
    params: JsonObject,
    other: Other,
    plainly: (params: JsonObject) => Promise<Answer>,
  ) => Promise<Answer>,
) =>
  instead(async (params, plainly, other) =>
    isSo(await kindsAt(params, other), params) ? serve(params, other, plainly) : plainly(params),
  )

/** Moves a file by writing its bytes, or what is made of them, to the new path. */
export async function copied(
  { from, to }: JsonObject,
  other: Other,
  change: (bytes: Buffer) => Buffer = (bytes) => bytes,
): Promise<Answer> {
  const content = await other('fs.read', { path: from })
  if (!isResult(content)) return content
  const answer = await other('fs.write', withBytes({ path: to }, change(bytesIn(content.result))))
  if (isResult(answer)) await other('fs.delete', { path: from })
  return answer
}

/** Deletes what a directory holds, or those names in it. */
export async function emptied(
  path: unknown,
  other: Other,
  isGone: (name: string) => boolean = () => true,
): Promise<void> {
  const entries = (await entriesAt(path, other)) ?? []
  for (const { path: name } of entries.filter((entry) => isGone(entry.path))) {
    await emptied(`${String(path)}/${name}`, other)
    await other('fs.delete', { path: `${String(path)}/${name}` })
  }
}
