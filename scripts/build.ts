import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { mutantLists } from './build/mutants.ts'
import { buildProbes } from './build/probes.ts'
import { compiledValidators } from './build/validators.ts'
import { exported } from './generate/exported.ts'
import { readTree } from './spec/tree.ts'

const root = join(import.meta.dirname, '..')
/** Where the built package goes: `dist`, or the folder that is named. */
const dist = resolve(root, process.argv[2] ?? 'dist')

/** Programs that are started as such: the command, and what it may become. */
const programs = globSync('{cli/main,reference-impl/*/tool/main}.ts', { cwd: root })

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

// As code, its text would stay in memory beside what it states: a Node module of JSON is read, parsed and let go.
const CATALOGUE = 'spec/generated/catalogue.json'
const catalogueAsData: Plugin = {
  name: 'catalogue-as-data',
  setup({ onResolve }) {
    onResolve({ filter: /\/catalogue\.json$/ }, () => ({
      // Programs and parts stand two folders deep in the package, beside whose `dist` is `spec`.
      path: `../../${CATALOGUE}`,
      external: true,
    }))
  },
}

const { tree, findings } = readTree(root)
if (findings.length > 0) throw new Error('spec/ has the wrong form: npm run spec:lint states where')
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
  plugins: [withoutChildProcess, catalogueAsData, compiledValidators(tree)],
  // It loads parts of itself by name, and is needed only by those who certify in containers.
  external: ['testcontainers'],
  logLevel: 'warning',
})
await buildProbes(root, dist)
for (const { path, text } of exported(tree)) {
  const file = join(dist, 'spec', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
writeFileSync(join(dist, 'mutants.json'), JSON.stringify(await mutantLists(root)))
