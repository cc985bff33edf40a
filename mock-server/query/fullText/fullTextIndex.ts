import { ownValue } from '../../world/ownValue'
import { countOccurrences, ngramsOf, tokenize } from './analysis'
import type { SearchQuery } from './syntax'
import { parseQuery } from './syntax'
import { SearchSyntaxError } from './tokens'

/** Searchable texts of an item, by field name. */
export type Fields = Record<string, readonly string[]>
/** Words of a field joined by spaces: one string needs much less memory than an array. */
type Field = { joined: string; length: number }
type Scores = Map<Entry, number>

const MOST_HITS = 1000
const BM25_K1 = 1.2
const LENGTH_WEIGHT = 0.75

class Entry {
  private readonly fields = new Map<string, Field>()

  constructor(
    readonly id: string,
    private readonly texts: () => Fields,
    eager: readonly string[],
  ) {
    for (const name of eager) this.field(name)
  }

  field(name: string): Field {
    const known = this.fields.get(name)
    if (known) return known
    const words = (ownValue(this.texts(), name) ?? []).flatMap(tokenize)
    const made = { joined: words.join(' '), length: words.length }
    this.fields.set(name, made)
    return made
  }
}

/** Full-text index with n-gram matching and BM25 ranking. */
export class FullTextIndex {
  private entries = new Map<string, Entry>()

  constructor(private readonly defaultFields: readonly string[]) {}

  /**
   * Adds or replaces an item. Among equal scores, items added later come later.
   * @param texts reads the fields; called when a field is searched first
   */
  put(id: string, texts: () => Fields): void {
    this.entries.delete(id)
    this.entries.set(id, new Entry(id, texts, this.defaultFields))
  }

  remove(id: string): void {
    this.entries.delete(id)
  }

  /** Searches the index. Returns ids, best match first; empty for a query with a syntax error. */
  search(text: string): string[] {
    try {
      const scores = this.evaluate(parseQuery(text, this.defaultFields))
      const places = new Map([...this.entries.values()].map((entry, place) => [entry, place]))
      return [...scores]
        .sort(([a, x], [b, y]) => y - x || (places.get(a) ?? 0) - (places.get(b) ?? 0))
        .slice(0, MOST_HITS)
        .map(([entry]) => entry.id)
    } catch (fault) {
      if (fault instanceof SearchSyntaxError) return []
      throw fault
    }
  }

  private evaluate(query: SearchQuery): Scores {
    switch (query.kind) {
      case 'all':
        return new Map([...this.entries.values()].map(entry => [entry, 1]))
      case 'term':
        return this.weighed(query.field, field => timesInField(field, query.word))
      case 'phrase':
        return this.weighed(query.field, field => phraseTimes(field, query.words, query.slop))
      case 'ngrams':
        return this.every(query.field, field =>
          wordsIn(field).some(word => ngramsOf(word).some(query.matches)) ? 1 : 0,
        )
      case 'boost':
        return new Map([...this.evaluate(query.query)].map(([entry, score]) => [entry, score * query.factor]))
      case 'group':
        return this.group(query.clauses)
    }
  }

  private every(name: string, times: (field: Field) => number): Scores {
    const found: Scores = new Map()
    for (const entry of this.entries.values()) {
      const count = times(entry.field(name))
      if (count) found.set(entry, count)
    }
    return found
  }

  /** Scores items by BM25: rare words, repeated words and short fields score higher. */
  private weighed(name: string, times: (field: Field) => number): Scores {
    const found = this.every(name, times)
    let filled = 0
    let length = 0
    for (const entry of found.size ? this.entries.values() : []) {
      const words = entry.field(name).length
      if (words) filled++
      length += words
    }
    const rarity = Math.log(1 + (filled - found.size + 0.5) / (found.size + 0.5))
    for (const [entry, count] of found) {
      const relative = entry.field(name).length / (length / filled)
      found.set(
        entry,
        Math.fround((rarity * count) / (count + BM25_K1 * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relative))),
      )
    }
    return found
  }

  private group(clauses: Extract<SearchQuery, { kind: 'group' }>['clauses']): Scores {
    const of = (occur: string) =>
      clauses.filter(clause => clause.occur === occur).map(clause => this.evaluate(clause.query))
    const [musts, shoulds, mustNots] = [of('must'), of('should'), of('mustNot')]
    const base = musts.length ? smallest(musts) : union(shoulds)
    const found: Scores = new Map()
    for (const entry of base.keys()) {
      if (mustNots.some(scores => scores.has(entry)) || !musts.every(scores => scores.has(entry))) continue
      let score = 0
      for (const scores of [...musts, ...shoulds]) score += scores.get(entry) ?? 0
      found.set(entry, score)
    }
    return found
  }
}

function smallest(all: Scores[]): Scores {
  return all.reduce((least, one) => (one.size < least.size ? one : least))
}

function union(all: Scores[]): Scores {
  return new Map(all.flatMap(one => [...one]))
}

function wordsIn({ joined }: Field): string[] {
  return joined === '' ? [] : joined.split(' ')
}

function timesInField(field: Field, piece: string): number {
  if (!field.joined.includes(piece)) return 0
  let times = 0
  for (const word of wordsIn(field)) times += countOccurrences(word, piece)
  return times
}

function phraseTimes(field: Field, wanted: readonly string[], slop: number): number {
  const [first] = wanted
  if (first === undefined) return 0
  if (wanted.length === 1) return timesInField(field, first)
  const words = wordsIn(field)
  let times = 0
  for (let at = 0; at < words.length; at++) if (follows(words, wanted, at, slop)) times++
  return times
}

function follows(words: readonly string[], wanted: readonly string[], start: number, slop: number): boolean {
  let at = start
  let spare = slop
  for (const [i, piece] of wanted.entries()) {
    while (i > 0 && spare > 0 && at < words.length && !countOccurrences(words[at] ?? '', piece)) {
      at++
      spare--
    }
    if (!countOccurrences(words[at] ?? '', piece)) return false
    at++
  }
  return true
}
