import { type ComicPage, type ComicSpread, isWidePage, type PagePairingOptions } from './createComicSpreads'
import { detectPagePairingShift } from './detectPagePairingShift'

/**
 * Page pairing options that the user can change for a book. If no shift is stored, the shift is detected from the page
 * sizes.
 */
export type PagePairing = Required<Pick<PagePairingOptions, 'shift' | 'alone'>>

/**
 * Moves page pairs by a single page, for example from 2-3, 4-5 to 3-4, 5-6. The moved pairs start after the nearest
 * wide page (wider than high) at or before the current page. If there is no such wide page, the moved pairs start at
 * the beginning of the book. The moved pairs end at the next page that is shown alone. Later pairs stay unchanged.
 * @param pages pages as they are visible, for example after a rotation by 90 degrees
 * @param currentPage number of the current page
 * @returns changed pairing. If only wide pages follow the nearest wide page, the pairing stays unchanged
 */
export function shiftPagePairing(
  pages: readonly ComicPage[],
  { shift, alone }: PagePairing,
  currentPage: number,
): PagePairing {
  const before = pages.findLast(page => page.number <= currentPage && isWidePage(page))
  if (!before) return { shift: shift === 1 ? 0 : 1, alone }
  const first = pages.find(page => page.number > before.number && !isWidePage(page))
  return { shift, alone: first ? toggleMember(alone, first.number) : alone }
}

/** Changes whether the first page of a spread is always shown alone, not beside a second page. */
export function toggleStandalonePage({ shift, alone }: PagePairing, spread: ComicSpread): PagePairing {
  return { shift, alone: toggleMember(alone, spread[0].number) }
}

/**
 * Parses the stored page pairing. Each page that the user shows alone has its own key. If two devices change different
 * pages, they change different keys, so that no change is lost.
 * @param pages page list of the server. If no shift is stored, the shift is detected from the page sizes. If
 *   `pages` is empty, the detected shift is 0.
 */
export function parsePagePairing(entries: ReadonlyMap<string, unknown>, pages: readonly ComicPage[] = []): PagePairing {
  const numbers = [...entries].flatMap(([key, value]) =>
    value === true && /^alone\.\d+$/.test(key) ? Number(key.slice(6)) : [],
  )
  const alone = new Set(numbers)
  const shift = entries.get('shift')
  return { shift: shift === 0 || shift === 1 ? shift : detectPagePairingShift(pages, alone), alone }
}

/**
 * Returns the keys and values to store after the user has changed the pairing. The value undefined deletes a key. The
 * result contains the shift only if the stored entries and the other changes would result in a different shift. For
 * example, if the user changes a detected shift of 1 to 0, the result contains the shift 0.
 * @param stored entries before the change
 * @param pages page list of the server, as for {@link parsePagePairing}
 */
export function diffPagePairing(
  stored: ReadonlyMap<string, unknown>,
  after: PagePairing,
  pages: readonly ComicPage[] = [],
): [key: string, value: unknown][] {
  const before = parsePagePairing(stored)
  const changed = [...before.alone]
    .filter(page => !after.alone.has(page))
    .concat([...after.alone].filter(page => !before.alone.has(page)))
  const changes = changed.map((page): [string, unknown] => [`alone.${page}`, after.alone.has(page) || undefined])
  const { shift } = parsePagePairing(new Map([...stored, ...changes]), pages)
  return shift === after.shift ? changes : [...changes, ['shift', after.shift]]
}

function toggleMember(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}
