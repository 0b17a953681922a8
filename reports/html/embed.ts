import { readFileSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'

const target = new URL('./generated/assets.ts', import.meta.url)

/** The page's style and script as one TypeScript module: bundled, small, and the same each time. */
export async function embedded(): Promise<string> {
  const style = await bundled('client/page.css')
  const script = await bundled('client/main.js')
  return [
    '// Written by `node reports/html/embed.ts` from reports/html/client.',
    `export const style = ${JSON.stringify(style)}`,
    `export const script = ${JSON.stringify(script)}`,
    '',
  ].join('\n')
}

/** What is committed now. */
export function committed(): string {
  return readFileSync(target, 'utf8')
}

async function bundled(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(path, import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'ascii',
    legalComments: 'none',
    target: ['chrome123', 'firefox121', 'safari17.5'],
  })
  return (outputFiles[0]?.text ?? '').trim()
}

if (import.meta.main) writeFileSync(target, await embedded())
