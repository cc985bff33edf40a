/** Error for a search text that has invalid syntax or exceeds a limit. A search with this text finds nothing. */
export class SearchSyntaxError extends Error {}

export type SearchToken =
  | { kind: 'and' | 'or' | 'not' | '+' | '-' | '(' | ')' | ':' | '*' | 'end' }
  | { kind: 'term' | 'prefix' | 'wildcard' | 'regexp' | 'quoted'; text: string }
  | { kind: 'boost' | 'fuzzy'; text: string }
  | { kind: 'range'; from: string; to: string; fromIncluded: boolean; toIncluded: boolean }

const TERM_START = String.raw`(?:[^\s\u3000+\-!():^[\]"{}~*?\\/]|\\.)`
const TERM_PART = String.raw`(?:[^\s\u3000!():^[\]"{}~*?\\/]|\\.)`
const TOKEN_RULES: [RegExp, (match: RegExpExecArray) => SearchToken | undefined][] = [
  [/[\s\u3000]+/uy, () => undefined],
  [/(?:AND(?![^\s\u3000!():^[\]"{}~*?\\/])|&&)/uy, () => ({ kind: 'and' })],
  [/(?:OR(?![^\s\u3000!():^[\]"{}~*?\\/])|\|\|)/uy, () => ({ kind: 'or' })],
  [/(?:NOT(?![^\s\u3000!():^[\]"{}~*?\\/])|!)/uy, () => ({ kind: 'not' })],
  [/[+\-():]/uy, ([sign]) => ({ kind: sign as '+' | '-' | '(' | ')' | ':' })],
  [/\^(\d+(?:\.\d+)?)?/uy, ([, number = '']) => ({ kind: 'boost', text: number })],
  [/"((?:[^"\\]|\\.)*)"/suy, ([, text = '']) => ({ kind: 'quoted', text })],
  [
    new RegExp(`(${TERM_START}${TERM_PART}*)\\*(?![^\\s\\u3000!():^[\\]"{}~\\\\/])`, 'uy'),
    ([, text = '']) => ({ kind: 'prefix', text }),
  ],
  [new RegExp(`(?:${TERM_START}|[*?])(?:${TERM_PART}|[*?])*`, 'uy'), ([text]) => wordToken(text)],
  [/\/((?:[^/\\]|\\.)*)\//suy, ([, text = '']) => ({ kind: 'regexp', text })],
  [/~(\d+(?:\.\d+)?)?/uy, ([, text = '']) => ({ kind: 'fuzzy', text })],
  [
    /([[{])\s*("(?:[^"\\]|\\.)+"|[^\s\]}"]+)\s+TO\s+("(?:[^"\\]|\\.)+"|[^\s\]}"]+)\s*([\]}])/uy,
    ([, open, from = '', to = '', close]) => ({
      kind: 'range',
      from: withoutQuotes(from),
      to: withoutQuotes(to),
      fromIncluded: open === '[',
      toIncluded: close === ']',
    }),
  ],
]

function wordToken(text: string): SearchToken {
  if (text === '*') return { kind: '*' }
  const bare = text.replace(/\\./gu, '')
  return { kind: /[*?]/.test(bare) ? 'wildcard' : 'term', text }
}

const withoutQuotes = (text: string) => text.replace(/^"(.*)"$/s, '$1')

/** Removes backslash escapes from a token of a search query. */
export function unescapeSearchToken(text: string): string {
  return text.replace(/\\(.)/gsu, '$1')
}

/**
 * Splits a search text into tokens of the query syntax.
 * @throws SearchSyntaxError
 */
export function tokenizeSearchQuery(text: string): SearchToken[] {
  const tokens: SearchToken[] = []
  for (let offset = 0; offset < text.length; ) {
    const start = offset
    for (const [rule, make] of TOKEN_RULES) {
      rule.lastIndex = offset
      const match = rule.exec(text)
      if (!match) continue
      offset = rule.lastIndex
      const token = make(match)
      if (token) tokens.push(token)
      break
    }
    if (offset === start) throw new SearchSyntaxError(`unexpected character at ${offset}`)
  }
  return [...tokens, { kind: 'end' }]
}
