/** What a host writes to one tool: whole lines, one after the other. */
export interface Outbox {
  send(line: string): void
  /** Resolves when the tool has taken all that was sent, or can take no more. */
  taken(): Promise<void>
}

/** Makes an outbox; `write` hands bytes over and reports when they are taken. */
export function outbox(write: (bytes: string, taken: () => void) => void): Outbox {
  let waiting = 0
  let reported: (() => void)[] = []
  const taken = () => {
    waiting -= 1
    if (waiting > 0) return
    for (const report of reported.splice(0)) report()
  }
  return {
    send(line) {
      waiting += 1
      write(line, taken)
    },
    taken: () =>
      waiting === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            reported = [...reported, resolve]
          }),
  }
}
