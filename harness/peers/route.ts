/** What our HTTP server answers to one path, in the order in which it is asked, and the bytes of a body. */
export type { Body, Route } from '../../spec/generated/transcript.ts'
