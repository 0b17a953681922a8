import { answered, refused } from '../service.ts'
import { onResult } from './combinators.ts'
import { nearbyMutants, pathMutants, remembering, remembersUntil } from './method-contract.ts'
import { type Apply, type Mutant, mutantsIn } from './mutant.ts'
import { isEmptyDirectory } from './places.ts'
import { isResult, ofMethod } from './requests.ts'

const { answering, asksNoPolicy, looksFirst, onAnswer } = ofMethod('fs.metadata')

const BLOCK = 512

const remembersSize =
  (method: string): Apply =>
  (parts) => {
    const sizes = new Map<unknown, unknown>()
    return onResult(method, (result, { path }) => {
      if (!sizes.has(path)) sizes.set(path, result.size)
      return { ...result, size: sizes.get(path) }
    })(parts)
  }

const METHOD = {
  area: 'vfs.metadata',
  method: 'fs.metadata',
  missing: 'vfs.metadata.missing-path',
} as const

export const metadataMutants: readonly Mutant[] = [
  ...pathMutants(METHOD),
  ...nearbyMutants(METHOD),
  ...mutantsIn('vfs.metadata')({
    'file#size': {
      'counts-blocks: reports the size of a file in whole blocks': onResult(
        'fs.metadata',
        (result) => ({ ...result, size: Math.ceil(Number(result.size) / BLOCK) * BLOCK }),
      ),
      'remembers-the-size: reports the size that a file had when it was first measured':
        remembersSize('fs.metadata'),
      'caps-the-size: reports no size above 65,536': onResult('fs.metadata', (result) => ({
        ...result,
        size: Math.min(Number(result.size), 65_536),
      })),
    },
    'file#same-as-read': {
      'read-remembers-the-size: has fs.read report the size that it first found':
        remembersSize('fs.read'),
      'read-counts-characters: has fs.read count characters': onResult('fs.read', (result) => ({
        ...result,
        size: 'encoding' in result ? result.size : String(result.content).length,
      })),
    },
    'directory#filled': {
      'dotted-is-file: takes a directory for a file where its name has a dot': onResult(
        'fs.metadata',
        (result, { path }) =>
          /[^/.]\./.test(String(path)) && result.kind === 'dir'
            ? { ...result, kind: 'file' }
            : result,
      ),
      'files-alone: finds no directories': onAnswer((answer, { path }) =>
        isResult(answer) && answer.result.kind === 'dir' && path === 'src'
          ? refused(-32002, 'no such file')
          : answer,
      ),
    },
    'directory#empty': {
      'sees-contents: finds a directory only where something lies in it': answering(
        refused(-32002, 'no such file'),
        isEmptyDirectory,
      ),
    },
    'directory#root': {
      'no-root: finds no root': answering(
        refused(-32602, 'the path is empty'),
        ({ path }) => path === '.',
      ),
    },
    'missing-path#nowhere': {
      'missing-is-empty: takes what does not exist for an empty file': onAnswer((answer) =>
        'error' in answer && answer.error.code === -32002
          ? answered({ kind: 'file', size: 0 })
          : answer,
      ),
    },
    'missing-path#gone': {
      'remembers-misses: finds nothing where nothing was before a rename': remembersUntil(
        'fs.metadata',
        (method, { path, from }, known) => {
          for (const changed of [path, from]) if (method !== 'fs.metadata') known.delete(changed)
        },
      ),
      'remembers: measures what was there once': remembering('fs.metadata'),
    },
    'denied-path#there': {
      'asks-no-policy: asks no policy for metadata': asksNoPolicy,
    },
    'denied-path#not-there': {
      'looks-first: answers -32002 for a denied path where nothing is': looksFirst,
    },
  }),
]
