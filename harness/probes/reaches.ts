import { connect, type NetConnectOpts } from 'node:net'
import type { JsonObject } from '../wire/json.ts'

/** Milliseconds for which a connection, or an answer, is waited for. */
const CONNECT_MS = 2_000

/** Whether a socket can be reached: a port by TCP or by a datagram that is answered, a path, or behind `@` an abstract name. */
export function reaches({ host, port, datagram, path }: JsonObject): Promise<boolean> {
  const name = typeof path === 'string' ? path.replace(/^@/, '\0') : undefined
  if (name !== undefined) return connects({ path: name })
  return datagram === true
    ? isAnswered(String(host), Number(port))
    : connects({ host: String(host), port: Number(port) })
}

function connects(to: NetConnectOpts): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(to)
  socket.setTimeout(CONNECT_MS, () => resolve(false))
  socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

async function isAnswered(host: string, port: number): Promise<boolean> {
  const { createSocket } = await import('node:dgram')
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  const timer = setTimeout(resolve, CONNECT_MS, false)
  socket.on('message', () => resolve(true)).on('error', () => resolve(false))
  socket.connect(port, host, () => socket.send('probe'))
  return promise.finally(() => {
    clearTimeout(timer)
    socket.close()
  })
}
