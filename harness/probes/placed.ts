import { isObject, type JsonObject } from '../wire/json.ts'

/**
 * A path in which `{directory}` stands for what the program that was run last wrote, as `pwd` does; where none was run
 * it stands for the probe's own directory. A sandbox is put to the test with it: only its host knows where a project is.
 */
export const placed = (seen: readonly JsonObject[], path: unknown): string =>
  String(path).replace('{directory}', () => lastWritten(seen) ?? '.')

function lastWritten(seen: readonly JsonObject[]): string | undefined {
  const last = seen.findLast(({ call }) => call === 'process.run')
  const { stdout } = isObject(last?.result) ? last.result : {}
  return typeof stdout === 'string' && stdout.trim() !== '' ? stdout.trim() : undefined
}
