/** Thrown where walking a schema might judge otherwise than compiling it; no `Error`, for nobody reads its stack. */
export class Uncertain {}
