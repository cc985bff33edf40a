import { LayoutGrid, Search } from 'lucide-react'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { getBookFileFingerprint } from '../../../api/records/bookFileFingerprint'
import { getShortcutLetter } from '../../../components/focus/getLatinLetterOfKeyPress'
import { useTranslate } from '../../../language/useTranslate'
import type { ExternalLink } from '../../links/externalLink'
import { BookTextSearchResultBar } from '../../search/BookTextSearchResultBar'
import type { ReaderController } from '../../session/useReaderController'
import type { ContentsSheetTab } from '../../ui/sheets/readerSheetAndMenuDefinitions'
import type { ReaderShellControls } from '../../ui/useReaderShellState'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { createComicPosition, getPageOfComicPosition, type LoadedComic } from '../session/loadComic'
import { PdfPageContentCache } from './pdfPageContentCache'
import { type PdfSearchMatch, pdfSearchHighlightCss } from './pdfSearchHighlights'
import { type UsePdfOutlineAndLinksResult, usePdfOutlineAndLinks } from './usePdfOutlineAndLinks'
import { usePdfPageOverlays } from './usePdfPageOverlays'
import { type UsePdfSearchResult, usePdfSearch } from './usePdfSearch'

const ExternalLinkDialog = lazyComponent(() => import('../../links/ExternalLinkDialog'), 'ExternalLinkDialog')
const PdfOutlineTab = lazyComponent(() => import('./PdfOutlineTab'), 'PdfOutlineTab')

interface Props {
  readonly comic: LoadedComic
  readonly reader: ReaderController
  readonly registry: ComicCommandRegistry
  readonly perform: ReaderShellControls['perform']
  readonly showMessage: ReaderShellControls['showMessage']
}

const noMatches: readonly PdfSearchMatch[] = []

/** Adds text, links, search and outline to a PDF. The pages can be read without these features. */
export function PdfTextLinksSearchAndOutline({ comic, reader, registry, perform, showMessage }: Props) {
  const { book, pages } = comic
  const store = usePdfPageStore(book.id, getBookFileFingerprint(book))
  const outlineAndLinksState = usePdfOutlineAndLinks(book)
  const [externalLink, setExternalLink] = useState<ExternalLink>()
  const goTo = (page: number) => reader.goTo(createComicPosition(page))
  const search = usePdfSearch(store, pages.length, goTo)
  const { matches, currentIndex } = search
  usePdfPageOverlays({
    surface: registry.surface,
    store,
    outlineAndLinks: outlineAndLinksState.outlineAndLinks,
    matches: currentIndex === undefined ? noMatches : matches,
    currentMatch: currentIndex === undefined ? undefined : matches[currentIndex],
    onLink: target => ('page' in target ? goTo(target.page) : setExternalLink(target)),
  })
  usePdfContentsTabs({ reader, registry, goTo, searchTab: search.tab, outlineAndLinksState })
  usePdfCommands({ registry, search, perform, showMessage })
  return (
    <>
      <style>{pdfSearchHighlightCss}</style>
      {currentIndex !== undefined && (
        <BookTextSearchResultBar
          index={currentIndex}
          count={matches.length}
          onStep={search.step}
          onClose={search.close}
        />
      )}
      <Suspense fallback={null}>
        {externalLink && <ExternalLinkDialog {...externalLink} onClose={() => setExternalLink(undefined)} />}
      </Suspense>
    </>
  )
}

/**
 * Returns a cache that loads the texts and links of the pages of a book. Aborts the requests of the cache when the book
 * is closed.
 */
function usePdfPageStore(bookId: string, fingerprint: string): PdfPageContentCache {
  const store = useMemo(() => new PdfPageContentCache(bookId, fingerprint), [bookId, fingerprint])
  useEffect(() => {
    store.start()
    return () => store.stop()
  }, [store])
  return store
}

interface PdfContentsTabsInput {
  readonly reader: ReaderController
  readonly registry: ComicCommandRegistry
  readonly goTo: (page: number) => void
  readonly searchTab: ContentsSheetTab
  readonly outlineAndLinksState: UsePdfOutlineAndLinksResult
}

function usePdfContentsTabs({ reader, registry, goTo, searchTab, outlineAndLinksState }: PdfContentsTabsInput): void {
  const t = useTranslate()
  const latest = useRef({ goTo, searchTab })
  latest.current = { goTo, searchTab }
  useEffect(() => {
    const outlineTab: ContentsSheetTab = {
      name: 'outline',
      label: t('reader.contents.toc'),
      view: close => (
        <Suspense fallback={null}>
          <PdfOutlineTab
            state={outlineAndLinksState}
            currentPage={getPageOfComicPosition(reader.actor.getSnapshot().context.position ?? createComicPosition(1))}
            onChoose={page => {
              close()
              latest.current.goTo(page)
            }}
          />
        </Suspense>
      ),
    }
    const search: ContentsSheetTab = {
      name: 'search',
      label: t('reader.search.tab'),
      view: close => latest.current.searchTab.view(close),
    }
    return registry.register({
      frame: additions => ({
        ...additions,
        toolbarItems: [
          ...(additions.toolbarItems ?? []),
          { icon: Search, label: t('shortcut.search'), command: 'search' },
        ],
        contents: {
          icon: LayoutGrid,
          side: 'end',
          wide: true,
          ...additions.contents,
          label: t('reader.contents.title'),
          tabs: [
            ...(additions.contents?.tabs ?? []),
            ...(outlineAndLinksState.isAvailable ? [outlineTab] : []),
            search,
          ],
        },
      }),
    })
  }, [reader, registry, outlineAndLinksState, t])
}

interface PdfCommandsInput extends Pick<Props, 'registry' | 'perform' | 'showMessage'> {
  readonly search: UsePdfSearchResult
}

/**
 * Registers the search commands and the shortcut Ctrl+F. The search of the browser would find only text on the visible
 * pages.
 */
function usePdfCommands({ registry, search, perform, showMessage }: PdfCommandsInput): void {
  const t = useTranslate()
  const latest = useRef(search)
  latest.current = search
  useEffect(() => {
    const step = (direction: 1 | -1) => () => {
      if (!latest.current.step(direction)) showMessage(t('reader.search.noHit'))
    }
    return registry.register({
      handlers: {
        // The search sheet exists only after the next render, so the code waits for the next frame.
        search: () => requestAnimationFrame(() => perform('search')),
        nextResult: step(1),
        previousResult: step(-1),
      },
      intercept: input => {
        if (input !== 'close' || (latest.current.currentIndex === undefined && !hasSelection())) return false
        if (hasSelection()) document.getSelection()?.removeAllRanges()
        else latest.current.close()
        return true
      },
    })
  }, [registry, perform, showMessage, t])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const letter = getShortcutLetter(event)
      const isFind = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letter === 'f'
      if (!isFind || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      perform('search')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [perform])
}

const hasSelection = () => document.getSelection()?.isCollapsed === false
