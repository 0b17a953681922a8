/** Options of every command that gives a verdict. */
export interface JudgeOptions {
  knownFailures?: string
  updateKnownFailures?: true
  report?: string[]
  verbose?: true
  quiet?: true
  color: boolean
}

/** Options of every command that certifies. */
export interface CertifyingOptions extends JudgeOptions {
  config?: string
  only?: string[]
  skip?: string[]
  revision?: string
  profile?: string
  seed: number
  shard?: { index: number; of: number }
  timeScale: number
}

/** Options of the commands that hold sessions. */
export interface SessionOptions extends CertifyingOptions {
  jobs?: number
  transcripts?: string
}

/** Options of the command that certifies a tool. */
export interface ToolOptions extends SessionOptions {
  image?: string
}

/** Options of the command that certifies a host. */
export interface HostOptions extends SessionOptions {
  exec?: true
}

/** Options of the command that certifies a flattener. */
export interface FlattenerOptions extends CertifyingOptions {
  provider?: string[]
  runs?: number
}
