import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import { BookTextSearch, type BookTextSearchResult } from '../../search/bookTextSearch'
import type { ContentsSheetTab } from '../../ui/sheets/readerSheetsAndMenus'
import { flattenPdfText } from './flattenPdfText'
import type { PdfTextMatch } from './pdfHighlights'
import type { PdfPageStore } from './pdfPageStore'

const BookTextSearchTab = lazyComponent(() => import('../../search/BookTextSearchTab'), 'BookTextSearchTab')

/** Parts of the search of a PDF: tab of the contents sheet, results, and selected result. */
export interface PdfSearch {
  readonly tab: ContentsSheetTab
  /** Results as spans of pages. */
  readonly matches: readonly PdfTextMatch[]
  /** Index of the selected result. Undefined if no result is selected. */
  readonly currentIndex: number | undefined
  /** Selects the next or previous result. Returns false if no such result exists. */
  readonly step: (direction: 1 | -1) => boolean
  /** Deselects the result. The results remain. */
  readonly close: () => void
}

/**
 * Searches the text of a PDF page by page. The results remain until the book is closed.
 * @param goTo  goes to a page
 */
export function usePdfSearch(store: PdfPageStore, pageCount: number, goTo: (page: number) => void): PdfSearch {
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
  const { hits } = useSyncExternalStore(search.subscribe, search.now)
  const matches = useMemo(() => hits.map(({ chapter, start, end }) => ({ page: chapter + 1, start, end })), [hits])
  const [selected, setSelected] = useState<BookTextSearchResult>()
  // Deselects the result of an earlier search.
  const currentIndex = selected && hits[selected.number] === selected ? selected.number : undefined
  const select = (result: BookTextSearchResult) => {
    setSelected(result)
    goTo(result.chapter + 1)
  }
  return {
    tab: {
      name: 'search',
      label: t('reader.search.tab'),
      view: close => (
        <Suspense fallback={null}>
          <BookTextSearchTab
            search={search}
            chapterCount={pageCount}
            unreadText={count => t('reader.search.unreadPages', { count })}
            onChoose={result => {
              close()
              select(result)
            }}
          />
        </Suspense>
      ),
    },
    matches,
    currentIndex,
    step: direction => {
      const next = currentIndex === undefined ? undefined : hits[currentIndex + direction]
      if (next) select(next)
      return currentIndex !== undefined
    },
    close: () => setSelected(undefined),
  }
}
