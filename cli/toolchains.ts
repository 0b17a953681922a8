import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { kindsOnPath } from '../harness/launch/program.ts'
import type { Example } from '../reference-impl/examples/toolchains.ts'
import { packageRoot } from './package.ts'

/** The folder that holds the examples, in a checkout as in the built package. */
export function examplesFolder(): string {
  const source = join(packageRoot(), 'reference-impl', 'examples')
  return existsSync(source) ? source : join(packageRoot(), 'dist', 'examples')
}

/** The programs that an example needs and that are not on the PATH. */
export function missingFor({ needs }: Example): string[] {
  return needs.filter((program) => !kindsOnPath(program).includes('program'))
}
