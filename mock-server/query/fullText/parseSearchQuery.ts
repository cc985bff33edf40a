import { requestLimits } from '../../http/requestLimits'
import {
  createRegExpMatcher,
  createTermRangeMatcher,
  createWildcardMatcher,
  getMaxFuzzyEdits,
  isWithinEditDistance,
  parseJavaFloat,
} from './searchTermMatchers'
import type { SearchToken } from './tokenizeSearchQuery'
import { SearchSyntaxError, tokenizeSearchQuery, unescapeSearchToken } from './tokenizeSearchQuery'
import { normalizeSearchText, tokenizeText } from './tokenizeText'

type ClauseOccurrence = 'must' | 'should' | 'mustNot'
export type ParsedSearchQuery =
  | { kind: 'all' }
  | { kind: 'term'; field: string; word: string }
  | { kind: 'phrase'; field: string; words: string[]; slop: number }
  /**
   * Query for n-grams (parts of words). `matches` tests a single n-gram. The query finds the items that have a matching
   * n-gram in the field.
   */
  | { kind: 'ngrams'; field: string; matches: (ngram: string) => boolean }
  | { kind: 'group'; clauses: Clause[] }
  | { kind: 'boost'; query: ParsedSearchQuery; factor: number }
type Clause = { occur: ClauseOccurrence; query: ParsedSearchQuery }

/**
 * Parses a search text in the syntax of Lucene, for example `title:batman AND NOT tag:new`. The default operator is
 * AND. A term without a field searches all default fields.
 * @throws SearchSyntaxError when the syntax is invalid or a limit is exceeded
 */
export function parseSearchQuery(text: string, defaultFields: readonly string[]): ParsedSearchQuery {
  if (text.length > requestLimits.searchTextLength) throw new SearchSyntaxError('the text is too long')
  // Appends the term `*:*`, because the real server appends this term too. The term matches every item. Without this
  // term, a search with only excluded terms, such as `NOT batman`, would have no results.
  const parser = new SearchQueryParser(tokenizeSearchQuery(`${text} *:*`), defaultFields)
  return parser.parse()
}

const MAX_SLOP = 100
const TOKENS_THAT_END_A_RUN: SearchToken['kind'][] = [':', '*', 'fuzzy', 'boost', 'and', 'or']

class SearchQueryParser {
  private at = 0
  private depth = 0
  private clauseCount = 0
  private scanCount = 0

  constructor(
    private readonly tokens: readonly SearchToken[],
    private readonly defaults: readonly string[],
  ) {}

  parse(): ParsedSearchQuery {
    const query = this.query(undefined)
    if (this.peek().kind !== 'end') throw new SearchSyntaxError('unexpected token after the query')
    return query ?? { kind: 'all' }
  }

  private peek(ahead = 0): SearchToken {
    return this.tokens[this.at + ahead] ?? { kind: 'end' }
  }

  private take(): SearchToken {
    const token = this.peek()
    this.at++
    return token
  }

  /** Parses the clauses of a query. Returns undefined if no clause contains a term. */
  private query(field: string | undefined): ParsedSearchQuery | undefined {
    const clauses: Clause[] = []
    const start = this.at
    do {
      const run = this.wordRun()
      // A run is a sequence of terms (see `wordRun`). Lucene requires all words of a run. Exception: if the query has
      // no field and the run contains only a single word, this word is optional. For example, `batman & robin` requires
      // only `robin`. The run is `batman &`, and `&` contains no word. The term `robin` is not part of the run, because
      // the appended `*:*` follows `robin`.
      const occur = run?.length === 1 && field === undefined ? 'should' : 'must'
      if (run)
        for (const word of run)
          clauses.push({ occur, query: this.inFields(field, name => ({ kind: 'term', field: name, word })) })
      else this.clauseInto(clauses, field, this.at === start)
    } while (this.peek().kind !== 'end' && this.peek().kind !== ')')
    return clauses.length ? { kind: 'group', clauses } : undefined
  }

  /**
   * Reads consecutive terms that have neither a field nor an operator. Returns their words. Returns undefined if there
   * are fewer than two such terms.
   */
  private wordRun(): string[] | undefined {
    const isWord = (ahead: number) =>
      this.peek(ahead).kind === 'term' && !TOKENS_THAT_END_A_RUN.includes(this.peek(ahead + 1).kind)
    if (this.peek().kind !== 'term' || !isWord(1)) return undefined
    const texts = [this.textOf(this.take())]
    while (isWord(0)) texts.push(this.textOf(this.take()))
    return tokenizeText(texts.join(' '))
  }

  private textOf(token: SearchToken): string {
    return 'text' in token ? unescapeSearchToken(token.text) : ''
  }

  /** Parses a clause and combines it with the previous clauses. The default operator is AND. */
  private clauseInto(clauses: Clause[], field: string | undefined, isFirst: boolean): void {
    const conjunction = isFirst ? undefined : this.conjunction()
    this.clauseCount += 1
    if (this.clauseCount > requestLimits.searchClauseCount) throw new SearchSyntaxError('there are too many clauses')
    const excluded = this.modifier()
    const query = this.clause(field)
    const before = clauses.at(-1)
    if (before && before.occur !== 'mustNot') {
      if (conjunction === 'and') before.occur = 'must'
      if (conjunction === 'or') before.occur = 'should'
    }
    if (query) clauses.push({ occur: excluded ? 'mustNot' : conjunction === 'or' ? 'should' : 'must', query })
  }

