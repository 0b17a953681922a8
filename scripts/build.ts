import { cpSync, existsSync, globSync, rmSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = join(import.meta.dirname, '..')
/** Where the built package goes: `dist`, or the folder that is named. */
const dist = resolve(root, process.argv[2] ?? 'dist')

/** Programs that are started as such: the command, and what it may become. */
const programs = globSync('{cli/main,reference-impl/*/tool/main,harness/probes/probe-tool}.ts', {
  cwd: root,
})

// Packages written for `require` ask for Node's own modules in that way.
const banner = {
  js: "import { createRequire as __createRequire } from 'node:module'\nconst require = __createRequire(import.meta.url)",
}

// Commander loads it at once for commands that are programs of their own, of which we have none:
// without it the help starts in three quarters of the time.
const withoutChildProcess: Plugin = {
  name: 'without-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('/commander/') ? { path: 'none', namespace: 'none' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = {}' }))
  },
}

rmSync(dist, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: programs,
  outdir: dist,
  outbase: '.',
  chunkNames: 'parts/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  minifySyntax: true,
  minifyWhitespace: true,
  banner,
  plugins: [withoutChildProcess],
  // It loads parts of itself by name, and is needed only by those who certify in containers.
  external: ['testcontainers'],
  logLevel: 'warning',
})
copyExamples()

/** The examples are there to be copied: their sources, nothing that was built of them. */
function copyExamples(): void {
  const from = join(root, 'reference-impl', 'examples')
  if (!existsSync(from)) return
  const built = /(^|\/)(build|target|__pycache__|node_modules)(\/|$)|\.class$/
  const filter = (path: string) => !built.test(path.slice(from.length + 1).replaceAll(sep, '/'))
  cpSync(from, join(dist, 'examples'), { recursive: true, filter })
}
