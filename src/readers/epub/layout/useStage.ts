import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { onServerOrSessionRestored } from '../../session/serverOrSessionRestored'
import type { ViewerProps } from '../../session/viewer'
import { attachChapterListeners, type ChapterInputOptions } from '../content/chapterListeners'
import { ChapterSourceCache } from '../content/chapterSourceCache'
import type { BookAppearance } from '../content/createEpubStyleSheet'
import type { MissingChapterTexts } from '../content/placeholderChapters'
import type { PrefetchedChapter } from '../content/prefetchedChapter'
import { locationOfEpubPosition, toEpubPosition } from '../locators/bookLocations'
import type { BookLayoutOptions, VisibleLocation } from '../locators/visibleLocation'
import type { Publication } from '../publication'
import { FixedStage } from './fixed/fixedStage'
import { PagedStage } from './pagedStage'
import { ScrolledStage } from './scrolled/scrolledStage'

/** Book, appearance and callbacks of an EPUB viewer. */
export interface BookProps extends ViewerProps {
  readonly bookId: string
  readonly publication: Publication
  readonly direction: ChapterInputOptions['direction']
  readonly first: PrefetchedChapter | undefined
  readonly appearance: BookAppearance
  readonly onLocation: (location: VisibleLocation) => void
  readonly onFailed: (failure: unknown) => void
  /** Whether the text has vertical lines. Such text is always paginated. */
  readonly isVerticalText: boolean
  readonly onVerticalText: (isVerticalText: boolean) => void
}

/** Input options and texts of the displayed chapters. */
interface ChapterProps extends ChapterInputOptions {
  readonly label: string
  readonly missing: (failure: unknown) => MissingChapterTexts
}

/**
 * Creates the renderer of a book in the host element and connects it to the reader. Replaces the renderer when the layout
 * changes to another kind.
 * @returns `waiting`: content loads slowly; `contentFailure`: content of the last navigation failed to load; `isMissing`: a
 * placeholder of a missing chapter is visible; `renderer`: reference to the current renderer
 */
export function useStage(host: RefObject<HTMLDivElement | null>, props: BookProps, chapters: ChapterProps) {
  const { bookId, publication, direction, register, isVerticalText } = props
  const [waiting, setWaiting] = useState(false)
  const [contentFailure, setContentFailure] = useState<unknown>()
  const [isMissing, setIsMissing] = useState(false)
  const appearance = useMemo<BookAppearance>(
    () =>
      isVerticalText && props.appearance.layout === 'scroll'
        ? { ...props.appearance, layout: 'paginated' }
        : props.appearance,
    [isVerticalText, props.appearance],
  )
  const renderer = useRef<AnyRenderer>(undefined)
  const latest = useRef<LatestProps>({ ...props, appearance, chapters })
  latest.current = { ...props, appearance, chapters }
  const texts = useChapterCache(bookId, publication, latest)
  const Renderer = publication.fixedLayout ? FixedStage : appearance.layout === 'scroll' ? ScrolledStage : PagedStage

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const options: BookLayoutOptions = {
      ...rendererOptionsFromProps(latest, element, texts),
      onWaiting: setWaiting,
      onContentMissing: failure => setContentFailure(() => failure),
      onMissingChapter: view => {
        const { controls, missing } = latest.current.chapters
        if (view) controls.showMessage(missing(undefined).title)
        setIsMissing(view !== undefined)
      },
    }
    const created = new Renderer(element, options)
    renderer.current = created
    const resizeObserver = new ResizeObserver(() => created.resize())
    resizeObserver.observe(element)
    const unsubscribe = onServerOrSessionRestored(() => {
      created.retryMissingFiles()
      created.tryAgain()
    })
    register({
      show: position => created.show(locationOfEpubPosition(position)),
      next: () => created.turn(1),
      previous: () => created.turn(-1),
      scroll: (direction, by) => created.scroll(direction, by),
      reportPosition: which => created.flushLocationReport(which),
    })
    return () => {
      register(null)
      unsubscribe()
      resizeObserver.disconnect()
      created.stop()
    }
  }, [host, texts, register, Renderer])

  useRestyle(renderer, Renderer, appearance, direction)
  return { waiting, contentFailure, isMissing, renderer }
}

type AnyRenderer = PagedStage | FixedStage | ScrolledStage

/** Applies changes of appearance and direction to the renderer, unless a new renderer has just been created with them. */
function useRestyle(
  renderer: { readonly current: AnyRenderer | undefined },
  Renderer: new (...args: never[]) => AnyRenderer,
  appearance: BookAppearance,
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

/** Current props of the viewer. Their changes do not create a new renderer. */
interface LatestProps extends BookProps {
  readonly chapters: ChapterProps
}

interface LatestPropsRef {
  readonly current: LatestProps
}

/** Returns the chapter cache of a book. Closes the cache when the book is closed. */
function useChapterCache(bookId: string, book: Publication, latest: LatestPropsRef): ChapterSourceCache {
  const texts = useMemo(
    () =>
      new ChapterSourceCache({
        bookId,
        book,
        firstChapter: latest.current.first,
        missingChapterTexts: failure => latest.current.chapters.missing(failure),
      }),
    [bookId, book, latest],
  )
  useEffect(() => () => texts.close(), [texts])
  return texts
}

type RendererPropsOptions = Omit<BookLayoutOptions, 'onWaiting' | 'onContentMissing' | 'onMissingChapter'>

/** Returns the options of a renderer. Its callbacks call the current props. */
function rendererOptionsFromProps(
  latest: LatestPropsRef,
  host: HTMLElement,
  texts: ChapterSourceCache,
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
      latest.current.onRelocated({ position: toEpubPosition(start), atStart, atEnd, byLayout })
    },
    onFailed: failure => latest.current.onFailed(failure),
    onVerticalText: () => latest.current.onVerticalText(true),
    onChapter: (view, chapter) => attachChapterListeners(view, chapter, host, () => latest.current.chapters),
  }
}
