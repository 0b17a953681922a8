/** What the figure gives this program, as the JSON of its one argument. */
export function given<T>(): T {
  return JSON.parse(process.argv[2] ?? 'null')
}

/** Prints what the program measured, and ends. */
export function answer(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

/** The most memory that this process has had, in megabytes. */
export const peakMegabytes = (): number => process.resourceUsage().maxRSS / 1024
