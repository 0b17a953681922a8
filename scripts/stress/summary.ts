import type { Round } from './round.ts'

/** How often each test failed, what was left behind, and whether every round was clean. */
export function summary(
  rounds: readonly Round[],
  ports: readonly number[],
): { text: string; steady: boolean } {
  const failures = counted(rounds.flatMap(({ failed }) => failed))
  const faults = counted(rounds.flatMap(({ fault }) => fault ?? []))
  const lines = [
    ...failures.map(([name, times]) => `${kindOf(times, rounds.length)}: ${name}`),
    ...faults.map(([fault, times]) => `${times} of ${rounds.length} rounds: ${fault}`),
    ...ports.map((port) => `port ${port} is still listened on, and was not before`),
  ]
  const steady = lines.length === 0
  const verdict = steady ? 'all passed, and nothing was left' : `${lines.length} findings`
  return { text: [...lines, `${rounds.length} rounds: ${verdict}`].join('\n'), steady }
}

const kindOf = (times: number, rounds: number) =>
  times === rounds ? 'fails every time' : `flaky, ${times} of ${rounds}`

function counted(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
