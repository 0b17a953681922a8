/** What a tool may ask its host for: the parameters and the result of each method. @see rfd-d11 §Protocol methods */
export interface Methods {
  'fs.read': { params: Path; result: Content & { size: number } }
  'fs.write': { params: Path & Content; result: Record<string, unknown> }
  'fs.list_dir': { params: Path; result: { entries: Entry[] } }
  'fs.exists': { params: Path; result: { exists: boolean } }
  'fs.metadata': { params: Path; result: { kind: Entry['kind']; size: number } }
  'fs.rename': { params: { from: string; to: string }; result: Record<string, unknown> }
  'fs.delete': { params: Path; result: Record<string, unknown> }
  'fs.grep': { params: Search; result: { matches: Match[] } }
  'http.get': { params: Request; result: Response }
  'http.post': { params: Request & { body?: string }; result: Response }
  'process.run': {
    params: { program: string; args?: string[]; envs?: string[] }
    result: { stdout: string; stderr: string; exit_code: number | null }
  }
}

export type Method = keyof Methods

/** A path below the root of the project. */
interface Path {
  path: string
}

/** A text, or bytes in base64. */
interface Content {
  content: string
  encoding?: 'base64'
}

interface Entry {
  /** Its name in the listed directory. */
  path: string
  kind: 'file' | 'dir'
}

interface Search {
  pattern: string
  paths?: string[]
  extensions?: string[]
  /** How many lines to show before and after each match. */
  context?: number
}

/** A window of a file around lines that match. */
interface Match {
  path: string
  lines: {
    /** Counted from 1. */
    line_number: number
    content: string
    /** False for a line of context. */
    is_match: boolean
  }[]
}

interface Request {
  url: string
  headers?: { name: string; value: string }[]
}

interface Response {
  status: number
  body: string
  encoding?: 'base64'
}
