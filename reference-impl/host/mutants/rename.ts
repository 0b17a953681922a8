import type { JsonObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { onParams, onResult } from './combinators.ts'
import { mutantsOf } from './mutant.ts'
import { asText, instead, isResult, type Other, onPolicy } from './requests.ts'

async function copy({ from, to }: JsonObject, other: Other) {
  const content = await other('fs.read', { path: from })
  if (!isResult(content)) return content
  const { size: _, ...rest } = content.result
  return other('fs.write', { path: to, ...rest })
}

/** Does something else with a file than with a directory or nothing. */
const onFile = (serve: (params: JsonObject, other: Other) => ReturnType<typeof copy>) =>
  instead('fs.rename', async (params, plainly, other) => {
    const found = await other('fs.metadata', { path: params.from })
    const isFile = isResult(found) && found.result.kind === 'file'
    return isFile ? serve(params, other) : plainly(params)
  })

const nameIn = (path: unknown) => String(path).replace(/.*\//, '')

export const renameMutants = mutantsOf(
  {
    id: 'vfs.rename.copies',
    violates: 'vfs.rename.moves-content',
    change: 'leaves a copy where the file was',
    apply: onFile(copy),
  },
  {
    id: 'vfs.rename.as-text',
    violates: 'vfs.rename.moves-content',
    change: 'moves the bytes of a file as text',
    apply: onFile(async (params, other) => {
      const answer = await copy(params, async (method, { encoding: _, ...more }) =>
        other(method, more),
      )
      await other('fs.delete', { path: params.from })
      return answer
    }),
  },
  {
    id: 'vfs.rename.answers-true',
    violates: 'vfs.rename.moves-content',
    change: 'answers with true',
    apply: onResult('fs.rename', () => true),
  },
  {
    id: 'vfs.rename.in-its-directory',
    violates: 'vfs.rename.across-directories',
    change: 'takes the new path for a name in the same directory',
    apply: instead('fs.rename', ({ from, to }, plainly) =>
      plainly({ from, to: `${String(from).replace(/[^/]*$/, '')}${nameIn(to)}` }),
    ),
  },
  {
    id: 'vfs.rename.makes-the-target-first',
    violates: 'vfs.rename.missing-source',
    change: 'creates the target before it looks for the source',
    apply: instead('fs.rename', async (params, plainly, other) => {
      const source = await other('fs.exists', { path: params.from })
      if (isResult(source) && source.result.exists === false)
        await other('fs.write', { path: params.to, content: '' })
      return plainly(params)
    }),
  },
  {
    id: 'vfs.rename.paths-as-text',
    violates: 'vfs.rename.invalid-params',
    change: 'makes strings of whatever is given as paths',
    apply: onParams('fs.rename', ({ from, to }) => ({ from: asText(from), to: asText(to) })),
  },
  {
    id: 'vfs.rename.asks-for-the-target',
    violates: 'vfs.rename.needs-write-access-at-both-ends',
    change: 'asks the policy about the new path alone',
    apply: onPolicy('fs.rename', ({ to }) => ['fs.write', { path: to }]),
  },
  {
    id: 'vfs.rename.asks-for-the-source',
    violates: 'vfs.rename.needs-write-access-at-both-ends',
    change: 'asks the policy about the old path alone',
    apply: onPolicy('fs.rename', ({ from }) => ['fs.write', { path: from }]),
  },
  {
    id: 'vfs.rename.deletes-first',
    violates: 'vfs.rename.refused-path-keeps-source',
    change: 'deletes the source before it looks at the target',
    apply: instead('fs.rename', async (params, plainly, other) => {
      const answer = await plainly(params)
      if ('error' in answer && answer.error.code === -32602)
        await other('fs.delete', { path: params.from })
      return answer
    }),
  },
  {
    id: 'vfs.rename.refuses-too-late',
    violates: 'vfs.rename.existing-target',
    change: 'refuses to replace a file after it has removed the source',
    apply: onFile(async ({ from, to }, other) => {
      const target = await other('fs.exists', { path: to })
      const isThere = isResult(target) && target.result.exists === true
      const answer = isThere ? answered({}) : await copy({ from, to }, other)
      await other('fs.delete', { path: from })
      return isThere ? refused(-32003, 'the target exists') : answer
    }),
  },
  {
    id: 'vfs.rename.empties-itself',
    violates: 'vfs.rename.onto-itself',
    change: 'makes room at the new path before it reads the old one',
    apply: instead('fs.rename', async (params, plainly, other) => {
      if (params.from === params.to) await other('fs.write', { path: params.to, content: '' })
      return plainly(params)
    }),
  },
  {
    id: 'vfs.rename.leaves-subdirectories',
    violates: 'vfs.rename.directories',
    change: 'moves the files of a directory and leaves the directories in it',
    apply: instead('fs.rename', async (params, plainly, other) => {
      const listing = await other('fs.list_dir', { path: params.from })
      if (!isResult(listing)) return plainly(params)
      for (const { path, kind } of listing.result.entries as { path: string; kind: string }[])
        if (kind === 'file')
          await plainly({
            from: `${String(params.from)}/${path}`,
            to: `${String(params.to)}/${path}`,
          })
      return answered({})
    }),
  },
  {
    id: 'vfs.rename.loses-orphans',
    violates: 'vfs.rename.missing-parent',
    change: 'removes the source before it finds that the new directory is missing',
    apply: onFile(async ({ from, to }, other) => {
      const parent = String(to).replace(/\/?[^/]*$/, '')
      const found = parent === '' ? undefined : await other('fs.metadata', { path: parent })
      const answer = found && !isResult(found) ? found : await copy({ from, to }, other)
      await other('fs.delete', { path: from })
      return answer
    }),
  },
)
