import { asciiLower, compareBinary } from './text'

/** How many titles begin with each character; every character is its own group, A to Z in lower case. */
export function groupsOf(sortTitles: Iterable<string>): { group: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const title of sortTitles) {
    const [first = ''] = title
    const group = asciiLower(first)
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  return [...counts].map(([group, count]) => ({ group, count })).sort((a, b) => compareBinary(a.group, b.group))
}
