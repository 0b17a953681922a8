import type { Project } from '../../../../harness/peers/project.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { isBelowFile, parentOf } from './place.ts'
import { leavingOpen, type Possible, refused, result, withEffect } from './possible.ts'
import type { State } from './reading.ts'
import type { ShownRef } from './shown.ts'

/** What `fs.write` gives. @see rfd-d11 §fs.write */
export function write({ project }: State, path: string, params: JsonObject): Possible[] {
  const content = String(params.content)
  const bytes = bytesOf(content, params.encoding)
  const kind = project.kindOf(path)
  if (kind === 'dir' || isBelowFile(project, path))
    return [refused('vfs.write.refuses-directories')]
  if (typeof bytes === 'string') return [refused(bytes)]
  if (!bytes) return [leavingOpen(done('vfs.write.decodes-base64')), refused(BAD)]
  const about = content === '' ? 'vfs.write.empty-content' : storing(params)
  const isBelowNothing = project.kindOf(parentOf(path)) === undefined
  const written = done(about, {
    form: 'vfs.write.result-is-empty',
    ...(isBelowNothing && { failed: 'vfs.write.creates-parents' }),
  })
  return [withEffect(written, (to) => to.write(path, bytes))]
}

const storing = ({ encoding }: JsonObject) =>
  encoding === undefined ? 'vfs.write.stores-text-unaltered' : 'vfs.write.decodes-base64'

const BAD = 'vfs.write.refuses-bad-base64'

/** What content stands for; what refuses it; or nothing, where one host reads it and another does not. */
function bytesOf(content: string, encoding: unknown): Buffer | ShownRef | undefined {
  if (encoding === undefined) return Buffer.from(content)
  if (encoding !== 'base64') return 'vfs.write.refuses-unknown-encoding'
  const bytes = Buffer.from(content, 'base64')
  if (bytes.toString('base64') === content) return bytes
  return /[^\w+/=\s-]/.test(content) || content.length % 4 === 1 ? BAD : undefined
}

/** Whether content can be refused for its encoding alone, before or after all else is looked at. */
export const isMisencoded = ({ content, encoding }: JsonObject): boolean =>
  !Buffer.isBuffer(bytesOf(String(content), encoding))

/** What `fs.delete` gives: a directory is not deleted with what it holds. @see rfd-d11 §fs.delete */
export function remove({ project }: State, path: string): Possible[] {
  const kind = project.kindOf(path)
  if (kind === undefined) return [refused('vfs.delete.missing-path', -32002)]
  if (kind === 'file')
    return [withEffect(done('vfs.delete.removes-the-file'), (from) => from.delete(path))]
  const whole = done('vfs.delete.is-not-recursive')
  return [
    refused('vfs.delete.is-not-recursive'),
    project.list(path).length > 0 ? whole : leavingOpen(whole),
  ]
}

/** What `fs.rename` gives; most of what stands in its way may be done or refused. @see rfd-d11 §fs.rename */
export function rename({ project }: State, from: string, to: string): Possible[] {
  const kind = project.kindOf(from)
  if (kind === undefined) return [missingSource(project, from, to)]
  const target = project.kindOf(to)
  if (kind === 'dir' || target === 'dir')
    return [leavingOpen(done('vfs.rename.directories')), refused('vfs.rename.directories')]
  if (from === to)
    return [done('vfs.rename.onto-itself'), refused('vfs.rename.onto-itself', -32003)]
  if (target === 'file')
    return [
      moved('vfs.rename.existing-target', from, to),
      refused('vfs.rename.existing-target', -32003),
    ]
  if (isBelowFile(project, to)) return [refused('vfs.rename.missing-parent')]
  if (project.kindOf(parentOf(to)) === 'dir') return [moved('vfs.rename.moves-content', from, to)]
  return [moved('vfs.rename.missing-parent', from, to), refused('vfs.rename.missing-parent')]
}

/** Which of two errors comes first is left to the host. */
function missingSource(project: Project, from: string, to: string): Possible {
  const isFree = project.kindOf(to) === undefined && !isBelowFile(project, to)
  return isFree || from === to
    ? refused('vfs.rename.missing-source', -32002)
    : refused('vfs.rename.missing-source')
}

const moved = (verifies: ShownRef, from: string, to: string): Possible =>
  withEffect(done(verifies), (project) => {
    if (project.kindOf(to) === 'file') project.delete(to)
    project.rename(from, to)
  })

/** A result, whose members are free; what is violated by a result of another form, and by an error. */
const done = (
  verifies: ShownRef,
  { form = verifies, failed = verifies }: { form?: ShownRef; failed?: ShownRef } = {},
): Possible => {
  const possible = result(verifies, 'a result')
  return {
    ...possible,
    differs(answer) {
      const found = possible.differs(answer)
      return found && { ...found, verifies: answer.error ? failed : form }
    },
  }
}
