import { createSocket } from 'node:dgram'
import { createServer, type ListenOptions } from 'node:net'

/** Servers beside a web server, by other ways to a socket than TCP over IPv4. */
export interface OtherSockets {
  close(): void
}

/** The name of an abstract socket, which belongs to a port. */
const abstractName = (port: number): string => `jp-conformance-${port}`

/** Serves datagrams and IPv6 on a port of the loopback interface, and sockets by name; what a machine lacks is left out. */
export async function openOtherSockets(port: number, path: string): Promise<OtherSockets> {
  const opened = await Promise.all([
    served({ host: '::1', port, ipv6Only: true }),
    served({ path }),
    served({ path: `\0${abstractName(port)}` }),
    echoed(port),
  ])
  return {
    close() {
      for (const close of opened) close()
    },
  }
}

type Close = () => void

/** Takes connections and ends them. */
function served(where: ListenOptions): Promise<Close> {
  const server = createServer((socket) => socket.on('error', () => {}).destroy())
  return opening((opened) => {
    server.on('error', () => opened(() => {}))
    server.listen(where, () => opened(() => void server.close()))
  })
}

/** Sends every datagram back. */
function echoed(port: number): Promise<Close> {
  const socket = createSocket('udp4')
  socket.on('message', (bytes, from) => socket.send(bytes, from.port, from.address))
  return opening((opened) => {
    socket.on('error', () => opened(() => {}))
    socket.bind(port, '127.0.0.1', () => opened(() => void socket.close()))
  })
}

const opening = (open: (opened: (close: Close) => void) => void) => new Promise<Close>(open)
