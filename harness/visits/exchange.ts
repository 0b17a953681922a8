import type { ClientRequest, IncomingMessage } from 'node:http'
import type { VisitRequest } from './visit-request.ts'

/** What came of a request, or, of one whose response does not end, what has come so far. */
export type Outcome =
  | { step: 'response' | 'streams'; status: number; body: string; bytes?: number }
  | { step: 'failed'; reason: string }

/** Most runs visit nobody, and Node's HTTP takes 8 MB once it is loaded. */
const http = () => process.getBuiltinModule('node:http')

/** Bytes of a body that are kept, and after how many a response is broken off. */
const [KEPT, MOST] = [256 * 1024, 64 * 1024 * 1024]

/** One HTTP request on a connection of its own, and its response. */
export class HttpExchange {
  readonly #request: VisitRequest
  readonly #report: (outcome: Outcome) => void
  readonly #client: ClientRequest
  readonly #pieces: Buffer[] = []
  readonly #timer: NodeJS.Timeout
  #status = 0
  #bytes = 0
  #isOver = false
  #streams = false

  /** `report` is called for a stream that fits, and once at the end. */
  constructor(
    url: string,
    request: VisitRequest,
    { withholds = false, responseMs }: { withholds?: boolean; responseMs: number },
    report: (outcome: Outcome) => void,
  ) {
    this.#request = request
    this.#report = report
    const { method, headers, body = '' } = request
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const target = new URL(request.path, url)
    this.#client = http().request(target, {
      method,
      headers: { ...length, ...headers },
      agent: false,
    })
    this.#client
      .on('response', (response) => this.#take(response))
      .on('error', (error) => this.#fail(broken(error)))
    this.#timer = setTimeout(() => this.#expire(), responseMs)
    if (withholds) this.#client.write(Buffer.from(body).subarray(0, -1))
    else this.#client.end(body)
  }

  /** Bytes of the body so far, by which it is seen whether more comes. */
  get bytes(): number {
    return this.#bytes
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Sends the last byte of the body. */
  complete(): void {
    if (!this.#isOver) this.#client.end(Buffer.from(this.#request.body ?? '').subarray(-1))
  }

  /** Closes the connection; nothing is reported any more. */
  leave(): void {
    this.#end()
    this.#client.destroy()
  }

  #take(response: IncomingMessage): void {
    this.#status = response.statusCode ?? 0
    response
      .on('data', (piece: Buffer) => this.#keep(piece))
      .on('end', () => this.#finish({ step: 'response', ...this.#seen }))
      .on('error', (error) => this.#fail(broken(error)))
    this.#look()
  }

  #keep(piece: Buffer): void {
    if (this.#bytes < KEPT) this.#pieces.push(piece.subarray(0, KEPT - this.#bytes))
    this.#bytes += piece.length
    if (this.#bytes > MOST) this.#fail(`the response is longer than ${MOST} bytes`)
    else this.#look()
  }

  /** A stream is there as soon as what has come of it fits; what it holds beyond what is kept changes nothing. */
  #look(): void {
    const { stream, fits } = this.#request
    if (!stream || this.#streams || this.#isOver || this.#bytes > KEPT) return
    const seen = this.#seen
    if (!fits(seen.body)) return
    this.#streams = true
    clearTimeout(this.#timer)
    this.#report({ step: 'streams', ...seen })
  }

  get #seen() {
    const body = Buffer.concat(this.#pieces).toString('utf8')
    return { status: this.#status, body, ...(this.#bytes > KEPT && { bytes: this.#bytes }) }
  }

  #expire(): void {
    this.#fail(this.#status > 0 ? 'the response did not end in time' : 'no response came in time')
  }

  #fail(reason: string): void {
    this.#finish({ step: 'failed', reason })
    this.#client.destroy()
  }

  #finish(outcome: Outcome): void {
    if (this.#isOver) return
    this.#end()
    this.#report(outcome)
  }

  #end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
  }
}

/** Why a connection gave no response, without its port. */
const broken = ({ code, message }: NodeJS.ErrnoException): string =>
  `the connection broke (${code ?? message})`
