import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BookViewerProps } from '../../session/bookViewer'
import { onServerOrSessionRestored } from '../../session/onServerOrSessionRestored'
import { attachChapterInputListeners, type ChapterInputOptions } from '../content/attachChapterInputListeners'
import type { EpubAppearanceSettings } from '../content/createEpubStyleSheet'
import type { MissingChapterMessages } from '../content/placeholderChapterPages'
import type { PrefetchedChapter } from '../content/prefetchedChapter'
import { RenderableChapterCache } from '../content/renderableChapterCache'
import type { EpubPublication } from '../epubPublication'
import { type EpubLocation, toEpubLocation, toEpubReaderPosition } from '../locators/epubLocations'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { doesBookScrollChapterByChapter } from '../package/getSettingsDeclaredByBook'
import type { EpubRendererOptions } from './epubRendererOptions'
import type { FixedLayoutRenderer } from './fixed/fixedLayoutRenderer'
import { PaginatedRenderer } from './paginatedRenderer'
import type { ChapterByChapterScrolledRenderer } from './scrolled/chapterByChapterScrolledRenderer'
import type { ScrolledRenderer } from './scrolled/scrolledRenderer'
import { type LazyRendererName, useLazyRenderer } from './useLazyRenderer'

/** Book, appearance and callbacks of an EPUB viewer. */
export interface EpubRendererProps extends BookViewerProps {
  readonly bookId: string
  readonly publication: EpubPublication
  readonly direction: ChapterInputOptions['direction']
  readonly first: PrefetchedChapter | undefined
  readonly appearance: EpubAppearanceSettings
  readonly onLocation: (location: VisibleEpubLocation) => void
  readonly onFailed: (failure: unknown) => void
  /**
   * Requests the package document of the book. Called when the package document is needed to show a font, or when a
   * page of a reflowable book may be a fixed-layout page.
   */
  readonly onPackageNeeded: () => void
  /** Whether the text is vertical, as in Japanese. Vertical text is always paginated. */
  readonly isVerticalText: boolean
  readonly onVerticalText: (isVerticalText: boolean) => void
}

interface ChapterProps extends ChapterInputOptions {
  readonly label: string
  readonly missing: (failure: unknown) => MissingChapterMessages
}

/**
 * Creates the renderer of a book and connects it to the reader. When the layout changes between paginated, scrolled and
 * fixed, a new renderer replaces the old renderer.
 * @returns `waiting`: whether content loads slowly. `contentFailure`: error of content that failed to load.
 *   `isMissing`: whether a placeholder page is visible. `isPaginated`: whether there are pages. `renderer`: a ref.
 */
export function useEpubRenderer(
  host: RefObject<HTMLDivElement | null>,
  props: EpubRendererProps,
  chapters: ChapterProps,
) {
  const { bookId, publication, direction, register, isVerticalText } = props
  const [waiting, setWaiting] = useState(false)
  const [contentFailure, setContentFailure] = useState<unknown>()
  const [isMissing, setIsMissing] = useState(false)
  const { layout, replaceByScrolling } = useShownLayout(props.appearance.layout, isVerticalText)
  const appearance = useMemo<EpubAppearanceSettings>(
    () => ({ ...props.appearance, layout }),
    [props.appearance, layout],
  )
  const renderer = useRef<AnyRenderer>(undefined)
  const latest = useRef<LatestProps>({ ...props, appearance, chapters })
  latest.current = { ...props, appearance, chapters }
  const texts = useChapterCache(bookId, publication, latest)
  const lazyRendererName = getLazyRendererName(publication, appearance.layout)
  const LazyRenderer = useLazyRenderer(lazyRendererName, props.onFailed)
  const Renderer = lazyRendererName ? LazyRenderer : PaginatedRenderer

  useLayoutEffect(() => {
    const element = host.current
    if (!element || !Renderer) return
    const options: EpubRendererOptions = {
      ...rendererOptionsFromProps(latest, element, texts),
      onWaiting: setWaiting,
      onContentMissing: failure => setContentFailure(() => failure),
      onMissingChapter: view => {
        const { controls, missing } = latest.current.chapters
        if (view) controls.showMessage(missing(undefined).title)
        setIsMissing(view !== undefined)
      },
      onTooManyColumns: target => {
        if (latest.current.isVerticalText) return false
        relocateTo(latest, target)
        replaceByScrolling()
        void showScrolledLayoutMessage(latest.current.chapters.controls.showMessage)
        return true
      },
    }
    const created = new Renderer(element, options)
    renderer.current = created
    const disconnect = connectRenderer(created, element, register)
    return () => {
      disconnect()
      created.stop()
    }
  }, [host, texts, register, Renderer, replaceByScrolling])

  useRestyle(renderer, Renderer, appearance, direction)
  return { waiting, contentFailure, isMissing, isPaginated: layout !== 'scroll' || publication.hasFixedPages, renderer }
}

/**
 * Returns the name of the renderer that must be loaded for a book and layout. Undefined for the paginated renderer,
 * which is always loaded.
 */
function getLazyRendererName(
  publication: EpubPublication,
  layout: EpubAppearanceSettings['layout'],
): LazyRendererName | undefined {
  if (publication.hasFixedPages) return 'fixed'
  if (layout !== 'scroll') return undefined
  return doesBookScrollChapterByChapter(publication) ? 'chapterByChapter' : 'scrolled'
}

