import { compareByCodeUnits, compareByUnicodeCollation, toLowerCaseAscii } from './textComparison'

/**
 * Maximum number of text lists whose sort ranks are in the cache. A small number is sufficient, because few clients
 * page through lists at the same time.
 */
const MAX_CACHED_LISTS = 4

/**
 * Assigns a rank to each text. The rank is the position of the text in sort order. Stores the ranks, so that the next
 * sort of a large library only compares numbers.
 */
export class TextSortRanks {
  private ranks = new Map<string, number>()
  private sorted: string[] = []
  private lists: { readonly texts: readonly string[]; readonly ranks: Float64Array }[] = []

  constructor(private readonly compare: (a: string, b: string) => number) {}

  /** Returns the sort rank of each text. Do not compare ranks from different calls. */
  of(texts: readonly string[]): Float64Array {
    const cachedList = this.lists.find(list => isSameList(list.texts, texts))
    if (cachedList) return cachedList.ranks
    const ranks = this.ranksOf(texts)
    this.lists = [{ texts, ranks }, ...this.lists].slice(0, MAX_CACHED_LISTS)
    return ranks
  }

  private ranksOf(texts: readonly string[]): Float64Array {
    const unranked = new Set<string>()
    const ranksByIndex = new Float64Array(texts.length)
    const collectRanks = () => {
      for (let index = 0; index < texts.length; index++) {
        const text = texts[index] ?? ''
        const rank = this.ranks.get(text)
        if (rank === undefined) unranked.add(text)
        else ranksByIndex[index] = rank
      }
    }
    collectRanks()
    if (unranked.size === 0) return ranksByIndex
    this.learn([...unranked])
    collectRanks()
    return ranksByIndex
  }

  private learn(unranked: string[]): void {
    this.sorted = mergeSorted(this.sorted, unranked.sort(this.compare), this.compare)
    let rank = 0
    for (const [i, text] of this.sorted.entries()) {
      const before = this.sorted[i - 1]
      if (before !== undefined && this.compare(before, text) !== 0) rank++
      this.ranks.set(text, rank)
    }
  }
}

function isSameList(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false
  return true
}

function mergeSorted(a: string[], b: string[], compare: (a: string, b: string) => number): string[] {
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

/**
 * Sort ranks of names and titles, for example of series, books, collections and read lists. The names and titles are
 * compared by Unicode collation, the sort rules of the Unicode standard.
 */
export const nameSortRanks = new TextSortRanks(compareByUnicodeCollation)
/**
 * Sort ranks (positions in sort order) of URLs and of media properties, such as the media type. The sort order does not
 * distinguish the letters `A` to `Z` from `a` to `z`.
 */
export const caseInsensitiveSortRanks = new TextSortRanks((a, b) =>
  compareByCodeUnits(toLowerCaseAscii(a), toLowerCaseAscii(b)),
)
/** Sort ranks of texts such as hashes and error codes. The texts are compared by their UTF-16 code units. */
export const codeUnitSortRanks = new TextSortRanks(compareByCodeUnits)
