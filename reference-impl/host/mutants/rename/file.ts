import { answered, refused } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { directoryOf } from '../places.ts'
import { isResult } from '../requests.ts'
import { copied, kindsAt, nameIn, onRename, plainPath, where } from './requests.ts'

const { instead, onResult } = onRename

const isFile = ({ source }: Awaited<ReturnType<typeof kindsAt>>) => source?.kind === 'file'
const isReplaced = ({ source, target, isOther }: Awaited<ReturnType<typeof kindsAt>>) =>
  isOther && source?.kind === 'file' && target?.kind === 'file'

/** Refuses to replace a file after it has removed the source. */
const refusesTooLate = (
  isRefused: (kinds: Awaited<ReturnType<typeof kindsAt>>, from: string, to: string) => boolean,
) =>
  where(
    (kinds, { from, to }) => isReplaced(kinds) && isRefused(kinds, String(from), String(to)),
    async ({ from }, other) => {
      await other('fs.delete', { path: from })
      return refused(-32003, 'the target exists')
    },
  )

/** How files are renamed. */
export const fileMutants = mutantsIn('vfs.rename')({
  'moves-content#content': {
    'alike-is-inside: takes a name that begins with the old one for a place in it': where(
      (_, { from, to }) => new RegExp(`^${String(from)}[^/]`).test(String(to)),
      async () => refused(-32602, 'it cannot be moved into itself'),
    ),
    'never-back: does nothing where a file would get an old name back': (parts) => {
      const old = new Map<unknown, unknown>()
      return instead(async (params, plainly) => {
        if (old.get(params.from) === params.to) return answered({})
        old.set(params.to, params.from)
        return plainly(params)
      })(parts)
    },
    'copies: leaves a copy where the file was': where(isFile, async ({ from, to }, other) => {
      const content = await other('fs.read', { path: from })
      if (!isResult(content)) return content
      const { size: _, ...rest } = content.result
      return other('fs.write', { path: to, ...rest })
    }),
    'as-text: moves the bytes of a file as text': where(isFile, (params, other) =>
      copied(params, other, (bytes) => Buffer.from(bytes.toString())),
    ),
    'moves-64-kib: moves the first 64 KiB of a file': where(isFile, (params, other) =>
      copied(params, other, (bytes) => bytes.subarray(0, 65_536)),
    ),
    'backups-too: moves the backup of a file with it': instead(async ({ from, to }, plainly) => {
      await plainly({ from: `${String(from)}.bak`, to: `${String(to)}.bak` })
      return plainly({ from, to })
    }),
    'keeps-the-extension: puts the old extension behind a new name': instead(
      ({ from, to }, plainly) => {
        const [extension = ''] = /(?<=[^/])\.[^./]*$/.exec(String(from)) ?? []
        const isKept = String(to).endsWith(extension)
        return plainly({ from, to: isKept ? to : `${String(to)}${extension}` })
      },
    ),
  },
  'moves-content#empty': {
    'empty-is-missing: finds no source where it is empty': where(
      ({ source }) => source?.kind === 'file' && source.size === 0,
      async ({ from }) => refused(-32002, `${String(from)} does not exist`),
    ),
  },
  'moves-content#result-object': {
    'answers-true: answers with true': onResult(() => true),
  },
  'across-directories#into': {
    'never-hidden: moves no file into a directory with a hidden name': where(
      (_, { to }) => /(^|\/)\.[^/]+\//.test(String(to)),
      async () => refused(-32603, 'the directory is hidden'),
    ),
    'in-its-directory: takes the new path for a name in the same directory': instead(
      ({ from, to }, plainly) =>
        plainly({ from, to: `${String(from).replace(/[^/]*$/, '')}${nameIn(to)}` }),
    ),
  },
  'across-directories#same-name': {
    'same-name-is-same: takes a file of the same name for the file itself': where(
      (_, { from, to }) => from !== to && nameIn(from) === nameIn(to),
      async () => answered({}),
    ),
  },
  'across-directories#namesakes': {
    'by-its-name: moves a file of the same name in the root': instead(
      async ({ from, to }, plainly, other) => {
        const { source, target } = await kindsAt({ from, to: nameIn(from) }, other)
        return plainly({ from: source && target ? nameIn(from) : from, to })
      },
    ),
  },
  'across-directories#up': {
    'one-level: moves a file up by one directory and no more': where(
      (_, { from, to }) => String(from).split('/').length > String(to).split('/').length + 1,
      async () => refused(-32603, 'the directory is too far up'),
    ),
    'never-up: takes a name alone for one in the same directory': instead(
      ({ from, to }, plainly) => {
        const directory = directoryOf(from)
        const isUp = directory !== '' && !String(to).includes('/')
        return plainly({ from, to: isUp ? `${directory}/${String(to)}` : to })
      },
    ),
    'never-aside: refuses to move a file from one directory to another': where(
      (_, { from, to }) =>
        directoryOf(from) !== '' && directoryOf(to) !== '' && directoryOf(from) !== directoryOf(to),
      async () => refused(-32603, 'cross-device link'),
    ),
  },
  'existing-target#longer': {
    'leaves-the-rest: writes over the beginning of a target and leaves what lies beyond': where(
      isReplaced,
      async (params, other) => {
        const old = await other('fs.read', { path: params.to })
        const rest = Buffer.from(isResult(old) ? String(old.result.content) : '')
        return copied(params, other, (bytes) => Buffer.concat([bytes, rest.subarray(bytes.length)]))
      },
    ),
  },
  'existing-target#equal': {
    'alike-is-done: does nothing where both files hold the same': where(
      ({ target, isOther }) => target?.kind === 'file' && isOther,
      async (params, other, plainly) => {
        const contents = [params.from, params.to].map((path) => other('fs.read', { path }))
        const [from, to] = (await Promise.all(contents)).map((answer) => JSON.stringify(answer))
        return from === to ? answered({}) : plainly(params)
      },
    ),
    'equal-is-same: takes a target of the same length for the same, and removes the source': where(
      (kinds) => isReplaced(kinds) && kinds.source?.size === kinds.target?.size,
      async ({ from }, other) => {
        await other('fs.delete', { path: from })
        return answered({})
      },
    ),
  },
  'existing-target#empty': {
    'refuses-empty-too-late: refuses to replace an empty file after it has removed the source':
      refusesTooLate(({ target }) => target?.size === 0),
  },
  'existing-target#binary': {
    'refuses-bytes-too-late: refuses to replace bytes after it has removed the source':
      refusesTooLate((_, __, to) => to.endsWith('.bin')),
  },
  'existing-target#elsewhere': {
    'refuses-too-late: refuses to replace a file of another directory after it has removed the source':
      refusesTooLate((_, from, to) => directoryOf(from) !== directoryOf(to)),
  },
  'onto-itself#same': {
    'empties-itself: makes room at the new path before it reads the old one': where(
      (kinds, { from, to }) => isFile(kinds) && from === to,
      async (params, other, plainly) => {
        await other('fs.write', { path: params.to, content: '' })
        return plainly(params)
      },
    ),
  },
  'onto-itself#spelling': {
    'copies-onto-itself: copies a file onto another spelling of its path and removes it': where(
      (kinds, { from, to }) => isFile(kinds) && from !== to && plainPath(from) === plainPath(to),
      async ({ from }, other) => {
        await other('fs.delete', { path: from })
        return answered({})
      },
    ),
  },
})
