import type { HostListener } from '../launch/host.ts'
import type { Recorder } from '../recorder.ts'

/** Records everything that passes between us and a host. */
export const recording = (recorder: Recorder, inquiry: HostListener['inquiry']): HostListener => ({
  sent: (text) => recorder.add({ event: 'sent', text }),
  received: (...line) => recorder.line(...line),
  stderr: (chunk) => recorder.stderr(chunk),
  exit: (code, signal) => recorder.add({ event: 'exit', code, signal }),
  timer: (name, ms) => recorder.add({ event: 'timer', name, ms }),
  inquiry,
})
