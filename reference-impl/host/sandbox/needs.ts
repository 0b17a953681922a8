import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Own } from './command.ts'

/** What a file of the tool's own needs around it: its package, and the libraries beside its `bin`. */
export const neededBy = ({ given, real }: Own): string[] =>
  [...packageOf(real), ...librariesOf(given), ...librariesOf(real)].filter((it) => existsSync(it))

/** Below a `node_modules` it is the whole of that, whose packages need each other. */
function packageOf(file: string): string[] {
  const [modules] = /^.*?\/node_modules(?=\/)/.exec(file) ?? []
  if (modules !== undefined) return [modules]
  for (let at = dirname(file); at !== dirname(at); at = dirname(at))
    if (MARKS.some((mark) => existsSync(join(at, mark)))) return [at]
  return []
}

const MARKS = ['package.json', 'pyproject.toml', 'setup.py', 'Gemfile', 'cpanfile']

const librariesOf = (file: string): string[] =>
  basename(dirname(file)) === 'bin'
    ? LIBRARIES.map((name) => join(dirname(dirname(file)), name))
    : []

const LIBRARIES = ['lib', 'lib64', 'libexec', 'pyvenv.cfg']
