import { join } from 'node:path'
import { kindsOnPath } from '../harness/launch/program.ts'
import type { Example } from '../reference-impl/examples/toolchains.ts'
import { packageRoot } from './package.ts'

/** The folder of the examples, in a checkout as in the package. */
export const examplesFolder = (): string => join(packageRoot(), 'reference-impl', 'examples')

/** The programs that an example needs and that are not on the PATH. */
export function missingFor({ needs }: Example): string[] {
  return needs.filter((program) => !kindsOnPath(program).includes('program'))
}
