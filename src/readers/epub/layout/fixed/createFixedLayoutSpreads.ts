import type { EpubPublication, SpineItem } from '../../epubPublication'
import type { FixedLayoutPageSize } from '../fixedLayoutPageSize'
import { groupFixedPagesIntoSpreads, type SpreadSide } from './groupFixedPagesIntoSpreads'

/**
 * Minimum ratio of two scales of a page: the scale in half of the window, divided by the scale in the whole window. If
 * the ratio is smaller, the page is shown alone. The minimum does not apply if the book declares a spread or a side for
 * the page.
 */
const MIN_RELATIVE_PAIR_SCALE = 0.6

interface SpreadOptions {
  readonly book: EpubPublication
  readonly direction: 'ltr' | 'rtl'
  readonly columns: 'auto' | 'one' | 'two'
  readonly window: { readonly width: number; readonly height: number }
  /** Maps chapter indexes to page sizes. Contains only pages that have loaded. */
  readonly pageSizes: ReadonlyMap<number, FixedLayoutPageSize>
  /**
   * Indexes of fixed-layout pages that contain ordinary text and declare no size. Such pages are laid out in columns
   * and shown alone.
   */
  readonly flowing?: ReadonlySet<number>
}

/** Whether a chapter of the book is a fixed-layout page. */
export const isFixedLayoutChapter = (book: EpubPublication, index: number): boolean =>
  book.chapters[index]?.package ? book.chapters[index].package.layout === 'fixed' : book.fixedLayout

/**
 * Chapters that are visible at the same time: a fixed-layout page, two fixed-layout pages side by side, or a reflowable
 * chapter.
 */
export interface FixedLayoutSpread {
  readonly chapters: readonly number[]
  /** Side of the window on which the first chapter of the spread is shown. */
  readonly firstSide: SpreadSide
  /**
   * Whether the window is divided into halves. True for a page that declares a side, even if the other half stays empty.
   * False for a page that is alone and declares no side.
   */
  readonly isHalved: boolean
}

/**
 * Groups the chapters of a book with fixed pages into spreads. If the column setting of the user is automatic, the book
 * decides whether pages are paired. If the book declares nothing, pages are paired in wide windows. A reflowable
 * chapter is always alone in its spread.
 * @returns spreads in reading order
 */
export function createFixedLayoutSpreads(options: SpreadOptions): readonly FixedLayoutSpread[] {
  const { book, direction, columns, window } = options
  const isPairAlways = columns === 'two' || (columns === 'auto' && book.chapters.some(isPairedInEveryWindow))
  const hasRoomForTwo = isPairAlways || (columns === 'auto' && window.width > window.height)
  const sides = book.chapters.map(({ index }) => sideOfChapter(index, options))
  const groups = groupFixedPagesIntoSpreads(sides, direction, hasRoomForTwo, !isFirstPagePaired(book))
  const startSide = direction === 'ltr' ? 'left' : 'right'
  return groups.map(chapters => {
    const [first = 0] = chapters
    const isFixed = isFixedLayoutChapter(book, first)
    const declaredSide = isFixed ? sides[first] : (book.chapters[first]?.side ?? 'center')
    const isAloneWithoutSide = chapters.length === 1 && declaredSide === undefined
    const side = !hasRoomForTwo || isAloneWithoutSide ? 'center' : declaredSide
    const firstSide = chapters.length === 2 ? startSide : (side ?? 'center')
    // A reflowable chapter usually fills the whole window, even if it declares the first side of a spread. Exception:
    // if the chapter declares the second side and a spread has room for two pages, the chapter fills only the second
    // side. In left-to-right books, the second side is the right side.
    return { chapters, firstSide, isHalved: side !== 'center' && (isFixed || side !== startSide) }
  })
}

const isPairedInEveryWindow = ({ package: item }: SpineItem): boolean => item?.spread === 'both'

function sideOfChapter(index: number, options: SpreadOptions): SpreadSide | undefined {
  const { book, columns, pageSizes, flowing, window } = options
  const chapter = book.chapters[index]
  if (!chapter || flowing?.has(index) || !isFixedLayoutChapter(book, index)) return 'center'
  const spread = chapter.package?.spread ?? 'auto'
  if (columns === 'auto' && spread === 'none') return 'center'
  const size = pageSizes.get(index)
  const isDeclared = spread !== 'auto' || chapter.side !== undefined
  if (!isDeclared && size && shrinksInPair(size, window)) return 'center'
  return chapter.side
}

/** Whether a page would become much smaller if it filled only half of the window. */
function shrinksInPair(page: FixedLayoutPageSize, { width, height }: SpreadOptions['window']): boolean {
  const scaleIn = (available: number) => Math.min(available / page.width, height / page.height)
  return scaleIn(width / 2) < MIN_RELATIVE_PAIR_SCALE * scaleIn(width)
}

/**
 * Whether the first page is paired with the second page. True only if the book requests spreads, declares no page
 * sides, and does not begin with a cover.
 */
function isFirstPagePaired({ chapters, landmarks }: EpubPublication): boolean {
  const [first] = chapters
  const asksForSpreads = first?.package?.spread === 'both' || first?.package?.spread === 'landscape'
  if (!asksForSpreads || chapters.some(({ side }) => side !== undefined)) return false
  return !landmarks.some(({ title, path }) => path === first.path && /cover/i.test(title))
}
