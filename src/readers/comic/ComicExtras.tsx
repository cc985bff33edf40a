import { Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { useMe } from '../../access/SessionContext'
import { lazyPart } from '../../components/lazyPart'
import type { ReadingContext } from '../neighbours'
import { useSetting } from '../settingsInForce'
import type { ReadingMode } from '../tapZones'
import type { FrameControls } from '../useFrame'
import { type Reader, useReaderState } from '../useReader'
import { atPage, type Comic, pageOf } from './comic'
import type { Desk } from './desk'
import { usePageBookmarks } from './pageBookmarks'
import type { PageCache } from './pageCache'
import { useAddedPanels } from './useAddedPanels'
import { useAutoScroll } from './useAutoScroll'
import { useComicDeeds } from './useComicDeeds'
import { useComingToRest } from './useComingToRest'
import type { SetExtras } from './useExtras'
import { usePageDeeds } from './usePageDeeds'
import { usePageTrouble } from './usePageTrouble'
import { usePrefetchNext } from './usePrefetchNext'
import { usePullBeyond } from './usePullBeyond'
import { useReplacedFile } from './useReplacedFile'
import { useZoom } from './useZoom'

const Guide = lazyPart(() => import('./Guide'), 'Guide')

export interface ExtrasProps {
  readonly comic: Comic
  readonly reader: Reader
  readonly cache: PageCache
  readonly mode: ReadingMode
  readonly desk: Desk
  readonly perform: FrameControls['perform']
  readonly say: FrameControls['say']
  readonly context: ReadingContext
  readonly onExtras: SetExtras
  readonly onReplaced: (file: string) => void
}

/** What a comic offers beyond its pages: zoom, automatic scrolling, bookmarks, the page as a file and as a poster. */
export function ComicExtras({
  comic,
  reader,
  cache,
  mode,
  desk,
  perform,
  say,
  context,
  onExtras,
  onReplaced,
}: ExtrasProps) {
  const me = useMe()
  const page = useReaderState(reader, ({ context }) => context.position && pageOf(context.position)) ?? 1
  const bookmarks = usePageBookmarks(comic.book.id)
  const readListId = context.context === 'READLIST' ? context.contextId : undefined
  const next = useReaderState(reader, ({ context }) => context.neighbours?.next)
  usePrefetchNext(next, page, comic.pages.length)
  useComicDeeds({ comic, reader, mode, desk, perform, say })
  useReplacedFile(comic.book, onReplaced)
  const zoomer = useZoom(desk, mode, say)
  const [guided] = useSetting('reader.guided')
  const [spine] = useSetting('reader.spine')
  useComingToRest(desk, mode)
  useAutoScroll(desk, mode, say)
  usePullBeyond(desk, mode, reader, perform)
  const open = useSpread(desk)
  const spread = mode === 'WEBTOON' ? undefined : open?.map(({ number }) => number)
  const shown = spread?.includes(page) ? spread : [page]
  const marked = [page, ...shown].find(number => bookmarks.pages.includes(number))
  usePageDeeds({ comic, desk, page, bookmarks, marked, readListId, say })
  useAddedPanels({ comic, reader, me, mode, desk, shown, marked: bookmarks.pages, readListId, onExtras })
  usePageTrouble(cache, shown, onExtras)
  useEffect(() => {
    const inStrip = (number: number) => reader.viewer()?.shows?.(atPage(number)) ?? false
    const inSpread = (number: number) => desk.spread?.some(page => page.number === number) ?? false
    onExtras(extras => ({ ...extras, shows: mode === 'WEBTOON' ? inStrip : inSpread }))
  }, [reader, desk, mode, onExtras])
  return (
    <>
      <style>{ribbons(bookmarks.pages)}</style>
      {spine && <style>{spineShade}</style>}
      {guided && mode !== 'WEBTOON' && zoomer && (
        <Suspense fallback={null}>
          <Guide {...{ comic, reader, cache, mode, desk, zoomer, say }} />
        </Suspense>
      )}
    </>
  )
}

/** The pages side by side. A turn draws nothing in its own frame: it is heard of by the page, after the paint. */
function useSpread(desk: Desk) {
  const subscribe = useCallback((listener: () => void) => desk.onOpened((_, from) => from === 0 && listener()), [desk])
  return useSyncExternalStore(subscribe, () => desk.spread)
}

/** A ribbon hangs from the corner of each page that bears a bookmark, wherever and however large the page is drawn. */
const ribbons = (pages: readonly number[]): string =>
  pages.length === 0 ? '' : `${pages.map(page => `[data-page="${page}"]::after`)}{${ribbon}}`

/** Two pages side by side bend towards each other, as they do in a book that is bound. */
const besides = (nth: 'first' | 'last') => `[data-spread]>div>[data-page]:${nth}-child:not(:only-child)::before`
const shade = (towards: 'left' | 'right') =>
  `background:linear-gradient(to ${towards},transparent,rgb(0 0 0/.12) 45%,rgb(0 0 0/.45))`
const spineShade = [
  `${besides('first')},${besides('last')}{content:"";position:absolute;z-index:1;inset-block:0;inline-size:7%;pointer-events:none}`,
  `${besides('first')}{inset-inline-end:0;${shade('right')}}`,
  `${besides('last')}{inset-inline-start:0;${shade('left')}}`,
  `[dir="rtl"]${besides('first')}{${shade('left')}}`,
  `[dir="rtl"]${besides('last')}{${shade('right')}}`,
].join('')

const ribbon = [
  'content:""',
  'position:absolute',
  'inset-block-start:0',
  'inset-inline-end:4%',
  'inline-size:22px',
  'block-size:36px',
  'background:var(--secondary)',
  'clip-path:polygon(0 0,100% 0,100% 100%,50% 76%,0 100%)',
].join(';')
