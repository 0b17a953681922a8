/** Where a socket is, as strace prints it: an address of the internet, a path, or an abstract name. */
interface SocketAddress {
  address?: string | undefined
  path?: string | undefined
  abstract?: string | undefined
}

/** The socket that a call names among its arguments; a name that is left out is given by the machine. */
export const socketAddressIn = (text: string): SocketAddress => ({
  address: /inet_(?:addr\(|pton\(AF_INET6, )"([^"]+)"/.exec(text)?.[1],
  path: /sun_path="([^"]+)"/.exec(text)?.[1],
  abstract: /sun_path=@"([^"]+)"/.exec(text)?.[1],
})

/** Sockets of the machine by which libraries look up users and hosts. */
export const isSystemSocket = (path: string): boolean =>
  /^(?:\/var)?\/run\/(?:nscd|systemd)\/|^\/dev\/log$/.test(path)

/** The socket of the descriptor that a call is given first. */
export const socketIn = (text: string): string => /<([^>]+)>/.exec(text)?.[1] ?? ''
