import { objects, text } from './arguments.ts'
import { bytesOf, contentOf } from './content.ts'
import type { Host } from './host.ts'

/** Copies files of any kind, byte by byte: `files` is a list of `{ from, to }`. @see rfd-d11 §fs.write */
export async function copy(host: Host): Promise<string> {
  const lines: string[] = []
  for (const file of objects(host.tool.arguments, 'files')) {
    const [from, to] = [text(file, 'from'), text(file, 'to')]
    lines.push(`${from} → ${to}: ${await copyFile(host, from, to)} bytes`)
  }
  return lines.length > 0 ? lines.join('\n') : 'nothing to copy'
}

async function copyFile(host: Host, from: string, to: string): Promise<number> {
  const bytes = bytesOf(await host.call('fs.read', { path: from }))
  await host.call('fs.write', { path: to, ...contentOf(bytes) })
  return bytes.length
}
