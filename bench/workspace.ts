import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { cleanEnvironment } from '../harness/launch/environment.ts'
import { buildProbes } from '../scripts/build/probes.ts'
import { compiledValidators } from '../scripts/build/validators.ts'
import { readTree } from '../scripts/spec/tree.ts'

/** The root of the project. */
export const root = join(import.meta.dirname, '..')

/** A figure that cannot be measured here; the message states what is missing. */
export class Unmeasurable extends Error {}

/** Where subjects and our own programs are built, in a temporary folder. */
export interface Workspace {
  /** Compiles C sources, given from the root of the project, into a program. @throws Unmeasurable without a compiler. */
  tool(name: string, ...sources: string[]): Promise<string>
  /** Bundles `bench/programs/NAME.ts` as the package is bundled, runs it and reads the JSON that it prints. */
  run<T>(program: string, given: unknown, how?: { pinned?: boolean }): Promise<T>
  /** Builds the package, as users install it, into a folder of its own. */
  built(): Promise<string>
  close(): void
}

const start = promisify(execFile)
const testcontainers = fileURLToPath(import.meta.resolve('testcontainers'))

const { DOCKER_HOST } = process.env

/** Without variables that change how a child starts. */
export const environment = cleanEnvironment({ ...(DOCKER_HOST && { DOCKER_HOST }) })

/** Opens a workspace; `close` removes its folder. */
export function openWorkspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-bench-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const tool = remembered(async (name: string, ...sources: string[]) => {
    const program = join(folder, name)
    await compile(program, sources)
    return program
  })
  const bundled = remembered((name: string) => bundle(name, folder))
  const built = remembered((name: string) => buildPackage(join(folder, name)))
  return {
    tool,
    async run(program, given, { pinned = false } = {}) {
      const command = [process.execPath, await bundled(program), JSON.stringify(given)]
      return JSON.parse(await printedBy(pinned ? ['taskset', '-c', '0', ...command] : command))
    },
    built: () => built('package'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function buildPackage(folder: string): Promise<string> {
  await start(process.execPath, [join(root, 'scripts/build.ts'), join(folder, 'dist')])
  for (const part of ['package.json', 'bin', 'spec'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  // What the package needs for containers is loaded from where it is installed.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

async function printedBy([program = '', ...args]: string[]): Promise<string> {
  const { stdout } = await start(program, args, { env: environment, maxBuffer: 1 << 26 })
  return stdout
}

async function compile(program: string, sources: string[]): Promise<void> {
  const flags = ['-std=c11', '-D_POSIX_C_SOURCE=200809L', '-O2', '-static']
  const paths = sources.map((source) => join(root, source))
  try {
    await start(process.env.CC ?? 'gcc', [...flags, '-o', program, ...paths])
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Unmeasurable(code === 'ENOENT' ? 'there is no C compiler (gcc, or $CC)' : message)
  }
}

// Measured as users run it: bundled, without the cost of stripping types.
async function bundle(name: string, folder: string): Promise<string> {
  await build({
    absWorkingDir: root,
    entryPoints: [{ in: `bench/programs/${name}.ts`, out: `programs/${name}` }],
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minifySyntax: true,
    minifyWhitespace: true,
    banner: {
      js: `import { createRequire as __r } from 'node:module'\nconst require = __r(${JSON.stringify(`${root}/bench/run.ts`)})`,
    },
    // It loads files of its own, so it stays where it is installed.
    plugins: [compiledValidators(readTree(root).tree)],
    alias: { testcontainers },
    external: [testcontainers],
    logLevel: 'error',
  })
  // A host under test starts a probe, which is looked for where it stands beside the harness in the package.
  await buildProbes(root, folder)
  return join(folder, 'programs', `${name}.js`)
}

/** Does the work for a name once. */
function remembered<A extends [string, ...string[]]>(make: (...args: A) => Promise<string>) {
  const made = new Map<string, Promise<string>>()
  return (...args: A): Promise<string> => {
    const [name] = args
    const path = made.get(name) ?? make(...args)
    made.set(name, path)
    return path
  }
}
