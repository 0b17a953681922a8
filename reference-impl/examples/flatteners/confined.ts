import { type ChildProcess, fork } from 'node:child_process'

/** What a library may use up for one schema; that is a thousand times what one takes. */
const [SECONDS, MEGABYTES] = [8, 256]

/** What is stated about a library that came to no end. */
export const NO_END = `It came to no end within ${SECONDS} seconds and ${MEGABYTES} megabytes.`

/** Whether this is the process in which the library works: the same program, started once more. */
export const isConfined = process.send !== undefined

/** Answers what this process is asked. */
export function answerWith(answer: (line: string) => Promise<unknown>): void {
  process.on('message', async (line) => process.send?.(await answer(String(line))))
}

/** The process in which the library works, from outside: one that comes to no end is ended. */
export class Confinement {
  #process: ChildProcess | undefined

  /** The answer to a line; `undefined` when the library came to no end. */
  async ask(line: string): Promise<unknown> {
    this.#process ??= start()
    const answer = await answerOf(this.#process, line)
    if (answer === undefined) this.cleanUp()
    return answer
  }

  cleanUp(): void {
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }
}

const start = () =>
  fork(process.argv[1] ?? '', {
    execArgv: [`--max-old-space-size=${MEGABYTES}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

function answerOf(child: ChildProcess, line: string): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (answer?: unknown) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(answer)
    }
    const timer = setTimeout(settle, SECONDS * 1_000)
    child.once('message', settle).once('exit', () => settle())
    child.send(line)
  })
}
