/** Error for a search text that has invalid syntax or exceeds a limit. A search with this text finds nothing. */
export class SearchSyntaxError extends Error {}

/** Range of words, for example `[a TO f}`. A limit of null means that the range has no limit on this side. */
type RangeToken = {
  kind: 'range'
  from: string | null
  to: string | null
  fromIncluded: boolean
  toIncluded: boolean
}
export type SearchToken =
  | { kind: 'and' | 'or' | 'not' | '+' | '-' | '(' | ')' | ':' | '*' | 'end' }
  /** An operator sign before white space, as in `Batman - Year One`. It is a term without words. */
  | { kind: 'bareOperator'; text: string }
  | { kind: 'term' | 'prefix' | 'wildcard' | 'regexp' | 'quoted'; text: string }
  | { kind: 'boost' | 'fuzzy'; text: string }
  | RangeToken

/**
 * Rule of Lucene's grammar. Of the rules that match, the rule with the longest match applies. Of rules with equally
 * long matches, the first rule applies. `make` returns undefined for white space.
 */
type TokenRule<Token> = { pattern: RegExp; make: (text: string) => Token | undefined }

function tokenRule<Token>(source: string, make: (text: string) => Token | undefined): TokenRule<Token> {
  return { pattern: new RegExp(source, 'suy'), make }
}

const WHITE_SPACE = String.raw` \t\n\r\u3000`
const ESCAPED = String.raw`\\.`
const TERM_START = String.raw`(?:[^${WHITE_SPACE}+\-!():^[\]"{}~*?\\/]|${ESCAPED})`
const TERM_PART = String.raw`(?:[^${WHITE_SPACE}!():^[\]"{}~*?\\/]|${ESCAPED})`

const QUERY_RULES: TokenRule<SearchToken | 'rangeStart'>[] = [
  tokenRule<never>(`[${WHITE_SPACE}]`, () => undefined),
  tokenRule('AND|&&', () => ({ kind: 'and' })),
  tokenRule(String.raw`OR|\|\|`, () => ({ kind: 'or' })),
  tokenRule('NOT|!', () => ({ kind: 'not' })),
  tokenRule('[+\\-():*]', sign => ({ kind: sign as '+' | '-' | '(' | ')' | ':' | '*' })),
  tokenRule(String.raw`[+\-!][${WHITE_SPACE}]`, text => ({ kind: 'bareOperator', text: text.slice(0, 1) })),
  tokenRule(String.raw`\^\d+(?:\.\d+)?`, text => ({ kind: 'boost', text: text.slice(1) })),
  tokenRule(String.raw`"(?:[^"\\]|${ESCAPED})*"`, text => ({ kind: 'quoted', text: text.slice(1, -1) })),
  tokenRule(`${TERM_START}${TERM_PART}*`, text => ({ kind: 'term', text })),
  tokenRule(`~${TERM_PART}*`, text => ({ kind: 'fuzzy', text: text.slice(1) })),
  tokenRule(String.raw`${TERM_START}${TERM_PART}*\*`, text => ({ kind: 'prefix', text: text.slice(0, -1) })),
  tokenRule(`(?:${TERM_START}|[*?])(?:${TERM_PART}|[*?])*`, text => ({ kind: 'wildcard', text })),
  tokenRule(String.raw`\/(?:\\\/|[^/])*\/`, text => ({ kind: 'regexp', text: text.slice(1, -1) })),
  tokenRule('[[{]', () => 'rangeStart'),
]

type RangePart = { kind: 'to' | 'limit' | 'quoted' | 'end'; text: string }
const RANGE_RULES: TokenRule<RangePart>[] = [
  tokenRule<never>(`[${WHITE_SPACE}]`, () => undefined),
  tokenRule('TO', text => ({ kind: 'to', text })),
  tokenRule(String.raw`[\]}]`, text => ({ kind: 'end', text })),
  tokenRule(String.raw`"(?:\\"|[^"])+"`, text => ({ kind: 'quoted', text: text.slice(1, -1) })),
  tokenRule(String.raw`[^ \]}]+`, text => ({ kind: 'limit', text })),
]

/**
 * Returns the token of the rule that applies at an offset, and the end offset of its text.
 * @throws SearchSyntaxError when no rule matches
 */
function matchLongest<Token>(rules: readonly TokenRule<Token>[], text: string, offset: number) {
  let longest = ''
  let applicable: TokenRule<Token> | undefined
  for (const rule of rules) {
    rule.pattern.lastIndex = offset
    const [matched = ''] = rule.pattern.exec(text) ?? []
    if (matched.length > longest.length) [longest, applicable] = [matched, rule]
  }
  if (!applicable) throw new SearchSyntaxError(`unexpected character at ${offset}`)
  return { end: offset + longest.length, token: applicable.make(longest) }
}

function readRange(text: string, start: number): { end: number; token: RangeToken } {
  const parts: RangePart[] = []
  for (let offset = start + 1; offset < text.length; ) {
    const { end, token } = matchLongest(RANGE_RULES, text, offset)
    offset = end
    if (token) parts.push(token)
    if (token?.kind !== 'end') continue
    const [from, to, upTo] = parts
    if (parts.length !== 4 || to?.kind !== 'to' || !from || !upTo) break
    return {
      end,
      token: {
        kind: 'range',
        from: readRangeLimit(from),
        to: readRangeLimit(upTo),
        fromIncluded: text[start] === '[',
        toIncluded: token.text === ']',
      },
    }
  }
  throw new SearchSyntaxError(`invalid range at ${start}`)
}

function readRangeLimit({ kind, text }: RangePart): string | null {
  return kind === 'limit' && text === '*' ? null : unescapeSearchToken(text)
}

/**
 * Removes backslash escapes from a token of a search query. Converts escapes with a code, such as `\u0041`.
 * @throws SearchSyntaxError for an incomplete escape
 */
export function unescapeSearchToken(text: string): string {
  return text.replace(/\\u([\dA-Fa-f]{0,4})|\\(.?)/gsu, (_, code: string | undefined, sign: string) => {
    if (code === undefined ? sign === '' : code.length < 4) throw new SearchSyntaxError('incomplete escape')
    return code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 16))
  })
}

/**
 * Splits a search text into tokens of the query syntax.
 * @throws SearchSyntaxError
 */
export function tokenizeSearchQuery(text: string): SearchToken[] {
  const tokens: SearchToken[] = []
  for (let offset = 0; offset < text.length; ) {
    const match = matchLongest(QUERY_RULES, text, offset)
    const { end, token } = match.token === 'rangeStart' ? readRange(text, offset) : { ...match, token: match.token }
    offset = end
    if (token) tokens.push(token)
  }
  return [...tokens, { kind: 'end' }]
}
