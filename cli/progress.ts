/** How far a run has come. */
export interface Step {
  done: number
  planned: number
  doing: string
}

/** Shows progress until it is stopped. */
export interface Progress {
  show(step: Step): void
  stop(): void
}

/** Progress on stderr: one line kept up to date on a terminal, a line every ten seconds elsewhere. */
export function progressOn(stream: NodeJS.WriteStream, quiet: boolean): Progress {
  if (quiet) return { show: () => {}, stop: () => {} }
  return stream.isTTY ? updating(stream) : sparse(stream)
}

function updating(stream: NodeJS.WriteStream): Progress {
  let last = 0
  return {
    show: (step) => {
      const now = performance.now()
      if (now - last < 50 && step.done < step.planned) return
      last = now
      stream.write(`\r\x1b[K${cut(line(step), stream.columns || 80)}`)
    },
    stop: () => {
      stream.write('\r\x1b[K')
    },
  }
}

function sparse(stream: NodeJS.WriteStream): Progress {
  let last = performance.now()
  return {
    show: (step) => {
      const now = performance.now()
      if (now - last < 10_000) return
      last = now
      stream.write(`${line(step)}\n`)
    },
    stop: () => {},
  }
}

function line({ done, planned, doing }: Step): string {
  return `${done}/${planned} ${doing.replace(/\p{C}/gu, ' ')}`
}

function cut(text: string, columns: number): string {
  return text.length < columns ? text : `${text.slice(0, Math.max(0, columns - 2))}…`
}
