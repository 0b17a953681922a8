import { createServer } from 'node:http'

/** A loopback server with a schema that nobody is to fetch. */
export interface VisitedServer {
  url: string
  /** Number of requests so far. */
  visits(): number
  close(): Promise<void>
}

/** Opens the server on a free port. */
export async function openVisitedServer(): Promise<VisitedServer> {
  let visits = 0
  const server = createServer((_, response) => {
    visits += 1
    response.end('{"type":"string","$defs":{"a":{"type":"string"}}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/schema.json`,
    visits: () => visits,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