  private conjunction(): 'and' | 'or' | undefined {
    const { kind } = this.peek()
    if (kind !== 'and' && kind !== 'or') return undefined
    this.at++
    return kind
  }

  private modifier(): boolean {
    const { kind } = this.peek()
    if (kind !== '+' && kind !== '-' && kind !== 'not') return false
    this.at++
    return kind !== '+'
  }

  private clause(outer: string | undefined): ParsedSearchQuery | undefined {
    let field = outer
    if (this.peek(1).kind === ':' && (this.peek().kind === 'term' || this.peek().kind === '*')) {
      const name = this.take()
      field = name.kind === '*' ? '*' : this.textOf(name)
      this.at++
    }
    if (this.peek().kind !== '(') return this.term(field)
    this.at++
    this.depth += 1
    if (this.depth > requestLimits.searchDepth) throw new SearchSyntaxError('brackets are nested too deeply')
    const query = this.query(field)
    this.depth -= 1
    if (this.take().kind !== ')') throw new SearchSyntaxError('a bracket is not closed')
    return boosted(query, this.textOfNext('boost'))
  }

  /** Takes the next token if it is of a kind, and returns its text. Returns undefined for any other token. */
  private textOfNext(kind: 'boost' | 'fuzzy'): string | undefined {
    const token = this.peek()
    if (token.kind !== kind || !('text' in token)) return undefined
    this.at++
    return token.text
  }

  private term(field: string | undefined): ParsedSearchQuery | undefined {
    const token = this.take()
    if (token.kind === 'range')
      return boosted(this.ngrams(field, createTermRangeMatcher(token)), this.textOfNext('boost'))
    // The boost and the fuzziness can be in either order.
    const earlyBoost = this.textOfNext('boost')
    const fuzziness = this.textOfNext('fuzzy')
    return boosted(this.termWithoutBoost(field, token, fuzziness), earlyBoost ?? this.textOfNext('boost'))
  }

  private termWithoutBoost(field: string | undefined, token: SearchToken, fuzziness: string | undefined) {
    // `textOf` throws an error for an incomplete escape in any term. Wildcards and regular expressions do not use the
    // result of `textOf`, because their matchers read the escapes themselves.
    const text = this.textOf(token)
    switch (token.kind) {
      case '*':
        if (field !== '*') throw new SearchSyntaxError('a query must not begin with a star')
        return { kind: 'all' } as const
      case 'term':
      case 'bareOperator':
        return fuzziness === undefined ? this.words(field, text) : this.fuzzyWord(field, text, fuzziness)
      case 'prefix': {
        const start = normalizeSearchText(text)
        return this.ngrams(field, ngram => ngram.startsWith(start))
      }
      case 'wildcard':
        if (/^[*?]/.test(token.text)) throw new SearchSyntaxError('a term must not begin with a wildcard')
        return this.ngrams(field, createWildcardMatcher(token.text))
      case 'regexp':
        return this.ngrams(field, createRegExpMatcher(token.text))
      case 'quoted':
        return this.phrase(field, text, fuzziness)
      default:
        throw new SearchSyntaxError(`a word is missing before ${token.kind}`)
    }
  }

  private fuzzyWord(field: string | undefined, text: string, fuzziness: string): ParsedSearchQuery {
    const word = normalizeSearchText(text)
    const edits = getMaxFuzzyEdits(fuzziness, [...word].length)
    return this.ngrams(field, ngram => isWithinEditDistance(ngram, word, edits))
  }

  private words(field: string | undefined, text: string): ParsedSearchQuery | undefined {
    const words = tokenizeText(text)
    const queries = words.map(word => this.inFields(field, name => ({ kind: 'term', field: name, word })))
    if (queries.length < 2) return queries[0]
    // A single search term can consist of several words. For example, `spider-man` consists of `spider` and `man`. If
    // the term has a field, all words must be in this field. In the default fields, a single word is sufficient.
    const occur = field === undefined ? 'should' : 'must'
    return { kind: 'group', clauses: queries.map(query => ({ occur, query })) }
  }

  private phrase(
    field: string | undefined,
    text: string,
    fuzziness: string | undefined,
  ): ParsedSearchQuery | undefined {
    const words = tokenizeText(text)
    if (!words.length) return undefined
    const slop = Math.min(Math.trunc(parseJavaFloat(fuzziness ?? '') ?? 0) || 0, MAX_SLOP)
    if (slop < 0 && words.length > 1) throw new SearchSyntaxError('a negative number of words between words')
    return this.inFields(field, name => ({ kind: 'phrase', field: name, words, slop }))
  }

  private ngrams(field: string | undefined, matches: (ngram: string) => boolean): ParsedSearchQuery {
    this.scanCount += 1
    if (this.scanCount > requestLimits.searchScanCount) throw new SearchSyntaxError('there are too many wildcards')
    return this.inFields(field, name => ({ kind: 'ngrams', field: name, matches }))
  }

  private inFields(field: string | undefined, make: (field: string) => ParsedSearchQuery): ParsedSearchQuery {
    if (field !== undefined) return make(field)
    const [only, ...more] = this.defaults
    if (only !== undefined && !more.length) return make(only)
    return { kind: 'group', clauses: this.defaults.map(name => ({ occur: 'should', query: make(name) })) }
  }
}

function boosted(query: ParsedSearchQuery | undefined, factor: string | undefined): ParsedSearchQuery | undefined {
  return query && factor !== undefined ? { kind: 'boost', query, factor: Number(factor) } : query
}
