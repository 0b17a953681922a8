import { identify, killLeft, type ProcessIdentity } from '../../launch/alive.ts'
import { probeCommand } from '../../launch/probe.ts'
import type { PluginStep } from '../../probes/plugin-step.ts'
import type { Recorder } from '../../recorder.ts'
import { readSideChannel, type SideChannelReader } from '../host/side-channel-reader.ts'
import { installProbe, installProgram, type ShellProgram } from './install-probe.ts'
import { toolChannelOf } from './probe-tools.ts'

/** The probes to be observed, and where what they report is recorded. */
interface Observed {
  folder: string
  probes: Readonly<Record<string, { steps: readonly PluginStep[] }>>
  replyMs: number
  recorder: Recorder
  /** Programs beside the probes, by their paths below the folder. */
  programs?: Readonly<Record<string, ShellProgram>>
  /** Names of probes that are tools; they are recorded as `tools/NAME`. */
  tools?: readonly string[]
  /** The name under which they are recorded, in place of their own. */
  call?: string
}

type Channel = [plugin: string, channel: SideChannelReader]

/** Installs probes, and records what they report on their side channels. */
export class ProbeObserver {
  readonly #channels: Channel[]
  readonly #recorder: Recorder
  readonly #call: string | undefined
  #under = ''
  readonly #processes: ProcessIdentity[] = []

  constructor({ folder, probes, programs = {}, tools = [], replyMs, recorder, call }: Observed) {
    this.#recorder = recorder
    this.#call = call
    this.#channels = [
      ...Object.entries(probes).map(
        ([plugin, { steps }]): Channel => [
          plugin,
          readSideChannel(installProbe({ folder, plugin, steps, replyMs })),
        ],
      ),
      ...Object.entries(programs).map(
        ([path, program]): Channel => [
          path,
          readSideChannel(installProgram(folder, path, program)),
        ],
      ),
      ...tools.map(
        (tool): Channel => [`tools/${tool}`, readSideChannel(toolChannelOf(folder, tool))],
      ),
    ]
  }

  /** What comes from now on is recorded below this name. */
  recordUnder(name: string): void {
    this.#under = `${name}/`
  }

  /** Records what has come, and gives the marks among it. */
  look(): string[] {
    return this.#channels.flatMap(([plugin, channel]) =>
      channel.read().flatMap(({ epoch, entry }) => {
        const at = Math.max(0, epoch - this.#recorder.epoch)
        this.#recorder.push({
          event: 'probe',
          at,
          call: this.#under + (this.#call ?? plugin),
          entry,
        })
        this.#note(entry.pid)
        return entry.mark === undefined ? [] : [entry.mark]
      }),
    )
  }

  /** Kills the probes that have outlived their host. */
  killLeft(): void {
    for (const process of this.#processes) killLeft(process)
  }

  #note(pid: number | undefined): void {
    const found = pid === undefined ? undefined : identify(pid, probeCommand('plugin').slice(1))
    if (found) this.#processes.push(found)
  }
}
