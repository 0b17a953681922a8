import { answered } from '../service.ts'
import { below } from './list-dir/entry.ts'
import { nearbyMutants, pathMutants, remembering } from './method-contract.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { isResult, type Other, ofMethod } from './requests.ts'

const { asksNoPolicy, instead, onAnswer, onPolicy, onResult } = ofMethod('fs.exists')

/** Answers false where something is so. */
const falseWhere = (isSo: (path: string, other: Other) => boolean | Promise<boolean>) =>
  instead(async (params, plainly, other) =>
    (await isSo(String(params.path), other)) ? answered({ exists: false }) : plainly(params),
  )

/** Whether a directory holds something, all of which is so. */
const holdsOnly =
  (isSo: (entry: { path: string; kind: string }) => boolean) =>
  async (path: string, other: Other) => {
    const listing = isAtRoot(path) ? undefined : await other('fs.list_dir', { path })
    const entries = listing && isResult(listing) ? listing.result.entries : []
    const all = entries as { path: string; kind: string }[]
    return all.length > 0 && all.every(isSo)
  }

const isAtRoot = (path: unknown) => path === '.' || path === ''

const METHOD = {
  area: 'vfs.exists',
  method: 'fs.exists',
  missing: 'vfs.exists.missing-path',
} as const

export const existsMutants: readonly Mutant[] = [
  ...pathMutants(METHOD),
  ...nearbyMutants(METHOD),
  ...mutantsIn('vfs.exists')({
    'file#filled': {
      'in-words: answers `true` as text': onResult(({ exists }) => ({
        exists: exists ? 'true' : false,
      })),
      'sees-no-hidden: answers false for a file with a hidden name': falseWhere((path) =>
        /(^|\/)\.[^/]+$/.test(path),
      ),
      'three-levels: answers false for what lies more than three levels down': falseWhere(
        (path) => path.split('/').length > 4,
      ),
      'text-alone: answers false for a file that is no text': falseWhere(async (path, other) => {
        const content = await other('fs.read', { path })
        return isResult(content) && 'encoding' in content.result
      }),
    },
    'file#empty': {
      'tests-the-size: answers false for a file without bytes': instead(
        async (params, plainly, other) => {
          const found = await other('fs.metadata', params)
          const isEmpty = isResult(found) && found.result.kind === 'file' && !found.result.size
          return isEmpty ? answered({ exists: false }) : plainly(params)
        },
      ),
    },
    'file#created': {
      'remembers-absence: answers false for what was not there once': (parts) => {
        const absent = new Set<unknown>()
        return instead(async (params, plainly) => {
          if (absent.has(params.path)) return answered({ exists: false })
          const answer = await plainly(params)
          if (isResult(answer) && !answer.result.exists) absent.add(params.path)
          return answer
        })(parts)
      },
    },
    'directory#filled': {
      'where-files-are: sees a directory only where a file lies in it': falseWhere(
        holdsOnly(({ kind }) => kind === 'dir'),
      ),
      'where-visible-is: sees a directory only where something visible lies in it': falseWhere(
        holdsOnly(({ path }) => path.startsWith('.')),
      ),
      'files-alone: answers true for files alone': instead(async (params, plainly, other) => {
        const found = await other('fs.metadata', params)
        const isDirectory = isResult(found) && found.result.kind === 'dir'
        return isDirectory ? answered({ exists: false }) : plainly(params)
      }),
    },
    'directory#empty': {
      'sees-contents: sees a directory only where something lies in it': instead(
        async (params, plainly, other) => {
          const listing = await other('fs.list_dir', params)
          const isBare = isResult(listing) && (listing.result.entries as unknown[]).length === 0
          return isBare ? answered({ exists: false }) : plainly(params)
        },
      ),
    },
    'directory#root': {
      'no-root: answers false for the root': instead((params, plainly) =>
        isAtRoot(params.path) ? answered({ exists: false }) : plainly(params),
      ),
    },
    'missing-path#nowhere': {
      'inherits-names: finds what every object has': instead((params, plainly) =>
        String(params.path) in {} ? answered({ exists: true }) : plainly(params),
      ),
      'by-the-end: finds what a path further down ends with': instead(
        async (params, plainly, other) => {
          const found = await plainly(params)
          const isAbsent = isResult(found) && found.result.exists === false
          const all = isAbsent ? await below('.', other) : []
          return all.some(({ path }) => path.endsWith(`/${String(params.path)}`))
            ? answered({ exists: true })
            : found
        },
      ),
      'error-for-missing: answers -32002 for what does not exist': onAnswer((answer) =>
        isResult(answer) && answer.result.exists === false
          ? { error: { code: -32002, message: 'no such file' } }
          : answer,
      ),
    },
    'missing-path#beginning': {
      'by-letters: finds whatever begins like a name that is there': instead(
        async (params, plainly, other) => {
          const path = String(params.path)
          const parent = path.split('/').slice(0, -1).join('/') || '.'
          const listing = await other('fs.list_dir', { path: parent })
          const names = isResult(listing) ? (listing.result.entries as { path: string }[]) : []
          const last = path.split('/').at(-1) ?? ''
          return last !== '' && names.some((entry) => entry.path.startsWith(last))
            ? answered({ exists: true })
            : plainly(params)
        },
      ),
    },
    'missing-path#gone': {
      'remembers: answers true for what was there once': remembering('fs.exists'),
    },
    'denied-path#there': {
      'asks-no-policy: asks no policy, since no content is returned': asksNoPolicy,
    },
    'denied-path#not-there': {
      'false-for-denied: answers false for what the policy denies, where nothing is': (parts) =>
        onAnswer(async (answer, params) => {
          const isDenied = 'error' in answer && answer.error.code === -32001
          const found =
            isDenied && (await parts.project.find(parts.project.locate(String(params.path))))
          return isDenied && !found ? answered({ exists: false }) : answer
        })(parts),
    },
    'invalid-params#type': {
      'false-for-anything: answers false for what is no path': onAnswer((answer) =>
        'error' in answer && answer.error.code === -32602 ? answered({ exists: false }) : answer,
      ),
    },
    'needs-read-access': {
      'needs-writing: answers only a tool that may write': onPolicy((params) => [
        'fs.write',
        params,
      ]),
    },
  }),
]
