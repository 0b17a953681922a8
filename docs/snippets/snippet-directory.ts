import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

/** What a command wrote, its stderr last, and the status that it ended with. */
export interface Ended {
  output: string
  status: number
}

/** An empty directory in which the package is installed, as a reader has one before the first step. */
export class SnippetDirectory {
  readonly folder = mkdtempSync(join(tmpdir(), 'jp-conformance-docs-'))
  readonly #copied = join(this.folder, 'checkout')
  readonly root: string

  constructor(root: string) {
    this.root = root
    const programs = join(this.folder, 'node_modules', '.bin')
    mkdirSync(programs, { recursive: true })
    symlinkSync(join(root, 'bin/jp-conformance.js'), join(programs, 'jp-conformance'))
  }

  /** Runs a shell script, in the workspace or in the checkout. */
  run(script: string, where: string = this.folder): Promise<Ended> {
    // What Node compiles of a copy goes with it.
    const ofCopy = where === this.#copied && { NODE_COMPILE_CACHE: join(this.folder, 'compiled') }
    const env = { ...environment(), ...ofCopy }
    const options = { cwd: where, env, timeout: 180_000, maxBuffer: 2 ** 26 }
    return new Promise((resolve) =>
      execFile('bash', ['-c', script], options, (error, stdout, stderr) =>
        resolve({ output: `${stdout}\n${stderr}`, status: statusOf(error) }),
      ),
    )
  }

  /** A copy of the checkout, for commands that change it; made when it is first asked for. */
  get copy(): string {
    if (existsSync(this.#copied)) return this.#copied
    const filter = (path: string) => !BUILT.has(basename(path))
    cpSync(this.root, this.#copied, { recursive: true, filter })
    symlinkSync(join(this.root, 'node_modules'), join(this.#copied, 'node_modules'))
    return this.#copied
  }

  leave(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const BUILT = new Set(['.git', 'node_modules', 'dist', 'target', 'build', '__pycache__'])

// What npm reports the tests about this package would mislead the npm that they start.
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD|NODE_(?!COMPILE_CACHE$))/.test(name),
  )
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`
  return { ...Object.fromEntries(own), PATH: path, npm_config_offline: 'true', NO_COLOR: '1' }
}

function statusOf(error: { code?: unknown } | null): number {
  if (error === null) return 0
  return typeof error.code === 'number' ? error.code : -1
}
