import { cutLines } from '../../../harness/wire/lines.ts'
import { failure } from '../registry/result.ts'
import type { LiveTool, ToolObserver } from '../registry/world.ts'
import type { Child } from '../runtime/child.ts'
import { type Ending, ending } from '../runtime/ending.ts'
import type { Order } from '../runtime/order.ts'
import type { Parts } from '../runtime/parts.ts'
import { openPlainOutput } from './plain-output.ts'

/**
 * Starts a tool that lives on without the protocol's messages: reports are lines of its output, input is text as it
 * stands, an answer is one line of JSON, which keeps its type, and signals end it.
 * @see rfd009 §Apply serves two purposes
 */
export function stdioTool(order: Order, parts: Parts, observer: ToolObserver): LiveTool {
  const { limits } = parts
  const output = openPlainOutput(parts, observer, () => ends.begin('final'))
  const lines = cutLines((line) => output.line(line.toString('utf8')))
  const leave = (result: Parameters<ToolObserver['gone']>[0]) => {
    ends.stop()
    child.release()
    observer.gone(result)
  }
  const ends: Ending = ending({
    steps: (reason) => parts.steps(reason, limits),
    use: (means) => means !== 'cancel' && child.signal(means),
    drainMs: limits.drainMs,
    gone: ({ code, signal }) => leave(output.resultOfExit(code, signal)),
  })
  const how = { command: parts.confine(order.command) ?? [], cwd: parts.cwd }
  const child: Child = parts.start(
    { ...how, env: parts.plainEnvironment(parts.environment, order) },
    {
      stdout: lines.push,
      stdoutEnd() {
        lines.end()
        ends.outputEnded()
      },
      stderr(chunk) {
        parts.onStderr(chunk)
        output.stderr(chunk)
      },
      exit: (code, signal) => ends.exited({ code, signal }),
      failed: (reason) => leave(failure(`the tool could not be started: ${reason}`)),
    },
  )
  return {
    deliver: (input, question) => child.write(written(input, question), () => {}),
    end: () => ends.begin('host ends'),
  }
}

/** Text for a running program as it stands; any other value, and every answer, as a line of JSON. */
const written = (input: unknown, question?: string): string =>
  question === undefined && typeof input === 'string' ? input : `${JSON.stringify(input)}\n`
