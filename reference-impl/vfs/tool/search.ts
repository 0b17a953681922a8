import type { FsGrepResult } from '../../../spec/generated/messages/vfs.ts'
import { text, texts } from './arguments.ts'
import type { Host } from './host.ts'

/**
 * Looks for `pattern` below `folder`, in files with one of `extensions` if any are given,
 * and reports how much there was to look at.
 * @see rfd-d11 §fs.grep
 */
export async function search(host: Host): Promise<string> {
  const given = host.tool.arguments
  const folder = given.folder === undefined ? '.' : text(given, 'folder')
  const extensions = texts(given, 'extensions')
  const sizes = await sizesBelow(host, folder)
  const { matches } = await host.call('fs.grep', {
    pattern: text(given, 'pattern'),
    paths: [folder],
    ...(extensions.length > 0 && { extensions }),
    context: 1,
  })
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return [...matches.flatMap(shown), `searched ${sizes.length} files, ${bytes} bytes`].join('\n')
}

/** The sizes of all files below a folder; entries come in no promised order. @see rfd-d11 §fs.list_dir */
async function sizesBelow(host: Host, folder: string): Promise<number[]> {
  const { entries } = await host.call('fs.list_dir', { path: folder })
  const sizes: number[] = []
  for (const { path: name, kind } of entries) {
    const path = folder === '.' ? name : `${folder}/${name}`
    if (kind === 'dir') sizes.push(...(await sizesBelow(host, path)))
    else sizes.push((await host.call('fs.metadata', { path })).size)
  }
  return sizes
}

const shown = ({ path, lines }: FsGrepResult['matches'][number]) =>
  lines.map(
    ({ line_number, content, is_match }) =>
      `${path}:${line_number}${is_match ? ':' : '-'} ${content}`,
  )
