import { execFile } from 'node:child_process'
import { closeSync, readFileSync, realpathSync } from 'node:fs'
import { Socket } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { RUN_MARK } from '../environment.ts'
import { openPipe } from '../fifos.ts'
import type { Launch } from '../process.ts'
import type { Accesses } from './access.ts'
import { AccessReader } from './accesses.ts'
import { WATCHED_CALLS } from './watched-calls.ts'

/** What a watched program reached, or why it was not watched. */
export type Watched = Accesses | { notWatched: string }

/** A program whose system calls are looked at while it runs. */
export interface Watch {
  launch: Launch
  /** Waits for the last of its calls. */
  end(): Promise<Watched>
}

/** Milliseconds after a session for which calls are awaited; what it left behind may go on for ever. */
const END_MS = 2_000

/**
 * The tracer is no process between us and the program, so that its exit, its group and its signals stay as they are;
 * and it stands in a session of its own, so that nothing that ends the program ends it.
 */
const OPTIONS = [
  ...['-DDD', '-f', '-q', '--seccomp-bpf', '-y', '-s', '0', '-e', 'signal=none'],
  ...['-e', `trace=${WATCHED_CALLS.map((name) => `?${name}`).join(',')}`],
]

/** Prepares to watch a program, where this machine has strace and lets it trace. */
export async function watch(launch: Launch): Promise<Watch> {
  const obstacle = await obstacleHere()
  if (obstacle !== undefined)
    return { launch, end: () => Promise.resolve({ notWatched: obstacle }) }
  const { ours, theirs } = openPipe('from-subject')
  const reader = new AccessReader(placesOf(launch))
  const lines = linesFrom(new Socket({ fd: ours, readable: true, writable: false }), reader)
  return {
    launch: traced(launch, `${OWN_OUTPUT}${theirs}`),
    async end() {
      closeSync(theirs)
      await lines.endedWithin(END_MS)
      return reader.accesses
    },
  }
}

/** Whether a process is a tracer of this process: one that outlives its program for a moment is nothing that was left behind. */
export function isTracer(pid: number): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return words[0] === 'strace' && words.some((word) => word.startsWith(OWN_OUTPUT))
  } catch {
    return false
  }
}

const OWN_OUTPUT = `/proc/${process.pid}/fd/`

/** The tracer does not bear the mark of the run, for it is no process of the subject. */
function traced(launch: Launch, output: string): Launch {
  const { [RUN_MARK]: mark, ...env } = launch.env
  const marked = mark === undefined ? [] : ['-E', `${RUN_MARK}=${mark}`]
  return {
    ...launch,
    env,
    command: ['strace', ...OPTIONS, ...marked, '-o', output, ...launch.command],
  }
}

function linesFrom(socket: Socket, reader: AccessReader) {
  const closed = Promise.withResolvers<void>()
  const decoder = new StringDecoder('utf8')
  let rest = ''
  socket.on('data', (chunk) => {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) reader.read(line)
  })
  socket.on('error', () => socket.destroy()).on('close', () => closed.resolve())
  return {
    async endedWithin(ms: number): Promise<void> {
      const timer = setTimeout(() => socket.destroy(), ms)
      await closed.promise
      clearTimeout(timer)
    },
  }
}

const placesOf = ({ cwd, env }: Launch) => ({
  start: realOf(cwd),
  home: realOf(env.HOME ?? homedir()),
  temporary: [...new Set(['/tmp', '/var/tmp', realOf(env.TMPDIR ?? tmpdir())])],
  ...(env.NODE_COMPILE_CACHE && { compiled: realOf(resolve(cwd, env.NODE_COMPILE_CACHE)) }),
})

function realOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

let obstacle: Promise<string | undefined> | undefined

/** Why no program can be watched here; found out once, by watching one. */
const obstacleHere = (): Promise<string | undefined> => {
  obstacle ??= new Promise((resolve) => {
    const args = [...OPTIONS, '-o', '/dev/null', 'true']
    execFile('strace', args, { timeout: 10_000 }, (error, _, stderr) => {
      if (error?.code === 'ENOENT') resolve('strace is not installed')
      else resolve(error || stderr !== '' ? 'strace cannot trace here' : undefined)
    })
  })
  return obstacle
}
