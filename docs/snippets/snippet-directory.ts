import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a command wrote, its stderr last, and the status that it ended with. */
export interface Ended {
  output: string
  status: number
}

/** An empty directory in which the package is installed, as a reader has one before the first step. */
export class SnippetDirectory {
  readonly folder = mkdtempSync(join(tmpdir(), 'jp-conformance-docs-'))
  readonly root: string

  constructor(root: string) {
    this.root = root
    const programs = join(this.folder, 'node_modules', '.bin')
    mkdirSync(programs, { recursive: true })
    // The program itself prefers a build, which may be older than the sources that these pages describe.
    const main = pathToFileURL(join(root, 'cli', 'main.ts')).href
    const program = `#!/usr/bin/env node\nimport('${main}')\n`
    writeFileSync(join(programs, 'jp-conformance'), program, { mode: 0o755 })
  }

  /** Runs a shell script, in the workspace or in the checkout. */
  run(script: string, where: string = this.folder): Promise<Ended> {
    const options = { cwd: where, env: environment(), timeout: 180_000, maxBuffer: 2 ** 26 }
    return new Promise((resolve) =>
      execFile('bash', ['-c', script], options, (error, stdout, stderr) =>
        resolve({ output: `${stdout}\n${stderr}`, status: statusOf(error) }),
      ),
    )
  }

  /** A copy of the checkout, for commands that change it; made when it is first asked for. */
  get copy(): string {
    const copy = join(this.folder, 'checkout')
    if (existsSync(copy)) return copy
    cpSync(this.root, copy, { recursive: true, filter: (path) => !BUILT.has(basename(path)) })
    symlinkSync(join(this.root, 'node_modules'), join(copy, 'node_modules'))
    return copy
  }

  leave(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const BUILT = new Set(['.git', 'node_modules', 'dist', 'target', 'build', '__pycache__'])

// What npm reports the tests about this package would mislead the npm that they start.
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_)/.test(name))
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`
  return { ...Object.fromEntries(own), PATH: path, npm_config_offline: 'true', NO_COLOR: '1' }
}

function statusOf(error: { code?: unknown } | null): number {
  if (error === null) return 0
  return typeof error.code === 'number' ? error.code : -1
}
