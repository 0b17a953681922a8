/** A file of a requirement: where it stands, and its text with the new part in it. */
export interface Part {
  path: string
  /** The file's text with the new part; the old text is empty where there was no file. */
  grown(old: string): string
}
