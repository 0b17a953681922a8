import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The root of the checkout. */
export const root = join(import.meta.dirname, '../..')

/** Reads a configuration of ours, which its own tests have checked, by its path from the root. */
export function configurationAt<T>(path: string): T {
  return parse(readFileSync(join(root, path), 'utf8')) as T
}
