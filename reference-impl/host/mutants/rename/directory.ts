import { answered, refused } from '../../service.ts'
import { remembersUntil } from '../method-contract.ts'
import { mutantsIn } from '../mutant.ts'
import { directoryOf, entriesAt } from '../places.ts'
import { emptied, kindsAt, onRename, plainPath, where } from './requests.ts'

const { instead } = onRename

/** Moves the entries of a directory one by one; a directory in it is handed to `inner`. */
const oneByOne = (
  inner: (from: string, to: string, move: (from: string, to: string) => Promise<void>) => unknown,
) =>
  instead(async (params, plainly, other) => {
    const { source, target, isOther } = await kindsAt(params, other)
    const isInside = plainPath(params.to).startsWith(`${plainPath(params.from)}/`)
    if (source?.kind !== 'dir' || target || !isOther || isInside) return plainly(params)
    const move = async (from: string, to: string): Promise<void> => {
      for (const { path, kind } of (await entriesAt(from, other)) ?? []) {
        const [old, own] = [`${from}/${path}`, `${to}/${path}`]
        if (kind === 'file') await plainly({ from: old, to: own })
        else await inner(old, own, move)
      }
    }
    await move(String(params.from), String(params.to))
    // What is left is out of sight, so that only what was not moved is missing.
    await plainly({ from: params.from, to: `.left-${plainPath(params.from)}` })
    return answered({})
  })

/** How directories are renamed. */
export const directoryMutants = mutantsIn('vfs.rename')({
  'directories#files': {
    'remembers-what-it-held: sees a file where its directory was, once it was seen there':
      remembersUntil('fs.exists', (method, { path, from, to }, known) => {
        for (const changed of [path, from, to]) if (method !== 'fs.exists') known.delete(changed)
      }),
    'reads-what-it-held: reads a file where its directory was, once it was read there':
      remembersUntil('fs.read', (method, { path, from, to }, known) => {
        if (!/write|delete|rename/.test(method)) return
        for (const changed of [path, from, to]) known.delete(changed)
      }),
    'leaves-subdirectories: moves the files of a directory and leaves the directories in it':
      oneByOne(() => {}),
    'loses-hidden: moves what a listing without hidden names shows, and removes the rest': where(
      ({ source, target, isOther }) => source?.kind === 'dir' && !target && isOther,
      async (params, other, plainly) => {
        await emptied(params.from, other, (name) => name.startsWith('.'))
        return plainly(params)
      },
    ),
  },
  'directories#empty': {
    'files-alone: moves the files of a directory, with directories where files are': oneByOne(
      (from, to, move) => move(from, to),
    ),
  },
  'directories#into-itself': {
    'loses-itself: removes a directory that is moved into itself': where(
      (_, { from, to }) => plainPath(to).startsWith(`${plainPath(from)}/`),
      async ({ from }, other) => {
        await emptied(from, other)
        return answered({})
      },
    ),
  },
  'directories#onto-itself': {
    'makes-room-in-itself: empties the new path, which is the directory itself': where(
      ({ source, isOther }) => source?.kind === 'dir' && !isOther,
      async (params, other, plainly) => {
        await emptied(params.to, other)
        return plainly(params)
      },
    ),
  },
  'directories#onto-directory': {
    'makes-room: empties the directory that it moves another onto': where(
      ({ source, target, isOther }) => isOther && source?.kind === 'dir' && target?.kind === 'dir',
      async (params, other, plainly) => {
        await emptied(params.to, other)
        return plainly(params)
      },
    ),
    'moves-what-fits: moves the files of a directory onto another, and refuses the directory':
      where(
        ({ source, target, isOther }) =>
          isOther && source?.kind === 'dir' && target?.kind === 'dir',
        async ({ from, to }, _, plainly) => {
          await plainly({ from: `${String(from)}/x.txt`, to: `${String(to)}/x.txt` })
          return refused(-32003, 'the directory exists')
        },
      ),
    'lost-in-the-root: deletes a file that it is to move to the empty path': instead(
      (params, plainly, other) =>
        params.to === '' ? other('fs.delete', { path: params.from }) : plainly(params),
    ),
    'makes-room-for-a-file: empties the directory that it moves a file onto': where(
      ({ source, target }) => source?.kind === 'file' && target?.kind === 'dir',
      async (params, other, plainly) => {
        await emptied(params.to, other)
        return plainly(params)
      },
    ),
  },
  'directories#onto-file': {
    'refuses-too-late-for-directories: empties a directory, then finds a file in its way': where(
      ({ source, target }) => source?.kind === 'dir' && target?.kind === 'file',
      async ({ from }, other) => {
        await emptied(from, other)
        return refused(-32003, 'a file is in the way')
      },
    ),
  },
  'missing-parent#directory': {
    'loses-directories: empties a directory, then finds that the one above its new path is missing':
      instead(async (params, plainly, other) => {
        const to = directoryOf(params.to) || '.'
        const { source, target } = await kindsAt({ from: params.from, to }, other)
        if (source?.kind !== 'dir' || target) return plainly(params)
        await emptied(params.from, other)
        return refused(-32002, 'the directory does not exist')
      }),
  },
})
