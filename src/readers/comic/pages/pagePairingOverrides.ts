import { type ComicPage, type ComicSpread, isWidePage, type PagePairingOptions } from './createComicSpreads'

/** Changes that the user made to the page pairs of a book. */
export type PagePairingOverrides = Required<Pick<PagePairingOptions, 'shift' | 'alone'>>

/**
 * Moves page pairs by a single page, for example from 2-3, 4-5 to 3-4, 5-6. Moves the pairs that follow the nearest
 * wide page (wider than high) at or before the current page. If there is no such wide page, moves the pairs from the
 * start of the book. Pairs after the next page that is shown alone stay unchanged.
 * @param currentPage number of the current page
 * @returns changed overrides. If all pages after the nearest wide page are also wide, the overrides stay unchanged
 */
export function shiftPagePairing(
  pages: readonly ComicPage[],
  { shift, alone }: PagePairingOverrides,
  currentPage: number,
): PagePairingOverrides {
  const before = pages.findLast(page => page.number <= currentPage && isWidePage(page))
  if (!before) return { shift: shift === 1 ? 0 : 1, alone }
  const first = pages.find(page => page.number > before.number && !isWidePage(page))
  return { shift, alone: first ? toggleMember(alone, first.number) : alone }
}

/**
 * Toggles the override for the first page of a spread. With this override, the page is always shown alone, not beside a
 * second page.
 */
export function toggleStandalonePage(
  { shift, alone }: PagePairingOverrides,
  spread: ComicSpread,
): PagePairingOverrides {
  return { shift, alone: toggleMember(alone, spread[0].number) }
}

/**
 * Parses the stored page pairing. Each page that the user shows alone has its own key. If two devices change different
 * pages, they change different keys, so that no change is lost.
 */
export function parsePagePairingOverrides(entries: ReadonlyMap<string, unknown>): PagePairingOverrides {
  const numbers = [...entries].flatMap(([key, value]) =>
    value === true && /^alone\.\d+$/.test(key) ? Number(key.slice(6)) : [],
  )
  return { shift: entries.get('shift') === 1 ? 1 : 0, alone: new Set(numbers) }
}

/** Returns the keys and values to store after the user has changed the pairing. The value undefined deletes a key. */
export function diffPagePairingOverrides(
  before: PagePairingOverrides,
  after: PagePairingOverrides,
): [key: string, value: unknown][] {
  const changed = new Set(
    [...before.alone]
      .filter(page => !after.alone.has(page))
      .concat([...after.alone].filter(page => !before.alone.has(page))),
  )
  const pages = [...changed].map((page): [string, unknown] => [`alone.${page}`, after.alone.has(page) || undefined])
  return before.shift === after.shift ? pages : [...pages, ['shift', after.shift || undefined]]
}

function toggleMember(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}
