/** Leaders of the groups that run now; none outlives the host. */
const running = new Set<number>()

/** Keeps a group in mind until its leader has ended. */
export function remember(leader: number): void {
  if (running.size === 0) process.on('exit', killAll)
  running.add(leader)
}

/** Kills what is left of a group whose leader has ended. */
export function finish(leader: number): void {
  running.delete(leader)
  if (running.size === 0) process.off('exit', killAll)
  signalGroup(leader, 'SIGKILL')
}

/** Signals a program and all that it has started; a group that is gone is no error. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal)
  } catch {}
}

function killAll(): void {
  for (const leader of running) signalGroup(leader, 'SIGKILL')
}
