import { objects, text, texts } from './arguments.ts'
import type { Host } from './host.ts'

/**
 * Deletes the files of `remove` and renames those of `move`, a list of `{ from, to }`;
 * what is not there is left out.
 * @see rfd-d11 §fs.delete
 */
export async function tidy(host: Host): Promise<string> {
  const { arguments: given } = host.tool
  const done: string[] = []
  for (const path of texts(given, 'remove')) {
    if (await removed(host, path)) done.push(`deleted ${path}`)
  }
  for (const file of objects(given, 'move')) {
    const [from, to] = [text(file, 'from'), text(file, 'to')]
    if (await moved(host, from, to)) done.push(`renamed ${from} to ${to}`)
  }
  return done.length > 0 ? done.join('\n') : 'nothing to tidy'
}

async function removed(host: Host, path: string): Promise<boolean> {
  const { exists } = await host.call('fs.exists', { path })
  if (exists) await host.call('fs.delete', { path })
  return exists
}

async function moved(host: Host, from: string, to: string): Promise<boolean> {
  const { exists } = await host.call('fs.exists', { path: from })
  if (exists) await host.call('fs.rename', { from, to })
  return exists
}
