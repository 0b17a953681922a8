import type { HttpHeader, HttpResponse } from '../../../spec/generated/messages/vfs.ts'
import { text } from './arguments.ts'
import { bytesOf, contentOf } from './content.ts'
import type { Host } from './host.ts'

const HEADERS: HttpHeader[] = [{ name: 'Accept', value: '*/*' }]

/** Gets `url`, or posts `body` to it when there is one, and writes what comes back to the file `to`. @see rfd-d11 §HTTP methods */
export async function fetch(host: Host): Promise<string> {
  const { arguments: given } = host.tool
  const [url, to] = [text(given, 'url'), text(given, 'to')]
  const { status, body, encoding } = await ask(host, url)
  const bytes = bytesOf({ content: body, encoding })
  await host.call('fs.write', { path: to, ...contentOf(bytes) })
  return `status ${status}, ${bytes.length} bytes in ${to}`
}

function ask(host: Host, url: string): Promise<HttpResponse> {
  const { arguments: given } = host.tool
  if (given.body === undefined) return host.call('http.get', { url, headers: HEADERS })
  return host.call('http.post', { url, headers: HEADERS, body: text(given, 'body') })
}
