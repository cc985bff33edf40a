import { useEffect, useMemo } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { BookTextSearch, type BookTextSearchResult } from '../../search/bookTextSearch'
import { useBookTextSearchTab } from '../../search/useBookTextSearchTab'
import { useSelectedSearchResult } from '../../search/useSelectedSearchResult'
import type { ContentsSheetTab } from '../../ui/sheets/readerSheetAndMenuDefinitions'
import type { PdfPageContentCache } from './pdfPageContentCache'
import type { PdfSearchMatch } from './pdfSearchHighlights'
import { flattenPdfText } from './text/flattenPdfText'

/** State of the text search in a PDF: the search tab of the contents sheet, the results and the selected result. */
export interface UsePdfSearchResult {
  readonly tab: ContentsSheetTab
  readonly matches: readonly PdfSearchMatch[]
  /** Index of the selected result. Undefined if no result is selected. */
  readonly currentIndex: number | undefined
  /**
   * Selects the next result (`direction` 1) or the previous result (`direction` -1). At the last or first result, the
   * selection does not change. Returns whether a result was selected before the call.
   */
  readonly step: (direction: 1 | -1) => boolean
  readonly close: () => void
}

/**
 * Searches the text of all pages of a PDF, each page separately. The results remain until the book is closed.
 * @param goTo  goes to a page
 */
export function usePdfSearch(
  store: PdfPageContentCache,
  pageCount: number,
  goTo: (page: number) => void,
): UsePdfSearchResult {
  const t = useTranslate()
  const search = useMemo(
    () =>
      new BookTextSearch(pageCount, async index => {
        const { items } = await store.load(index + 1)
        return { text: flattenPdfText(items).text, titleAt: () => t('reader.page.name', { page: index + 1 }) }
      }),
    [store, pageCount, t],
  )
  useEffect(() => () => search.stop(), [search])
  const { hits, selected, select } = useSelectedSearchResult(search)
  const matches = useMemo(() => hits.map(({ chapter, start, end }) => ({ page: chapter + 1, start, end })), [hits])
  const currentIndex = selected?.number
  const goToResult = (result: BookTextSearchResult) => {
    select(result)
    goTo(result.chapter + 1)
  }
  const tab = useBookTextSearchTab({
    search,
    chapterCount: pageCount,
    unreadText: count => t('reader.search.unreadPages', { count }),
    onChoose: goToResult,
  })
  return {
    tab,
    matches,
    currentIndex,
    step: direction => {
      const next = currentIndex === undefined ? undefined : hits[currentIndex + direction]
      if (next) goToResult(next)
      return currentIndex !== undefined
    },
    close: () => select(undefined),
  }
}
