import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page, which is one file. */
export const PAGE = readFileSync(join(import.meta.dirname, 'page.html'), 'utf8')

const hashOf = (element: string) => {
  const [, inner = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(PAGE) ?? []
  return `'sha256-${createHash('sha256').update(inner).digest('base64')}'`
}

/** Only the page's own script runs, whatever a conversation holds, and it reaches this server alone. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    `connect-src 'self'; script-src ${hashOf('script')}; style-src ${hashOf('style')}`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
