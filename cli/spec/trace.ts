import type { CatalogueRequirement } from '../../spec/generated/catalogue.ts'
import { readAbout } from './catalogue.ts'
import type { Io, Links, LinksOf } from './command.ts'
import { wrapped } from './table.ts'

/** Follows one requirement from its source to the reason why its mutants die. */
export async function trace(id: string, io: Io, linksOf: LinksOf): Promise<number> {
  const about = readAbout(id)
  if (about === undefined) return (await import('./unknown.ts')).unknown(id, io)
  io.out(origin(about.requirement))
  io.out(linksText(await linksOf(id)))
  return 0
}

const origin = ({ id, source, text, file, line }: CatalogueRequirement): string =>
  [section('source', source), section(`requirement ${id} (${file}:${line})`, [text])].join('')

const linksText = ({ checks, mutants, kills }: Links): string =>
  [
    section(
      'checks',
      checks.map(({ title, file }) => `${title} (${file})`),
    ),
    section(
      'mutants',
      mutants.map(({ id, change, file }) => `${id}: ${change} (${file})`),
    ),
    section('last kills', kills),
  ].join('')

const section = (title: string, lines: string[]): string =>
  `${title}\n${lines.length > 0 ? lines.map((line) => wrapped(line, '  ')).join('') : '  none\n'}`
