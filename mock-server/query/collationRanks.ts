import { asciiLower, compareBinary, compareNames } from './text'

/** Number of cached lists. Few clients at a time page through a long list. */
const MOST_LISTS = 4

/**
 * Assigns numbers to texts that sort like the texts. Ranks of known texts are kept and new texts merged in, so that
 * sorting a large library again compares numbers only. The same list of texts gives the same array.
 */
export class RankTable {
  private ranks = new Map<string, number>()
  private sorted: string[] = []
  private lists: { readonly texts: readonly string[]; readonly ranks: Float64Array }[] = []

  constructor(private readonly compare: (a: string, b: string) => number) {}

  /** Returns the rank of each text, in the given order. Ranks of different calls are not comparable. */
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

/** Names of series, books, collections and read lists. */
export const nameRanks = new RankTable(compareNames)
/** URLs and media fields: the case of A to Z is ignored. */
export const caselessRanks = new RankTable((a, b) => compareBinary(asciiLower(a), asciiLower(b)))
/** Hashes and codes. */
export const binaryRanks = new RankTable(compareBinary)
