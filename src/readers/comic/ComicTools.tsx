import { Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import type { ReadingMode } from '../input/tapZones'
import type { ReadingContext } from '../session/fetchNeighbours'
import { type Reader, useReaderState } from '../session/useReader'
import { useSetting } from '../settings/effectiveSettings'
import type { FrameControls } from '../ui/useReaderFrame'
import type { CommandRegistry } from './commandRegistry'
import type { PageCache } from './images/pageCache'
import { usePageTurnAnimation } from './pages/usePageTurnAnimation'
import { atPage, type Comic, pageOf } from './session/comicBook'
import { usePrefetchNext } from './session/usePrefetchNext'
import { useReplacedFile } from './session/useReplacedFile'
import { useAutoScroll } from './strip/useAutoScroll'
import { useOverscroll } from './strip/useOverscroll'
import { usePageBookmarks } from './tools/pageBookmarks'
import { useContentsSheet } from './tools/useContentsSheet'
import { useLayoutCommands } from './tools/useLayoutCommands'
import { usePageActions } from './tools/usePageActions'
import { useComicCommands } from './useComicCommands'
import { usePageFailure } from './usePageFailure'
import { useZoom } from './zoom/useZoom'

const GuidedView = lazyComponent(() => import('./panels/GuidedView'), 'GuidedView')

export interface ComicToolsProps {
  readonly comic: Comic
  readonly reader: Reader
  readonly cache: PageCache
  readonly mode: ReadingMode
  readonly registry: CommandRegistry
  readonly perform: FrameControls['perform']
  readonly say: FrameControls['say']
  readonly context: ReadingContext
  readonly onReplaced: (file: string) => void
}

/**
 * Features of the comic reader beyond its pages: zoom, auto-scroll, bookmarks, page download, posters. Loads after the
 * first page.
 */
export function ComicTools({
  comic,
  reader,
  cache,
  mode,
  registry,
  perform,
  say,
  context,
  onReplaced,
}: ComicToolsProps) {
  const page = useReaderState(reader, ({ context }) => context.position && pageOf(context.position)) ?? 1
  const bookmarks = usePageBookmarks(comic.book.id)
  const readListId = context.context === 'READLIST' ? context.contextId : undefined
  const next = useReaderState(reader, ({ context }) => context.neighbours?.next)
  usePrefetchNext(next, page, comic.pages.length)
  useComicCommands({ comic, reader, mode, registry, perform, say })
  useReplacedFile(comic.book, onReplaced)
  const zoomer = useZoom(registry, mode, say)
  const [guided] = useSetting('reader.guided')
  const [spine] = useSetting('reader.spine')
  usePageTurnAnimation(registry, mode)
  useAutoScroll(registry, mode, say)
  useOverscroll(registry, mode, reader, perform)
  const open = useSpread(registry)
  const spread = mode === 'WEBTOON' ? undefined : open?.map(({ number }) => number)
  const shown = spread?.includes(page) ? spread : [page]
  usePageActions({ comic, registry, page, visible: shown, bookmarks, readListId, say })
  useLayoutCommands(registry, mode, say)
  useContentsSheet(registry, comic, reader)
  usePageFailure(cache, shown, registry)
  useEffect(() => {
    const inStrip = (number: number) => reader.viewer()?.shows?.(atPage(number)) ?? false
    const inSpread = (number: number) => registry.spread?.some(page => page.number === number) ?? false
    const shows = mode === 'WEBTOON' ? inStrip : inSpread
    return registry.register({ frame: additions => ({ ...additions, shows }) })
  }, [reader, registry, mode])
  return (
    <>
      <style>{ribbons(bookmarks.pages)}</style>
      {spine && <style>{spineShade}</style>}
      {guided && mode !== 'WEBTOON' && zoomer && (
        <Suspense fallback={null}>
          <GuidedView {...{ comic, reader, cache, mode, zoomer }} registry={registry} say={say} />
        </Suspense>
      )}
    </>
  )
}

/** Returns the open spread. Ignores turns, because nothing may render in their frame; the page change renders later. */
function useSpread(registry: CommandRegistry) {
  const subscribe = useCallback(
    (listener: () => void) => registry.register({ opened: (_, from) => void (from === 0 && listener()) }),
    [registry],
  )
  return useSyncExternalStore(subscribe, () => registry.spread)
}

/** CSS that draws a ribbon on the corner of each bookmarked page. */
const ribbons = (pages: readonly number[]): string =>
  pages.length === 0 ? '' : `${pages.map(page => `[data-page="${page}"]::after`)}{${ribbon}}`

/** CSS that shades the inner edges of two pages side by side, like the spine of a bound book. */
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
