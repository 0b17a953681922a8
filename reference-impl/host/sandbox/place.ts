/** Where a tool starts, and what it reaches through the protocol alone; all paths absolute. */
export interface Place {
  /** Directory that its command is relative to. */
  cwd: string
  /** Directories to look for its program in, as in PATH. */
  path: string
  /** Directory of the project, where it has one. */
  project?: string
  /** Home of the user. */
  home?: string
  /** What else belongs to the tool's own program: files and directories that it may read. */
  readable?: readonly string[]
}
