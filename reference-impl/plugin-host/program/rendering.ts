import { isObject, parse } from '../../../harness/wire/json.ts'

/** How a text is shown: in what format, with colours or without. @see rfd072 §Output */
export interface Shown {
  text: string
  format: unknown
  language: unknown
  colours: boolean
}

const [BOLD, GREEN, YELLOW, BLUE, CYAN] = [1, 32, 33, 34, 36]

const coloured = (code: number | undefined) => (text: string) => `\u001b[${code}m${text}\u001b[0m`

/** Words that are highlighted in the languages that are known. */
const KEYWORDS: Readonly<Record<string, RegExp>> = {
  rust: /"[^"\n]*"|\b(?:fn|let|mut|pub|use|struct|impl|match|return)\b/g,
  python: /"[^"\n]*"|\b(?:def|class|import|from|return|if|else|for|while)\b/g,
  javascript: /"[^"\n]*"|\b(?:function|const|let|return|class|import|export)\b/g,
}

const TOKENS = /"(?:[^"\\\n]|\\.)*"|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g

/** Shows a text; what a format does not know stays as it is. */
export function rendered({ text, format, language, colours }: Shown): string {
  if (format === 'json')
    return colours ? laidOut(text).replaceAll(TOKENS, colouredToken) : laidOut(text)
  if (!colours) return text
  if (format === 'markdown') return ofMarkdown(text)
  return format === 'code' ? highlighted(text, language) : text
}

function highlighted(text: string, language: unknown): string {
  const known = typeof language === 'string' && Object.hasOwn(KEYWORDS, language)
  return known ? text.replaceAll(KEYWORDS[language] as RegExp, colouredToken) : text
}

const colouredToken = (token: string) =>
  coloured(token.startsWith('"') ? GREEN : /^[\d-]/.test(token) ? YELLOW : BLUE)(token)

const ofMarkdown = (text: string): string =>
  text
    .replaceAll(/^#{1,6} +(.*)$/gm, (_, heading: string) => coloured(BOLD)(heading))
    .replaceAll(/\*\*([^*\n]+)\*\*/g, (_, strong: string) => coloured(BOLD)(strong))
    .replaceAll(/`([^`\n]+)`/g, (_, code: string) => coloured(CYAN)(code))

/** A JSON value over several lines; what is none stays as it is. */
function laidOut(text: string): string {
  const value = parse(text)
  return isObject(value) || Array.isArray(value) ? `${JSON.stringify(value, undefined, 2)}\n` : text
}
