import type { JsonObject } from '../../../../harness/wire/json.ts'
import { answered, refused } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { directoryOf, foundAt, isEmptyDirectory, isFile } from '../places.ts'
import { asText, isResult, type Other } from '../requests.ts'
import { bytesIn, isBase64, onWrite, withBytes, writesEarly } from './requests.ts'

const { answering, answeringSince, instead, onParams } = onWrite

/** Refuses to write where directories are missing, under some condition more. */
const missesParents = (isRefused: (params: JsonObject, other: Other) => unknown) =>
  instead(async (params, plainly, other) => {
    const parent = directoryOf(params.path)
    const isThere = parent === '' || (await foundAt(parent, other))
    return !isThere && (await isRefused(params, other))
      ? refused(-32002, `${parent} does not exist`)
      : plainly(params)
  })

/** Writes something else, or nothing, over a file that is there. */
const onOld = (change: (old: Buffer, bytes: Buffer, params: JsonObject) => Buffer | undefined) =>
  instead(async (params, plainly, other) => {
    const old = await other('fs.read', { path: params.path })
    const changed = isResult(old)
      ? change(bytesIn(old.result), bytesIn(params), params)
      : bytesIn(params)
    return changed ? plainly(withBytes(params, changed)) : answered({})
  })

const isText = (bytes: Buffer) => bytes.equals(Buffer.from(bytes.toString()))

/** Refuses to put something in place of something of another kind. */
const refusesKind = (isRefused: (old: Buffer, bytes: Buffer) => boolean) =>
  answering(refused(-32602, 'a file of another kind'), async (params, other) => {
    const old = await other('fs.read', { path: params.path })
    return isResult(old) && isRefused(bytesIn(old.result), bytesIn(params))
  })

/** Succeeds, and writes nothing, where something like that stands. */
const passesOver = (isSo: Parameters<typeof answering>[1]) => answering(answered({}), isSo)

/** Deletes a file that stands at the place of a directory which a path needs. */
const makesWay = (placeOf: (path: unknown) => string) =>
  instead(async (params, plainly, other) => {
    const place = { path: placeOf(params.path) }
    if (await isFile(place, other)) await other('fs.delete', place)
    return plainly(params)
  })

/** Takes a member of another name for one that is missing. */
const takes = (other: string, name: string) =>
  onParams((params) => ({ ...(other in params && { [name]: params[other] }), ...params }))

/** Where something is written, and what becomes of what was there. */
export const placeMutants = mutantsIn('vfs.write')({
  'creates-parents#depth': {
    'one-parent: creates one missing directory and no more': missesParents(
      async ({ path }, other) => {
        const above = directoryOf(directoryOf(path))
        return above !== '' && !(await foundAt(above, other))
      },
    ),
    'eight-levels: writes nothing more than eight levels down': missesParents(
      ({ path }) => String(path).split('/').length > 8,
    ),
  },
  'creates-parents#names': {
    'no-hidden-parents: makes no directory with a hidden name': missesParents(({ path }) =>
      /(^|\/)\./.test(directoryOf(path)),
    ),
  },
  'creates-parents#below-existing': {
    'all-or-none: makes directories only where the first of them is missing': missesParents(
      ({ path }, other) => foundAt(String(path).split('/')[0], other),
    ),
  },
  'creates-parents#any-content': {
    'for-text-alone: makes directories for text alone': missesParents(isBase64),
    'for-some-content: makes no directories for an empty file': missesParents(
      ({ content }) => content === '',
    ),
  },
  'replaces-content#shorter': {
    'locked-by-refusal: writes no more to a file once it has refused bad base64 for it':
      answeringSince(
        refused(-32603, 'the file is locked'),
        (answer, params) => !isResult(answer) && isBase64(params),
      ),
    'leaves-the-rest: writes over the beginning of a file and leaves what lies beyond': onOld(
      (old, bytes, params) =>
        isBase64(params) ? bytes : Buffer.concat([bytes, old.subarray(bytes.length)]),
    ),
    'leaves-bytes: writes bytes over the beginning of a file and leaves what lies beyond': onOld(
      (old, bytes, params) =>
        isBase64(params) ? Buffer.concat([bytes, old.subarray(bytes.length)]) : bytes,
    ),
    'refuses-existing: refuses to write to a file that is there': refusesKind(() => true),
  },
  'replaces-content#alone': {
    'keeps-a-backup: leaves the old content beside the new one': instead(
      async (params, plainly, other) => {
        const old = await other('fs.read', { path: params.path })
        if (isResult(old))
          await plainly(withBytes({ path: `${String(params.path)}~` }, bytesIn(old.result)))
        return plainly(params)
      },
    ),
    'leaves-a-draft: leaves the new content under another name too': instead(
      async (params, plainly) => {
        const answer = await plainly(params)
        if (isResult(answer)) await plainly({ ...params, path: `${String(params.path)}.tmp` })
        return answer
      },
    ),
    'shares-content: changes a file with another that was written with the same content': (
      parts,
    ) => {
      const writtenWith = new Map<unknown, unknown>()
      return instead(async (params, plainly) => {
        const before = writtenWith.get(params.path)
        writtenWith.set(params.path, params.content)
        for (const [path, content] of writtenWith)
          if (before !== undefined && content === before) await plainly({ ...params, path })
        return plainly(params)
      })(parts)
    },
  },
  'replaces-content#longer': {
    'keeps-the-length: stores no more than the file was long': onOld((old, bytes) =>
      old.length > 0 ? bytes.subarray(0, old.length) : bytes,
    ),
  },
  'replaces-content#equal': {
    'equal-is-same: takes a content of the same length for the same': onOld((old, bytes) =>
      old.length === bytes.length ? undefined : bytes,
    ),
  },
  'replaces-content#kind': {
    'no-text-for-bytes: refuses to replace bytes by text': refusesKind(
      (old, bytes) => !isText(old) && isText(bytes),
    ),
    'no-bytes-for-text: refuses to replace text by bytes': refusesKind(
      (old, bytes) => isText(old) && !isText(bytes),
    ),
  },
  'invalid-params#wrong': {
    'no-content-is-empty: takes missing content for an empty one, and anything else for its text':
      onParams(({ content = '', ...params }) => ({
        ...params,
        content: asText(content ?? ''),
      })),
  },
  'invalid-params#other-name': {
    'content-as-data: takes `data` for the content': takes('data', 'content'),
    'path-in-capitals: takes `Path` for the path': takes('Path', 'path'),
  },
  'invalid-params#new-path': {
    'makes-first: makes a file before it looks at the content': writesEarly(({ path, content }) =>
      typeof path === 'string' && typeof content !== 'string' && path !== 'kept.txt'
        ? { path, content: '' }
        : undefined,
    ),
  },
  'refuses-directories#filled': {
    'passes-over-directories: succeeds for a directory that holds something': passesOver(
      ({ path }) => path === 'src',
    ),
  },
  'refuses-directories#empty': {
    'passes-over-empty: succeeds for an empty directory': passesOver(isEmptyDirectory),
  },
  'refuses-directories#root': {
    'passes-over-the-root: succeeds for the root': passesOver(({ path }) => path === '.'),
    'passes-over-nothing: succeeds for the empty path': passesOver(({ path }) => path === ''),
  },
  'refuses-directories#below-a-file': {
    'makes-way: deletes a file that stands where it needs a directory': makesWay(directoryOf),
    'makes-way-far-above: deletes a file that stands two levels above': makesWay((path) =>
      directoryOf(directoryOf(path)),
    ),
  },
})
