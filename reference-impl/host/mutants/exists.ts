import type { JsonObject } from '../../../harness/wire/json.ts'
import { answered } from '../service.ts'
import { nearbyMutants, pathMutants, remembering } from './method-contract.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import {
  below,
  type Entry,
  entriesAt,
  isBinary,
  isDirectory,
  isEmptyDirectory,
  isEmptyFile,
} from './places.ts'
import { isResult, type Other, ofMethod } from './requests.ts'

const { answering, answeringSince, asksNoPolicy, instead, onAnswer, onPolicy, onResult } =
  ofMethod('fs.exists')

const [TRUE, FALSE] = [answered({ exists: true }), answered({ exists: false })]

/** Answers false where something is so. */
const falseWhere = (isSo: Parameters<typeof answering>[1]) => answering(FALSE, isSo)

/** Whether a directory holds something, all of which is so. */
const holdsOnly =
  (isSo: (entry: Entry) => boolean) =>
  async ({ path }: JsonObject, other: Other) => {
    const entries = isAtRoot(path) ? [] : ((await entriesAt(path, other)) ?? [])
    return entries.length > 0 && entries.every(isSo)
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
      'sees-no-hidden: answers false for a file with a hidden name': falseWhere(({ path }) =>
        /(^|\/)\.[^/]+$/.test(String(path)),
      ),
      'three-levels: answers false for what lies more than three levels down': falseWhere(
        ({ path }) => String(path).split('/').length > 4,
      ),
      'text-alone: answers false for a file that is no text': falseWhere(isBinary),
    },
    'file#empty': {
      'tests-the-size: answers false for a file without bytes': falseWhere(isEmptyFile),
    },
    'file#created': {
      'remembers-absence: answers false for what was not there once': answeringSince(
        FALSE,
        (answer) => isResult(answer) && !answer.result.exists,
      ),
    },
    'directory#filled': {
      'where-files-are: sees a directory only where a file lies in it': falseWhere(
        holdsOnly(({ kind }) => kind === 'dir'),
      ),
      'where-visible-is: sees a directory only where something visible lies in it': falseWhere(
        holdsOnly(({ path }) => path.startsWith('.')),
      ),
      'files-alone: answers true for files alone': falseWhere(isDirectory),
    },
    'directory#empty': {
      'sees-contents: sees a directory only where something lies in it':
        falseWhere(isEmptyDirectory),
    },
    'directory#root': {
      'no-root: answers false for the root': falseWhere(({ path }) => isAtRoot(path)),
    },
    'missing-path#nowhere': {
      'inherits-names: finds what every object has': answering(
        TRUE,
        ({ path }) => String(path) in {},
      ),
      'by-the-end: finds what a path further down ends with': instead(
        async (params, plainly, other) => {
          const found = await plainly(params)
          const isAbsent = isResult(found) && found.result.exists === false
          const all = isAbsent ? await below('.', other) : []
          return all.some(({ path }) => path.endsWith(`/${String(params.path)}`)) ? TRUE : found
        },
      ),
      'error-for-missing: answers -32002 for what does not exist': onAnswer((answer) =>
        isResult(answer) && answer.result.exists === false
          ? { error: { code: -32002, message: 'no such file' } }
          : answer,
      ),
    },
    'missing-path#beginning': {
      'by-letters: finds whatever begins like a name that is there': answering(
        TRUE,
        async ({ path }, other) => {
          const names = String(path).split('/')
          const last = names.pop()
          const entries = await entriesAt(names.join('/') || '.', other)
          return last && entries?.some((entry) => entry.path.startsWith(last))
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
          return isDenied && !found ? FALSE : answer
        })(parts),
    },
    'invalid-params#type': {
      'false-for-anything: answers false for what is no path': onAnswer((answer) =>
        'error' in answer && answer.error.code === -32602 ? FALSE : answer,
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
