import { compareByCodeUnits, toLowerCaseAscii } from './textComparison'

/** Counts titles by their first character. For A to Z, upper and lower case are the same character. */
export function countTitlesByFirstCharacter(sortTitles: Iterable<string>): { group: string; count: number }[] {
  const byCharacter = new Map<number | undefined, number>()
  for (const title of sortTitles) {
    const first = title.codePointAt(0)
    byCharacter.set(first, (byCharacter.get(first) ?? 0) + 1)
  }
  const counts = new Map<string, number>()
  for (const [first, count] of byCharacter) {
    const group = first === undefined ? '' : toLowerCaseAscii(String.fromCodePoint(first))
    counts.set(group, (counts.get(group) ?? 0) + count)
  }
  return [...counts].map(([group, count]) => ({ group, count })).sort((a, b) => compareByCodeUnits(a.group, b.group))
}
