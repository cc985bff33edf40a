import { asciiLower, compareBinary, compareNames } from './text'

/** So many lists of texts are remembered with their ranks: a long list is asked for page by page, by a few people at a time. */
const MOST_LISTS = 4

/**
 * Turns texts into numbers that sort like the texts. What was ranked once stays known, so sorting a large library a
 * second time compares numbers only; new texts are merged in. The same texts are given the same numbers, as one object.
 */
export class RankTable {
  private ranks = new Map<string, number>()
  private sorted: string[] = []
  private lists: { readonly texts: readonly string[]; readonly ranks: Float64Array }[] = []

  constructor(private readonly compare: (a: string, b: string) => number) {}

  /** The rank of each text, in the given order. Ranks of two calls do not compare with each other. */
  of(texts: readonly string[]): Float64Array {
    const known = this.lists.find(list => isSame(list.texts, texts))
    if (known) return known.ranks
    const ranks = this.ranksOf(texts)
    this.lists = [{ texts, ranks }, ...this.lists].slice(0, MOST_LISTS)
    return ranks
  }

  private ranksOf(texts: readonly string[]): Float64Array {
    const fresh = new Set<string>()
    const found = new Float64Array(texts.length)
    const look = () => {
      for (let place = 0; place < texts.length; place++) {
        const text = texts[place] ?? ''
        const rank = this.ranks.get(text)
        if (rank === undefined) fresh.add(text)
        else found[place] = rank
      }
    }
    look()
    if (fresh.size === 0) return found
    this.learn([...fresh])
    look()
    return found
  }

  private learn(fresh: string[]): void {
    this.sorted = merged(this.sorted, fresh.sort(this.compare), this.compare)
    let rank = 0
    for (const [i, text] of this.sorted.entries()) {
      const before = this.sorted[i - 1]
      if (before !== undefined && this.compare(before, text) !== 0) rank++
      this.ranks.set(text, rank)
    }
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false
  return true
}

function merged(a: string[], b: string[], compare: (a: string, b: string) => number): string[] {
  if (!a.length) return b
  const all: string[] = []
  let at = 0
  for (const text of b) {
    for (let next = a[at]; next !== undefined && compare(next, text) <= 0; next = a[at]) {
      all.push(next)
      at++
    }
    all.push(text)
  }
  return all.concat(a.slice(at))
}

/** Names of series, books and sets. */
export const nameRanks = new RankTable(compareNames)
/** Addresses and media words: case of A to Z does not count. */
export const caselessRanks = new RankTable((a, b) => compareBinary(asciiLower(a), asciiLower(b)))
/** Hashes and codes. */
export const binaryRanks = new RankTable(compareBinary)
