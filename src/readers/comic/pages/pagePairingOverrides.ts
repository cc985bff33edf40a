import { type ComicPage, type ComicSpread, isWidePage, type PagePairingOptions } from './createComicSpreads'
import { detectPagePairingShift } from './detectPagePairingShift'

/** Changes to the page pairs of a book, made by the user or, for the shift, detected from the page sizes. */
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
 * @param pages page list of the server. If no shift is stored, the shift is detected from the page sizes. Without
 *   pages, it is 0.
 */
export function parsePagePairingOverrides(
  entries: ReadonlyMap<string, unknown>,
  pages: readonly ComicPage[] = [],
): PagePairingOverrides {
  const numbers = [...entries].flatMap(([key, value]) =>
    value === true && /^alone\.\d+$/.test(key) ? Number(key.slice(6)) : [],
  )
  const alone = new Set(numbers)
  const shift = entries.get('shift')
  return { shift: shift === 0 || shift === 1 ? shift : detectPagePairingShift(pages, alone), alone }
}

/**
 * Returns the keys and values to store after the user has changed the pairing. The value undefined deletes a key. The
 * result contains the shift only if the stored entries and the other changes do not already lead to it. For example, 0
 * is stored when the user changes a detected 1 to 0.
 * @param stored entries before the change
 * @param pages page list of the server, as for {@link parsePagePairingOverrides}
 */
export function diffPagePairingOverrides(
  stored: ReadonlyMap<string, unknown>,
  after: PagePairingOverrides,
  pages: readonly ComicPage[] = [],
): [key: string, value: unknown][] {
  const before = parsePagePairingOverrides(stored)
  const changed = [...before.alone]
    .filter(page => !after.alone.has(page))
    .concat([...after.alone].filter(page => !before.alone.has(page)))
  const changes = changed.map((page): [string, unknown] => [`alone.${page}`, after.alone.has(page) || undefined])
  const { shift } = parsePagePairingOverrides(new Map([...stored, ...changes]), pages)
  return shift === after.shift ? changes : [...changes, ['shift', after.shift]]
}

function toggleMember(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}
