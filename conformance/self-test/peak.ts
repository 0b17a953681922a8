import { readFileSync } from 'node:fs'

/** The most memory of this process that was resident, in bytes; what it has started is left out where the system reports that. */
export function peakOf(): number {
  try {
    const [, kilobytes] =
      /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return process.resourceUsage().maxRSS * 1024
  }
}
