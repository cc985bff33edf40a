import { asciiLower, compareBinary, compareNames } from './text'

/**
 * Turns texts into numbers that sort like the texts. What was ranked once stays known, so sorting a large library a
 * second time compares numbers only; new texts are merged in.
 */
export class RankTable {
  private ranks = new Map<string, number>()
  private sorted: string[] = []

  constructor(private readonly compare: (a: string, b: string) => number) {}

  /** The rank of each text, in the given order. Ranks of two calls do not compare with each other. */
  of(texts: readonly string[]): Float64Array {
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
