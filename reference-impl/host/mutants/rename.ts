import type { JsonObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { mutantsIn } from './mutant.ts'
import { asText, isResult, type Other, ofMethod } from './requests.ts'

const { instead, onParams, onPolicy, onResult } = ofMethod('fs.rename')

async function copy({ from, to }: JsonObject, other: Other) {
  const content = await other('fs.read', { path: from })
  if (!isResult(content)) return content
  const { size: _, ...rest } = content.result
  return other('fs.write', { path: to, ...rest })
}

/** Does something else with a file than with a directory or nothing. */
const onFile = (serve: (params: JsonObject, other: Other) => ReturnType<typeof copy>) =>
  instead(async (params, plainly, other) => {
    const found = await other('fs.metadata', { path: params.from })
    const isFile = isResult(found) && found.result.kind === 'file'
    return isFile ? serve(params, other) : plainly(params)
  })

const nameIn = (path: unknown) => String(path).replace(/.*\//, '')

export const renameMutants = mutantsIn('vfs.rename')({
  'moves-content': {
    'copies: leaves a copy where the file was': onFile(copy),
    'as-text: moves the bytes of a file as text': onFile(async (params, other) => {
      const answer = await copy(params, async (method, { encoding: _, ...more }) =>
        other(method, more),
      )
      await other('fs.delete', { path: params.from })
      return answer
    }),
    'answers-true: answers with true': onResult(() => true),
  },
  'across-directories': {
    'in-its-directory: takes the new path for a name in the same directory': instead(
      ({ from, to }, plainly) =>
        plainly({ from, to: `${String(from).replace(/[^/]*$/, '')}${nameIn(to)}` }),
    ),
  },
  'missing-source': {
    'makes-the-target-first: creates the target before it looks for the source': instead(
      async (params, plainly, other) => {
        const source = await other('fs.exists', { path: params.from })
        if (isResult(source) && source.result.exists === false)
          await other('fs.write', { path: params.to, content: '' })
        return plainly(params)
      },
    ),
  },
  'invalid-params': {
    'paths-as-text: makes strings of whatever is given as paths': onParams(({ from, to }) => ({
      from: asText(from),
      to: asText(to),
    })),
  },
  'needs-write-access-at-both-ends': {
    'asks-for-the-target: asks the policy about the new path alone': onPolicy(({ to }) => [
      'fs.write',
      { path: to },
    ]),
    'asks-for-the-source: asks the policy about the old path alone': onPolicy(({ from }) => [
      'fs.write',
      { path: from },
    ]),
  },
  'refused-path-keeps-source': {
    'deletes-first: deletes the source before it looks at the target': instead(
      async (params, plainly, other) => {
        const answer = await plainly(params)
        if ('error' in answer && answer.error.code === -32602)
          await other('fs.delete', { path: params.from })
        return answer
      },
    ),
  },
  'existing-target': {
    'refuses-too-late: refuses to replace a file after it has removed the source': onFile(
      async ({ from, to }, other) => {
        const target = await other('fs.exists', { path: to })
        const isThere = isResult(target) && target.result.exists === true
        const answer = isThere ? answered({}) : await copy({ from, to }, other)
        await other('fs.delete', { path: from })
        return isThere ? refused(-32003, 'the target exists') : answer
      },
    ),
  },
  'onto-itself': {
    'empties-itself: makes room at the new path before it reads the old one': instead(
      async (params, plainly, other) => {
        if (params.from === params.to) await other('fs.write', { path: params.to, content: '' })
        return plainly(params)
      },
    ),
  },
  directories: {
    'leaves-subdirectories: moves the files of a directory and leaves the directories in it':
      instead(async (params, plainly, other) => {
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
  'missing-parent': {
    'loses-orphans: removes the source before it finds that the new directory is missing': onFile(
      async ({ from, to }, other) => {
        const parent = String(to).replace(/\/?[^/]*$/, '')
        const found = parent === '' ? undefined : await other('fs.metadata', { path: parent })
        const answer = found && !isResult(found) ? found : await copy({ from, to }, other)
        await other('fs.delete', { path: from })
        return answer
      },
    ),
  },
})
