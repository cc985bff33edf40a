import { Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { lazyComponent } from '../../api/program/lazyComponent'
import type { ReadingMode } from '../input/tapZones'
import type { OpenedFromList } from '../session/fetchPreviousAndNextBooks'
import { useOnBookFileReplaced } from '../session/useOnBookFileReplaced'
import { type ReaderController, useReaderMachineSelector } from '../session/useReaderController'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import type { ReaderShellControls } from '../ui/useReaderShellState'
import type { ComicCommandRegistry } from './comicCommandRegistry'
import type { PageImageCache } from './images/pageImageCache'
import { useOverscrollNavigation } from './overscroll/useOverscrollNavigation'
import { usePageTurnAnimation } from './pages/usePageTurnAnimation'
import { createComicPosition, getPageOfComicPosition, type LoadedComic } from './session/loadComic'
import { usePrefetchNextComic } from './session/usePrefetchNextComic'
import { useStoreWebtoonPoint } from './session/useStoreWebtoonPoint'
import { useComicContentsAndSettingsSheets } from './tools/useComicContentsAndSettingsSheets'
import { useComicPageCommands } from './tools/useComicPageCommands'
import { usePageBookmarks } from './tools/usePageBookmarks'
import { usePagePairingAndPanelMenuItems } from './tools/usePagePairingAndPanelMenuItems'
import { useAnnouncePageLoadStatus } from './useAnnouncePageLoadStatus'
import { useComicCommands } from './useComicCommands'
import { useSuggestWebtoonMode } from './webtoon/useSuggestWebtoonMode'
import { useWebtoonAutoScroll } from './webtoon/useWebtoonAutoScroll'
import { useComicPageZoom } from './zoom/useComicPageZoom'

const PdfTextLinksSearchAndOutline = lazyComponent(
  () => import('./pdf/PdfTextLinksSearchAndOutline'),
  'PdfTextLinksSearchAndOutline',
)
const GuidedView = lazyComponent(() => import('./panels/GuidedView'), 'GuidedView')

export interface LazyComicReaderFeaturesProps {
  readonly comic: LoadedComic
  readonly reader: ReaderController
  readonly cache: PageImageCache
  readonly mode: ReadingMode
  readonly registry: ComicCommandRegistry
  readonly perform: ReaderShellControls['perform']
  readonly showMessage: ReaderShellControls['showMessage']
  readonly context: OpenedFromList
  readonly onReplaced: (file: string) => void
}

/** Features of the comic reader that load after the first page, for example zoom and bookmarks. */
export function LazyComicReaderFeatures({
  comic,
  reader,
  cache,
  mode,
  registry,
  perform,
  showMessage,
  context,
  onReplaced,
}: LazyComicReaderFeaturesProps) {
  const page =
    useReaderMachineSelector(reader, ({ context }) => context.position && getPageOfComicPosition(context.position)) ?? 1
  const user = useCurrentUser()
  const bookmarks = usePageBookmarks(comic.book.id)
  const readListId = context.context === 'READLIST' ? context.contextId : undefined
  const next = useReaderMachineSelector(reader, ({ context }) => context.neighbors?.next)
  usePrefetchNextComic(next, page, comic.pages.length)
  useComicCommands({ comic, reader, mode, registry, perform, showMessage })
  useOnBookFileReplaced(comic.book, onReplaced)
  useStoreWebtoonPoint(reader, registry, comic.book.id)
  const zoomer = useComicPageZoom(reader, registry, mode, showMessage)
  const [guided] = useReaderSetting('reader.guided')
  const [spine] = useReaderSetting('reader.spine')
  usePageTurnAnimation(registry, mode)
  useWebtoonAutoScroll(registry, mode, showMessage)
  useSuggestWebtoonMode(comic)
  useOverscrollNavigation(registry, mode, reader, perform)
  const openSpread = useOpenSpread(registry)
  const spread = mode === 'WEBTOON' ? undefined : openSpread?.map(({ number }) => number)
  const visiblePages = spread?.includes(page) ? spread : [page]
  useComicPageCommands({ comic, registry, page, visible: visiblePages, bookmarks, readListId, showMessage })
  usePagePairingAndPanelMenuItems(registry, mode, showMessage)
  useComicContentsAndSettingsSheets(registry, comic, reader)
  useAnnouncePageLoadStatus(cache, visiblePages, registry)
  useEffect(() => {
    const isVisibleInStrip = (number: number) => reader.viewer()?.isVisible?.(createComicPosition(number)) ?? false
    const isInOpenSpread = (number: number) => registry.spread?.some(page => page.number === number) ?? false
    const shows = mode === 'WEBTOON' ? isVisibleInStrip : isInOpenSpread
    return registry.register({ frame: additions => ({ ...additions, isPageVisible: shows }) })
  }, [reader, registry, mode])
  return (
    <>
      <style>{bookmarkRibbonCss(bookmarks.pages)}</style>
      {spine && <style>{spineShadeCss}</style>}
      {comic.book.media.mediaProfile === 'PDF' && hasPermission(user, 'page.stream') && (
        <Suspense fallback={null}>
          <PdfTextLinksSearchAndOutline {...{ comic, reader, registry, perform, showMessage }} />
        </Suspense>
      )}
      {guided && mode !== 'WEBTOON' && zoomer && (
        <Suspense fallback={null}>
          <GuidedView {...{ comic, reader, cache, mode, zoomer }} registry={registry} showMessage={showMessage} />
        </Suspense>
      )}
    </>
  )
}

/**
 * Returns the open spread. Renders the component again after a jump to another spread. Does not render it again after a
 * page turn, because this would delay the page turn.
 */
function useOpenSpread(registry: ComicCommandRegistry) {
  const subscribe = useCallback(
    (listener: () => void) => registry.register({ onSpreadOpened: (_, from) => void (from === 0 && listener()) }),
    [registry],
  )
  return useSyncExternalStore(subscribe, () => registry.spread)
}

const bookmarkRibbonCss = (pages: readonly number[]): string =>
  pages.length === 0 ? '' : `${pages.map(page => `[data-page="${page}"]::after`)}{${ribbonDeclarations}}`

const pairedPageSelector = (position: 'first' | 'last') =>
  `[data-spread]>div>[data-page]:${position}-child:not(:only-child)::before`
const spineGradient = (side: 'left' | 'right') =>
  `background:linear-gradient(to ${side},transparent,rgb(0 0 0/.12) 45%,rgb(0 0 0/.45))`
const spineShadeCss = [
  `${pairedPageSelector('first')},${pairedPageSelector('last')}{content:"";position:absolute;z-index:1;inset-block:0;inline-size:7%;pointer-events:none}`,
  `${pairedPageSelector('first')}{inset-inline-end:0;${spineGradient('right')}}`,
  `${pairedPageSelector('last')}{inset-inline-start:0;${spineGradient('left')}}`,
  `[dir="rtl"]${pairedPageSelector('first')}{${spineGradient('left')}}`,
  `[dir="rtl"]${pairedPageSelector('last')}{${spineGradient('right')}}`,
].join('')

const ribbonDeclarations = [
  'content:""',
  'position:absolute',
  'inset-block-start:0',
  'inset-inline-end:4%',
  'inline-size:22px',
  'block-size:36px',
  'background:var(--secondary)',
  'clip-path:polygon(0 0,100% 0,100% 100%,50% 76%,0 100%)',
].join(';')
