import { answered } from '../../service.ts'
import { onResult } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { instead, isResult } from '../requests.ts'
import { eachHeader, onPosted } from './altered.ts'
import { onExchange, onHttp } from './parts.ts'

/** Changes the body of an answer that is text. */
const onText = (change: (body: string) => string) =>
  onResult('http.get', (result) =>
    result.encoding === undefined ? { ...result, body: change(String(result.body)) } : result,
  )

/** Gives another status for some. */
const onStatus = (change: (status: number) => number) =>
  onResult('http.get', (result) => ({ ...result, status: change(Number(result.status)) }))

/** Changes the values of headers before references are looked for. */
const onValues = (change: (value: string) => string) =>
  onHttp(({ substitute }) => ({
    substitute: (headers, around) =>
      substitute(
        headers.map((header) => ({ ...header, value: change(header.value) })),
        around,
      ),
  }))

/** Answers a POST that is equal to an earlier one without the server. */
const postsOnce: Apply = (parts) => {
  const known = new Map<string, unknown>()
  return instead('http.post', async (params, plainly) => {
    const key = JSON.stringify(params)
    if (known.has(key)) return answered(known.get(key))
    const answer = await plainly(params)
    if (isResult(answer)) known.set(key, answer.result)
    return answer
  })(parts)
}

const withoutQuery = (url: URL) => {
  const plain = new URL(url)
  plain.search = ''
  return plain
}

const MARK = Buffer.from('\ufeff')

const withoutMark = (base64: unknown) => {
  const bytes = Buffer.from(String(base64), 'base64')
  return (bytes.indexOf(MARK) === 0 ? bytes.subarray(3) : bytes).toString('base64')
}

/** Mutants that take what is spelt for more than its letters, and leave out what is rare. */
export const speltMutants = mutantsIn('vfs.http')({
  'get-performs-request#text': {
    'reads-entities: gives an ampersand for its entity': onText((body) =>
      body.replaceAll('&amp;', '&'),
    ),
    'without-tabs: gives a blank for a tab': onText((body) => body.replaceAll('\t', ' ')),
    'feeds-for-returns: gives a line feed for a CR that stands alone': onText((body) =>
      body.replace(/\r(?!\n)/g, '\n'),
    ),
    'composes: composes letters with their accents': onText((body) => body.normalize('NFC')),
  },
  'any-status-is-a-result': {
    'nameless-is-500: gives 500 for a higher status that has no name': onStatus((status) =>
      status > 511 ? 500 : status,
    ),
    'nameless-is-200: gives 200 for a status below 300 that has no name': onStatus((status) =>
      status > 226 && status < 300 ? 200 : status,
    ),
  },
  'binary-body-base64': {
    'bytes-without-mark: leaves out a byte-order mark before bytes that are no text': onResult(
      'http.get',
      (result) =>
        result.encoding === undefined ? result : { ...result, body: withoutMark(result.body) },
    ),
  },
  'headers-reach-server': {
    'own-language: leaves out which languages are accepted': eachHeader((name, value) =>
      name === 'accept-language' ? undefined : value,
    ),
    'own-caching: leaves out how an answer may be cached': eachHeader((name, value) =>
      name === 'cache-control' ? undefined : value,
    ),
    'no-underscores: leaves out headers with underscores in their names': eachHeader(
      (name, value) => (name.includes('_') ? undefined : value),
    ),
  },
  'repeated-headers-sent': {
    'equal-once: sends of equal headers the first': onExchange((exchange) => ({
      ...exchange,
      headers: exchange.headers.filter(
        ({ name, value }, at, all) =>
          all.findIndex((each) => each.name === name && each.value === value) === at,
      ),
    })),
  },
  'post-performs-request': {
    'posts-once: answers an equal POST from memory': postsOnce,
    'posts-without-query: leaves the query of a POST out': onExchange((exchange) =>
      exchange.method === 'POST' ? { ...exchange, url: withoutQuery(exchange.url) } : exchange,
    ),
    'posts-lone-returns: posts a line feed for a CR that stands alone': onPosted((body) =>
      body.replace(/\r(?!\n)/g, '\n'),
    ),
  },
  'every-reference-substituted': {
    'doubled-dollars: takes two dollars before a brace for an escaped reference': onHttp(
      ({ substitute }) => ({
        substitute: (headers, around) => {
          const filled = substitute(headers, around)
          if ('error' in filled) return filled
          const spelt = headers.map(({ value }) => /^\$(\$\{.*)/.exec(value)?.[1])
          return {
            ...filled,
            headers: filled.headers.map((header, at) => ({
              ...header,
              value: spelt[at] ?? header.value,
            })),
          }
        },
      }),
    ),
  },
  'other-text-unchanged': {
    'reads-backslashes: leaves backslashes out': onValues((value) => value.replaceAll('\\', '')),
    'substitutes-commands: leaves out what a shell takes for a command': onValues((value) =>
      value.replace(/\$\(\w+\)/g, ''),
    ),
    'renders-templates: leaves out what stands in double braces': onValues((value) =>
      value.replace(/\{\{.*?\}\}/g, ''),
    ),
    'decodes-percents: decodes what stands behind a percent sign': onValues((value) =>
      value.replaceAll('%41', 'A'),
    ),
    'first-part: sends what stands before a colon': onValues((value) =>
      /^\w+: /.test(value) ? value.replace(/:.*/, '') : value,
    ),
    'closes-references: leaves out a reference that does not end': onValues((value) =>
      value.replace(/\$\{[^}]*$/, ''),
    ),
  },
})
