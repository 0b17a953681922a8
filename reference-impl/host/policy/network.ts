import type { Policy } from '../../../spec/generated/messages/driver.ts'
import type { Decision } from '../service.ts'

/** A tool without any entry in `allow` has no network; beside its entries somebody has to agree. */
export function decideUrl(network: Policy['network'], text: string): Decision {
  const url = URL.parse(text)
  // What is no URL leads nowhere, and whoever would ask for it states it.
  if (!url) return { decision: 'allow' }
  const shown = urlToShow(url)
  if (!isHttp(url)) return refusal(shown, 'only http and https may be used')
  const allow = network?.allow ?? []
  if (allow.length === 0) return refusal(shown, 'this tool has no network')
  if (allow.some((entry) => covers(entry, url))) return { decision: 'allow' }
  return {
    decision: 'ask',
    question: `May the tool send a request to ${shown}?`,
    because: `${shown} is not among the addresses that this tool may use`,
  }
}

const isHttp = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'

const refusal = (shown: string, why: string): Decision => ({
  decision: 'refuse',
  because: `${shown} cannot be asked for: ${why}`,
})

/** A question and a refusal show where a request would go, and no password. */
function urlToShow(url: URL): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  return shown.href
}

/**
 * Both are compared once parsed, which folds case, drops default ports and resolves dot segments: the origin must be
 * the same, and the path lies at or below the entry's. A URL with a user in it is never covered.
 */
function covers(entry: string, url: URL): boolean {
  const prefix = URL.parse(entry)
  if (!prefix || !isHttp(prefix) || prefix.origin !== url.origin) return false
  if (url.username !== '' || url.password !== '' || hidesSegments(url)) return false
  return isBelow(url.pathname, prefix.pathname) && isQueryOf(url, prefix)
}

/** An encoded slash or backslash may be decoded by a server, and what then comes before `..` is another path. */
const hidesSegments = ({ pathname }: URL): boolean => /%2f|%5c/i.test(pathname)

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}

/** An entry with a query covers that query alone. */
const isQueryOf = (url: URL, prefix: URL): boolean =>
  prefix.search === '' || (url.pathname === prefix.pathname && url.search === prefix.search)
