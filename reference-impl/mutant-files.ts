import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneNamed } from './bad-argument.ts'
import type { MutantBase } from './mutant-table.ts'

/** Where the mutants of a program are declared. */
interface Declared<M> {
  /** The folder of their source files; a package has none. */
  folder: string
  /** Loads all of them. */
  all(): Promise<{ mutants: readonly M[] }>
}

/**
 * Loads the mutant of an id, in a checkout from the file that declares it and no other: a program that is started for one
 * of a thousand mutants would take longer to load all of them than for its work.
 * @throws BadArgument on an id that no file declares.
 */
export async function mutantNamed<M extends MutantBase>(
  id: string,
  { folder, all }: Declared<M>,
): Promise<M> {
  for (const file of filesDeclaring(id, folder)) {
    const exported = Object.values<unknown>(await import(join(folder, file)))
    const found = exported.flat().find((each) => (each as M | null)?.id === id)
    if (found) return found as M
  }
  const { mutants } = await all()
  return oneNamed('mutant', id, mutants, (each) => each.id)
}

/** The files whose text has the area and the name of a mutant, seldom more than one; those named by the area come first. */
function* filesDeclaring(id: string, folder: string): Generator<string> {
  if (!existsSync(folder)) return
  const [name = '', word = ''] = id.split('.').reverse()
  const area = `'${id.slice(0, id.lastIndexOf('.'))}'`
  const names = [`${name}: `, `'${name}'`]
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => file.endsWith('.ts'))
  const nearFirst = files.toSorted((a, b) => Number(b.includes(word)) - Number(a.includes(word)))
  for (const file of nearFirst) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.includes(area) && names.some((each) => text.includes(each))) yield file
  }
}
