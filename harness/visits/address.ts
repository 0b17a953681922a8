import { randomInt } from 'node:crypto'
import { connect, createServer, type Server } from 'node:net'

/** Ports that no system gives to a connection of its own accord, so that only a server takes them. */
const [FIRST, LAST] = [20_000, 32_000]

/** Ports that this process has given away lately. */
const given = new Set<number>()

/** Finds a port of this machine on which nobody listens, and which no other session gets soon. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (given.has(port)) continue
    const server = await listenOn(port, '127.0.0.1')
    if (!server) continue
    given.add(port)
    if (given.size > (LAST - FIRST) / 2) given.delete([...given][0] as number)
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

/** Listens on a port, accepting nothing; `undefined` where somebody else does. */
export function listenOn(port: number, host: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(port, host, () => resolve(server))
  })
}

/** Host and port of an address. */
export function endpointOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) }
}

/** Whether an address accepts connections now; gives up after so many milliseconds. */
export function accepts(url: string, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (accepted: boolean) => {
      socket.destroy()
      resolve(accepted)
    }
    const socket = connect(endpointOf(url))
      .setTimeout(ms, () => settle(false))
      .once('connect', () => settle(true))
      .once('error', () => settle(false))
  })
}

/** Names of this machine, at which nothing of another one is asked. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(hostname)