/**
 * Registers a renderer as the viewer of the reader. Notifies the renderer when its size changes, and when the server is
 * reachable again or the user has signed in again.
 * @returns function that disconnects the renderer
 */
function connectRenderer(
  renderer: AnyRenderer,
  element: HTMLElement,
  register: EpubRendererProps['register'],
): () => void {
  const resizeObserver = new ResizeObserver(() => renderer.resize())
  resizeObserver.observe(element)
  const unsubscribe = onServerOrSessionRestored(() => {
    renderer.retryMissingFiles()
    renderer.tryAgain()
  })
  register({
    show: position => renderer.show(toEpubLocation(position)),
    next: () => renderer.turn(1),
    previous: () => renderer.turn(-1),
    scroll: (direction, by) => renderer.scroll(direction, by),
    isNavigating: () => renderer.isNavigating(),
    reportPosition: which => renderer.flushLocationReport(which),
  })
  return () => {
    register(null)
    unsubscribe()
    resizeObserver.disconnect()
  }
}

/**
 * Returns the layout to show. Vertical text is always paginated. If a chapter has too many columns, the scrolled layout
 * replaces the paginated layout until the user changes the layout setting.
 */
function useShownLayout(setting: EpubAppearanceSettings['layout'], isVerticalText: boolean) {
  const [replaced, setReplaced] = useState<{ readonly setting: EpubAppearanceSettings['layout'] }>()
  if (replaced && replaced.setting !== setting) setReplaced(undefined)
  const replaceByScrolling = useCallback(() => setReplaced({ setting: 'paginated' }), [])
  const layout: EpubAppearanceSettings['layout'] = isVerticalText ? 'paginated' : replaced ? 'scroll' : setting
  return { layout, replaceByScrolling }
}

async function showScrolledLayoutMessage(showMessage: (text: string) => void): Promise<void> {
  const { loadScrolledLayoutFallbackMessage } = await import('../content/loadPlaceholderChapterPages')
  showMessage(await loadScrolledLayoutFallbackMessage())
}

type AnyRenderer = PaginatedRenderer | FixedLayoutRenderer | ScrolledRenderer | ChapterByChapterScrolledRenderer

/**
 * Applies changes of appearance and page direction to the renderer. Does nothing when the renderer itself is new,
 * because a new renderer is created with the current values.
 */
function useRestyle(
  renderer: { readonly current: AnyRenderer | undefined },
  Renderer: (new (...args: never[]) => AnyRenderer) | undefined,
  appearance: EpubAppearanceSettings,
  direction: ChapterInputOptions['direction'],
): void {
  const styled = useRef({ appearance, direction, Renderer })
  useLayoutEffect(() => {
    const previous = styled.current
    styled.current = { appearance, direction, Renderer }
    if (previous.Renderer === Renderer && (previous.appearance !== appearance || previous.direction !== direction)) {
      renderer.current?.restyle(appearance, direction)
    }
  }, [renderer, appearance, direction, Renderer])
}

/**
 * Props from the last render. The callbacks of the renderer read these props. The renderer therefore does not need to
 * be replaced when a prop changes.
 */
interface LatestProps extends EpubRendererProps {
  readonly chapters: ChapterProps
}

interface LatestPropsRef {
  readonly current: LatestProps
}

function useChapterCache(bookId: string, book: EpubPublication, latest: LatestPropsRef): RenderableChapterCache {
  const texts = useMemo(
    () =>
      new RenderableChapterCache({
        bookId,
        book,
        firstChapter: latest.current.first,
        missingChapterTexts: failure => latest.current.chapters.missing(failure),
        onPackageNeeded: () => latest.current.onPackageNeeded(),
      }),
    [bookId, book, latest],
  )
  useEffect(() => texts.open(), [texts])
  return texts
}

/** Reports a location as the current location. The next renderer then opens at this location. */
const relocateTo = ({ current }: LatestPropsRef, target: EpubLocation): void =>
  current.onRelocated({ position: toEpubReaderPosition(target), atStart: false, atEnd: false })

type RendererPropsOptions = Omit<
  EpubRendererOptions,
  'onWaiting' | 'onContentMissing' | 'onMissingChapter' | 'onTooManyColumns'
>

/** Returns the options of a renderer. The callbacks in the options read the props of the last render. */
function rendererOptionsFromProps(
  latest: LatestPropsRef,
  host: HTMLElement,
  texts: RenderableChapterCache,
): RendererPropsOptions {
  const { publication, appearance, direction, chapters } = latest.current
  return {
    book: publication,
    texts,
    appearance,
    direction,
    label: chapters.label,
    onMoved: location => {
      const { start, atStart, atEnd, byLayout } = location
      latest.current.onLocation(location)
      latest.current.onRelocated({ position: toEpubReaderPosition(start), atStart, atEnd, byLayout })
    },
    onFailed: failure => latest.current.onFailed(failure),
    onVerticalText: target => {
      if (target) relocateTo(latest, target)
      latest.current.onVerticalText(true)
    },
    onChapter: (view, chapter) => attachChapterInputListeners(view, chapter, host, () => latest.current.chapters),
  }
}
