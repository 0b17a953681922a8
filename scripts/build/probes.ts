import { build } from 'esbuild'

/**
 * Builds our probes for a folder that has the layout of `dist`, each of one file for `require`: a host under test starts
 * them hundreds of times, and modules that are imported take a quarter of each start.
 */
export async function buildProbes(root: string, dist: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['harness/probes/probe-tool.ts', 'harness/probes/plugin-probe-main.ts'],
    outdir: dist,
    outbase: '.',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'warning',
  })
}
