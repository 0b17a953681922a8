import { answered, refused } from '../../service.ts'
import { mutantsIn } from '../mutant.ts'
import { directoryOf, isFile } from '../places.ts'
import { asText, isResult } from '../requests.ts'
import { kindsAt, nameIn, onRename, where } from './requests.ts'

const { answering, answeringSince, instead, onParams, onPolicy } = onRename

/** Removes the source where a rename was refused by a code, and the new path is like that. */
const removesRefused = (isLike: (to: string, code: number) => boolean) =>
  instead(async (params, plainly, other) => {
    const answer = await plainly(params)
    if ('error' in answer && isLike(String(params.to), answer.error.code))
      await other('fs.delete', { path: params.from })
    return answer
  })

/** Takes a member of another name for one that is missing. */
const takes = (other: string, name: string) =>
  onParams((params) => ({ ...(other in params && { [name]: params[other] }), ...params }))

const isDotted = (path: unknown) => typeof path === 'string' && path.startsWith('./')

/** Which renames are refused, and what is left of the files then. */
export const refusalMutants = mutantsIn('vfs.rename')({
  'missing-source#nowhere': {
    'makes-the-target-first: creates the target before it looks for the source': where(
      ({ source, target }) => !source && !target,
      async (params, other, plainly) => {
        await other('fs.write', { path: params.to, content: '' })
        return plainly(params)
      },
    ),
    'finds-namesakes: finds a file of the same name in the root': where(
      ({ source }, { from }) => !source && String(from).includes('/'),
      ({ from, to }, _, plainly) => plainly({ from: nameIn(from), to }),
    ),
  },
  'missing-source#below-a-file': {
    'not-a-directory: answers -32603 where the old path leads on below a file': answering(
      refused(-32603, 'not a directory'),
      ({ from }, other) => isFile({ path: directoryOf(from) }, other),
    ),
  },
  'missing-source#gone': {
    'content-with-gone: is content when what it moved is to be moved again': answeringSince(
      answered({}),
      isResult,
      'from',
    ),
  },
  'missing-source#directories': {
    'makes-directories-first: makes directories before it looks for the source': where(
      ({ source }, { to }) => !source && directoryOf(to) !== '',
      async (params, other, plainly) => {
        await other('fs.write', { path: `${directoryOf(params.to)}/.directory`, content: '' })
        return plainly(params)
      },
    ),
  },
  'missing-source#target': {
    'makes-room-first: removes the target before it looks for the source': where(
      ({ source, target }) => !source && target?.kind === 'file',
      async (params, other, plainly) => {
        await other('fs.delete', { path: params.to })
        return plainly(params)
      },
    ),
  },
  'missing-source#onto-itself': {
    'nothing-to-do: succeeds for equal paths, whatever is there': where(
      (_, { from, to }) => from === to,
      async () => answered({}),
    ),
  },
  'invalid-params#wrong': {
    'paths-as-text: makes strings of whatever is given as paths': onParams(({ from, to }) => ({
      from: asText(from),
      to: asText(to),
    })),
  },
  'invalid-params#other-name': {
    'from-in-capitals: takes `From` for the old path': takes('From', 'from'),
    'path-is-from: takes `path` for the old path': takes('path', 'from'),
  },
  'needs-write-access-at-both-ends#target': {
    'asks-for-the-source: asks the policy about the old path alone': onPolicy(({ from }) => [
      'fs.write',
      { path: from },
    ]),
  },
  'needs-write-access-at-both-ends#source': {
    'asks-for-the-target: asks the policy about the new path alone': onPolicy(({ to }) => [
      'fs.write',
      { path: to },
    ]),
  },
  'needs-write-access-at-both-ends#both': {
    'within-a-directory: asks for the right to read where the directory stays the same': onPolicy(
      (params) =>
        directoryOf(params.from) === directoryOf(params.to)
          ? ['fs.read', { path: params.from }]
          : ['fs.rename', params],
    ),
  },
  'needs-write-access-at-both-ends#spelling': {
    'dotted-target: asks the policy about no new path that begins with `./`': onPolicy((params) =>
      isDotted(params.to) ? ['fs.write', { path: params.from }] : ['fs.rename', params],
    ),
    'dotted-source: asks the policy about no old path that begins with `./`': onPolicy((params) =>
      isDotted(params.from) ? ['fs.write', { path: params.to }] : ['fs.rename', params],
    ),
  },
  'needs-write-access-at-both-ends#read-only': {
    'needs-reading: lets a tool rename what it may read': onPolicy((params) => [
      'fs.read',
      { path: params.from },
    ]),
  },
  'refused-path-keeps-source#outside': {
    'deletes-first: deletes the source before it looks at the target': removesRefused(
      (to, code) => code === -32602 && !to.includes('\0'),
    ),
  },
  'refused-path-keeps-source#nul': {
    'deletes-before-nul: deletes the source before it finds NUL': removesRefused((to) =>
      to.includes('\0'),
    ),
  },
  'refused-path-keeps-source#link': {
    'deletes-before-links: deletes the source before it follows a link out': removesRefused(
      (_, code) => code === -32001,
    ),
  },
  'refused-path-keeps-source#policy': {
    'deletes-before-it-asks: deletes the source before the policy refuses new directories': (
      parts,
    ) => ({
      ...parts,
      around: (serve) => async (method, params, signal) => {
        const { from, to } = (params ?? {}) as { from?: unknown; to?: unknown }
        const around = { ...parts.serviceContext, fileBytes: parts.limits.fileBytes, signal }
        if (method === 'fs.rename' && directoryOf(directoryOf(to)) !== '')
          await parts.services['fs.delete']?.({ path: from }, around)
        return parts.around(serve)(method, params, signal)
      },
    }),
  },
  'missing-parent#absent': {
    'loses-orphans: removes the source before it finds that the new directory is missing': instead(
      async (params, plainly, other) => {
        const { source, target } = await kindsAt(
          { from: params.from, to: directoryOf(params.to) || '.' },
          other,
        )
        if (source?.kind !== 'file' || target) return plainly(params)
        await other('fs.delete', { path: params.from })
        return refused(-32002, 'the directory does not exist')
      },
    ),
  },
  'missing-parent#below-a-file': {
    'makes-way: deletes a file that stands in place of the new directory': instead(
      async (params, plainly, other) => {
        const path = directoryOf(params.to)
        const { source, target } = await kindsAt({ from: params.from, to: path || '.' }, other)
        if (source && target?.kind === 'file') await other('fs.delete', { path })
        return plainly(params)
      },
    ),
  },
})
