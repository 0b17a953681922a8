import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { both, onAnswer, onResult } from '../mutants/combinators.ts'
import type { Apply } from '../mutants/mutant.ts'
import { refusing } from '../mutants/paths/requests.ts'
import { directoryOf } from '../mutants/places.ts'
import { kindsAt, where } from '../mutants/rename/requests.ts'
import { instead, isResult } from '../mutants/requests.ts'
import { answered, refused } from '../service.ts'
import { variantsOf } from './variant.ts'

/** Moves files alone, into directories that are there, and never onto anything. @see rfd-d11 §fs.rename */
const movesFilesAlone: Apply = both(
  where(
    ({ target }) => target,
    async () => refused(-32_003, 'something stands there'),
  ),
  where(
    ({ source }) => source?.kind === 'dir',
    async () => refused(-32_603, 'a directory stays where it is'),
  ),
  instead('fs.rename', async (params, plainly, other) => {
    const to = directoryOf(params.to) || '.'
    const { source, target } = await kindsAt({ from: params.from, to }, other)
    return source && !target ? refused(-32_603, 'the directory is missing') : plainly(params)
  }),
)

/** Takes a path that could be spelt more shortly for none, and one with `..` as well. @see rfd-d11 §Filesystem methods */
const shortestAlone = refusing((path) => path !== '.' && /(^|\/)\.{0,2}(\/|$)/.test(path))

/** Lists no links. @see rfd-d11 §fs.list_dir */
const passesOverLinks: Apply = (parts) =>
  onResult('fs.list_dir', ({ entries }, { path }) => ({
    entries: (entries as { path: string }[]).filter(
      (entry) =>
        parts.project.linkAt([...parts.project.locate(String(path)), entry.path]) === undefined,
    ),
  }))(parts)

/** Calls everything that the system refuses a fault of its own. @see rfd-d11 §Error codes */
const ownFaults: Apply = both(
  ...['fs.read', 'fs.list_dir', 'fs.write', 'fs.delete'].map((method) =>
    instead(method, async (params, plainly) => {
      const answer = await plainly(params)
      const isOpen = 'error' in answer && /is not a|stays as it is/.test(answer.error.message)
      return isOpen ? refused(-32_603, answer.error.message) : answer
    }),
  ),
)

/** Deletes an empty directory as well. @see rfd-d11 §fs.delete */
const deletesEmpty: Apply = instead('fs.delete', async (params, plainly, other) => {
  const listing = await other('fs.list_dir', params)
  const isEmpty = isResult(listing) && (listing.result.entries as unknown[]).length === 0
  return isEmpty ? answered({ removed: 'directory' }) : plainly(params)
})

/** Reads base64 of every kind, by whatever case its name has. @see rfd-d11 §fs.write */
const anyBase64: Apply = instead('fs.write', (params, plainly) => {
  if (!/^base64(url)?$/i.test(String(params.encoding))) return plainly(params)
  const content = String(params.content).replace(/\s/g, '')
  const isBase64 = /^[\w+/-]*={0,2}$/.test(content) && content.replace(/=/g, '').length % 4 !== 1
  return plainly({
    path: params.path,
    encoding: 'base64',
    content: isBase64 ? Buffer.from(content, 'base64').toString('base64') : params.content,
  })
})

/** States more about what stands somewhere. @see rfd-d11 §Protocol versioning and evolution */
const statesMore: Apply = both(
  onResult('fs.metadata', (result) => ({ ...result, mode: 0o644, modified: null })),
  onResult('fs.list_dir', ({ entries }) => ({
    entries: (entries as JsonObject[]).map((entry) => ({ size: null, ...entry, hidden: false })),
    truncated: false,
  })),
  onAnswer('fs.write', (answer, { content }) =>
    'result' in answer && isObject(answer.result)
      ? answered({ ...answer.result, written: String(content).length })
      : answer,
  ),
)

/** Knows no encoding but `base64`. @see rfd-d11 §fs.write */
const noOtherEncoding: Apply = instead('fs.write', (params, plainly) =>
  'encoding' in params && params.encoding !== 'base64'
    ? refused(-32_602, 'there is no such encoding')
    : plainly(params),
)

export const fileVariants = variantsOf(
  {
    name: 'refuses-files',
    does: 'refuses what the methods on files leave open: links, other spellings, directories and whatever stands in the way',
    apply: both(movesFilesAlone, shortestAlone, passesOverLinks, ownFaults, noOtherEncoding),
    near: [
      'vfs.read.*',
      'vfs.write.*',
      'vfs.list-dir.*',
      'vfs.delete.*',
      'vfs.rename.*',
      'vfs.paths.*',
      'vfs.codes.not-found',
      'vfs.codes.io-failure-answered',
    ],
  },
  {
    name: 'takes-files',
    does: 'takes what the methods on files leave open: empty directories, base64 of every kind, and states more than it must',
    apply: both(deletesEmpty, anyBase64, statesMore),
    near: [
      'vfs.write.*',
      'vfs.list-dir.*',
      'vfs.exists.*',
      'vfs.metadata.*',
      'vfs.delete.*',
      'vfs.rename.*',
    ],
  },
)
