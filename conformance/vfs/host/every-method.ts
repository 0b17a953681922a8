import type { Expected } from './expected.ts'
import type { MethodCall } from './scenario-checks.ts'

/** Each way that a method of the file system takes a path, with what else it needs. */
const WAYS: Readonly<Record<string, (path: string) => MethodCall>> = {
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

/** The ways in which nothing is changed, not even by a host that lets a tool do anything. */
export const HARMLESS: readonly Way[] = [
  'fs.read',
  'fs.exists',
  'fs.list_dir',
  'fs.metadata',
  'fs.grep',
]

/** A request for each path and each way, named by both; in all ways when none is named. */
export const everyMethod = (
  paths: Readonly<Record<string, string>>,
  ways: readonly Way[] = Object.keys(WAYS),
): Record<string, MethodCall> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([name, path]) =>
      ways.flatMap((way) => {
        const asked = WAYS[way]?.(path)
        return asked ? [[`${way} ${name}`, asked] as const] : []
      }),
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
