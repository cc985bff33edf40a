import { type EpubPublication, findCurrentTocEntry } from '../epubPublication'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'

/**
 * Section that contains the visible page. A section is the part of a chapter that belongs to a single entry of the
 * table of contents. A chapter without entries, or with a single entry at its start, is a single section.
 */
export interface CurrentSection {
  /**
   * Title of the section in the table of contents. Undefined for a page before the first entry of the table of
   * contents.
   */
  readonly title: string | undefined
  /** Number of the visible page in the section, counted from 1. */
  readonly page: number
  /** Number of pages of the section. */
  readonly pages: number
  /** Position of the end of the section in the chapter, as a fraction of the chapter (0 to 1). */
  readonly end: number
}

/**
 * Finds the section of the visible page, and counts the pages of this section. If several sections start on the page,
 * the last of these sections is used. The table of contents highlights the entry of the same section.
 */
export function findCurrentSection(
  { toc, chapters }: Pick<EpubPublication, 'toc' | 'chapters'>,
  location: Pick<VisibleEpubLocation, 'start' | 'page' | 'pages' | 'isReached' | 'progressionOf'>,
): CurrentSection {
  const { start: visible, page, pages, progressionOf } = location
  const entry = findCurrentTocEntry(toc, chapters, visible.chapter, location.isReached)
  const path = chapters[visible.chapter]?.path
  const next = toc.slice(entry ? toc.indexOf(entry) + 1 : 0).find(candidate => candidate.path === path)
  const start = (entry?.path === path && entry?.fragment && progressionOf(entry.fragment)) || 0
  const nextStart = (next?.fragment && progressionOf(next.fragment)) || 0
  // The next entry of the table of contents may lead to a position before the visible page, because the order of the
  // entries can differ from the order of the text. In this case, the entry is ignored.
  const end = nextStart > Math.max(start, visible.progression) ? nextStart : 1
  const isPartOfChapter = entry !== undefined && (start > 0 || end < 1)
  if (!isPartOfChapter) return { title: entry?.title, page, pages, end: 1 }
  const pageInSection = Math.floor(Math.max(0, visible.progression - start) * pages + ROUNDING_PAGES) + 1
  const pagesInSection = Math.ceil((end - start) * pages - ROUNDING_PAGES)
  return { title: entry.title, page: pageInSection, pages: Math.max(pageInSection, pagesInSection), end }
}

/** Tolerance for rounding errors of page numbers that are computed from fractions. */
const ROUNDING_PAGES = 1e-6
