import type { Asked } from './asking.ts'
import type { Expected } from './expected.ts'

/** Each way that a method of the file system takes a path, with what else it needs. */
const WAYS: Readonly<Record<string, (path: string) => Asked>> = {
  'fs.read': (path) => ['fs.read', { path }],
  'fs.exists': (path) => ['fs.exists', { path }],
  'fs.list_dir': (path) => ['fs.list_dir', { path }],
  'fs.metadata': (path) => ['fs.metadata', { path }],
  'fs.grep': (path) => ['fs.grep', { pattern: 'conformance', paths: [path] }],
  'fs.write': (path) => ['fs.write', { path, content: 'written by a tool' }],
  'fs.delete': (path) => ['fs.delete', { path }],
  'fs.rename from': (path) => ['fs.rename', { from: path, to: 'stolen.txt' }],
  'fs.rename to': (path) => ['fs.rename', { from: 'a.txt', to: path }],
}

type Way = keyof typeof WAYS

/** A request for each path and each way, named by both. */
export const everyMethod = (paths: Readonly<Record<string, string>>): Record<string, Asked> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) =>
      Object.entries(WAYS).map(([way, asked]) => [`${way} ${name}`, asked(path)] as const),
    ),
  )

/** The same expectation for each of these paths in each of these ways; in all ways when none is named. */
export const named = (
  names: readonly string[],
  expected: Expected,
  ways: readonly Way[] = Object.keys(WAYS),
): Record<string, Expected> =>
  Object.fromEntries(
    names.flatMap((name) => ways.map((way) => [`${way} ${name}`, expected] as const)),
  )
