import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { notAProgram } from './find-program.ts'
import { packageRoot } from './package.ts'

/** An example in another language: its folder, the programs that it needs, how it is built. */
export interface Example {
  folder: string
  needs: string[]
  build: string[] | 'none'
}

/** The folder that holds the examples, in a checkout as in the built package. */
export function examplesFolder(): string {
  const source = join(packageRoot(), 'reference-impl', 'examples')
  return existsSync(source) ? source : join(packageRoot(), 'dist', 'examples')
}

/** Every example, as written in toolchains.yaml. */
export function examplesIn(folder: string): Example[] {
  const text = readFileSync(join(folder, 'toolchains.yaml'), 'utf8')
  return (parse(text) as { examples: Example[] }).examples
}

/** The programs that an example needs and that are not on the PATH. */
export function missingFor({ needs }: Example): string[] {
  const path = process.env.PATH ?? ''
  return needs.filter((program) => notAProgram([program], { base: '.', path }) !== undefined)
}
