import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

// Each ends by itself when we do, however we end: its input closes with us.
const busy = `process.stdin.resume().on('end', () => process.exit())
setInterval(() => { for (const until = Date.now() + 50; Date.now() < until; ); }, 51)`

/** Keeps some cores busy with a process each, until the end is asked for. */
export function keepBusy(cores: number): { end(): Promise<void> } {
  const children = Array.from({ length: cores }, () =>
    spawn(process.execPath, ['-e', busy], { stdio: ['pipe', 'ignore', 'ignore'] }),
  )
  return {
    async end() {
      await Promise.all(children.map(ended))
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
