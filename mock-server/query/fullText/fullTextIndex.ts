import { getOwnProperty } from '../../state/getOwnProperty'
import type { ParsedSearchQuery } from './parseSearchQuery'
import { parseSearchQuery } from './parseSearchQuery'
import { SearchSyntaxError } from './tokenizeSearchQuery'
import { countNgramOccurrences, splitIntoNgrams, tokenizeText } from './tokenizeText'

/** Searchable texts of a record, by field name. */
export type SearchableTextsByField = Record<string, readonly string[]>
/** Words of an indexed field, joined by spaces into a string. A string needs less memory than an array. */
type IndexedField = { joined: string; length: number }
type Scores = Map<IndexedItem, number>

const MAX_HITS = 1000
const BM25_K1 = 1.2
const BM25_B = 0.75

class IndexedItem {
  private readonly fields = new Map<string, IndexedField>()

  constructor(
    readonly id: string,
    private readonly texts: () => SearchableTextsByField,
    eager: readonly string[],
  ) {
    for (const name of eager) this.field(name)
  }

  field(name: string): IndexedField {
    const indexed = this.fields.get(name)
    if (indexed) return indexed
    const words = (getOwnProperty(this.texts(), name) ?? []).flatMap(tokenizeText)
    const created = { joined: words.join(' '), length: words.length }
    this.fields.set(name, created)
    return created
  }
}

/** Full-text index. Finds words and parts of words (n-grams). Sorts the results by relevance with the BM25 formula. */
export class FullTextIndex {
  private entries = new Map<string, IndexedItem>()

  constructor(private readonly defaultFields: readonly string[]) {}

  /**
   * Adds or replaces an item. If search results have the same relevance, they are in the order in which their items
   * were added.
   * @param texts returns the texts of the item by field. The index calls `texts` immediately for the default fields.
   *   For each other field, the index calls `texts` at the first search in this field
   */
  put(id: string, texts: () => SearchableTextsByField): void {
    this.entries.delete(id)
    this.entries.set(id, new IndexedItem(id, texts, this.defaultFields))
  }

  remove(id: string): void {
    this.entries.delete(id)
  }

  /**
   * Searches the index. Returns the ids of the results, best match first, but at most {@link MAX_HITS} ids. Returns an
   * empty list if the query has a syntax error.
   */
  search(text: string): string[] {
    try {
      const scores = this.evaluate(parseSearchQuery(text, this.defaultFields))
      const positions = new Map([...this.entries.values()].map((entry, position) => [entry, position]))
      return [...scores]
        .sort(([a, x], [b, y]) => y - x || (positions.get(a) ?? 0) - (positions.get(b) ?? 0))
        .slice(0, MAX_HITS)
        .map(([entry]) => entry.id)
    } catch (error) {
      if (error instanceof SearchSyntaxError) return []
      throw error
    }
  }

  private evaluate(query: ParsedSearchQuery): Scores {
    switch (query.kind) {
      case 'all':
        return new Map([...this.entries.values()].map(entry => [entry, 1]))
      case 'term':
        return this.bm25Scores(query.field, field => termFrequency(field, query.word))
      case 'phrase':
        return this.bm25Scores(query.field, field => phraseFrequency(field, query.words, query.slop))
      case 'ngrams':
        return this.every(query.field, field =>
          wordsOfField(field).some(word => splitIntoNgrams(word).some(query.matches)) ? 1 : 0,
        )
      case 'boost':
        return new Map([...this.evaluate(query.query)].map(([entry, score]) => [entry, score * query.factor]))
      case 'group':
        return this.group(query.clauses)
    }
  }

  private every(name: string, times: (field: IndexedField) => number): Scores {
    const results: Scores = new Map()
    for (const entry of this.entries.values()) {
      const count = times(entry.field(name))
      if (count) results.set(entry, count)
    }
    return results
  }

  private bm25Scores(name: string, times: (field: IndexedField) => number): Scores {
    const results = this.every(name, times)
    let filled = 0
    let length = 0
    for (const entry of results.size ? this.entries.values() : []) {
      const words = entry.field(name).length
      if (words) filled++
      length += words
    }
    const rarity = Math.log(1 + (filled - results.size + 0.5) / (results.size + 0.5))
    for (const [entry, count] of results) {
      const relative = entry.field(name).length / (length / filled)
      results.set(entry, Math.fround((rarity * count) / (count + BM25_K1 * (1 - BM25_B + BM25_B * relative))))
    }
    return results
  }

  private group(clauses: Extract<ParsedSearchQuery, { kind: 'group' }>['clauses']): Scores {
    const of = (occur: string) =>
      clauses.filter(clause => clause.occur === occur).map(clause => this.evaluate(clause.query))
    const [musts, shoulds, mustNots] = [of('must'), of('should'), of('mustNot')]
    const base = musts.length ? fewestScores(musts) : unionOfScores(shoulds)
    const results: Scores = new Map()
    for (const entry of base.keys()) {
      if (mustNots.some(scores => scores.has(entry)) || !musts.every(scores => scores.has(entry))) continue
      let score = 0
      for (const scores of [...musts, ...shoulds]) score += scores.get(entry) ?? 0
      results.set(entry, score)
    }
    return results
  }
}

function fewestScores(all: Scores[]): Scores {
  return all.reduce((least, candidate) => (candidate.size < least.size ? candidate : least))
}

function unionOfScores(all: Scores[]): Scores {
  return new Map(all.flatMap(candidate => [...candidate]))
}

function wordsOfField({ joined }: IndexedField): string[] {
  return joined === '' ? [] : joined.split(' ')
}

function termFrequency(field: IndexedField, ngram: string): number {
  if (!field.joined.includes(ngram)) return 0
  let times = 0
  for (const word of wordsOfField(field)) times += countNgramOccurrences(word, ngram)
  return times
}

function phraseFrequency(field: IndexedField, terms: readonly string[], slop: number): number {
  const [first] = terms
  if (first === undefined) return 0
  if (terms.length === 1) return termFrequency(field, first)
  const words = wordsOfField(field)
  let times = 0
  for (let index = 0; index < words.length; index++) if (isPhraseAt(words, terms, index, slop)) times++
  return times
}

function isPhraseAt(words: readonly string[], terms: readonly string[], start: number, slop: number): boolean {
  let index = start
  let spare = slop
  for (const [i, ngram] of terms.entries()) {
    while (i > 0 && spare > 0 && index < words.length && !countNgramOccurrences(words[index] ?? '', ngram)) {
      index++
      spare--
    }
    if (!countNgramOccurrences(words[index] ?? '', ngram)) return false
    index++
  }
  return true
}
