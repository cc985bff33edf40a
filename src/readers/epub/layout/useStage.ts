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

/** A book, how it looks, and who hears of it. */
export interface BookProps extends ViewerProps {
  readonly bookId: string
  readonly publication: Publication
  readonly direction: ChapterInputOptions['direction']
  readonly first: PrefetchedChapter | undefined
  readonly look: BookAppearance
  readonly onLocation: (location: VisibleLocation) => void
  readonly onFailed: (failure: unknown) => void
  /** Whether lines were found to run from top to bottom: such text is laid out in pages. */
  readonly upright: boolean
  readonly onVerticalText: (upright: boolean) => void
}

/** What a chapter that is shown is joined with, and the words for what it says itself. */
interface StageProps extends ChapterInputOptions {
  readonly label: string
  readonly missing: (failure: unknown) => MissingChapterTexts
}

/**
 * Runs the stage in the host and joins it with the reader. It lives as long as the book is open and is laid out the
 * same way; another way begins where the reader is.
 * @returns whether one waits for what is wanted, why it cannot be had where something else is in sight, and whether a chapter
 * in sight is only said to be missing
 */
export function useStage(host: RefObject<HTMLDivElement | null>, props: BookProps, chapters: StageProps) {
  const { bookId, publication, direction, register, upright } = props
  const [waiting, setWaiting] = useState(false)
  const [lacking, setContentFailure] = useState<unknown>()
  const [isMissing, setIsMissing] = useState(false)
  const look = useMemo<BookAppearance>(
    () => (upright && props.look.layout === 'scroll' ? { ...props.look, layout: 'paginated' } : props.look),
    [upright, props.look],
  )
  const stage = useRef<Stage>(undefined)
  const latest = useRef<StageInput>({ ...props, look, chapters })
  latest.current = { ...props, look, chapters }
  const texts = useChapterTexts(bookId, publication, latest)
  const Stage = publication.fixedLayout ? FixedStage : look.layout === 'scroll' ? ScrolledStage : PagedStage

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const options: BookLayoutOptions = {
      ...stageOptions(latest, element, texts),
      onWaiting: setWaiting,
      onContentMissing: failure => setContentFailure(() => failure),
      onMissingChapter: view => {
        const { controls, missing } = latest.current.chapters
        if (view) controls.showMessage(missing(undefined).title)
        setIsMissing(view !== undefined)
      },
    }
    const made = new Stage(element, options)
    stage.current = made
    const watch = new ResizeObserver(() => made.resize())
    watch.observe(element)
    const stopHearing = onServerOrSessionRestored(() => {
      made.retryMissingFiles()
      made.tryAgain()
    })
    register({
      show: position => made.show(locationOfEpubPosition(position)),
      next: () => made.turn(1),
      previous: () => made.turn(-1),
      scroll: (way, by) => made.scroll(way, by),
      reportPosition: which => made.flushLocationReport(which),
    })
    return () => {
      register(null)
      stopHearing()
      watch.disconnect()
      made.stop()
    }
  }, [host, texts, register, Stage])

  useRestyle(stage, Stage, look, direction)
  return { waiting, lacking, isMissing, stage }
}

type Stage = PagedStage | FixedStage | ScrolledStage

/** Applies changes of appearance and direction. A new kind of stage starts with them. */
function useRestyle(
  stage: { readonly current: Stage | undefined },
  Stage: new (...args: never[]) => Stage,
  look: BookAppearance,
  direction: ChapterInputOptions['direction'],
): void {
  const styled = useRef({ look, direction, Stage })
  useLayoutEffect(() => {
    const before = styled.current
    styled.current = { look, direction, Stage }
    if (before.Stage === Stage && (before.look !== look || before.direction !== direction)) {
      stage.current?.restyle(look, direction)
    }
  }, [stage, look, direction, Stage])
}

/** Current props of the viewer. They change without a new stage. */
interface StageInput extends BookProps {
  readonly chapters: StageProps
}

interface LatestInput {
  readonly current: StageInput
}

/** Returns the cache of chapter texts of a book. It is closed when the book is. */
function useChapterTexts(bookId: string, book: Publication, latest: LatestInput): ChapterSourceCache {
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

type StageOptions = Omit<BookLayoutOptions, 'onWaiting' | 'onContentMissing' | 'onMissingChapter'>

/** Returns the options of a stage whose callbacks go to the current props. */
function stageOptions(latest: LatestInput, host: HTMLElement, texts: ChapterSourceCache): StageOptions {
  const { publication, look, direction, chapters } = latest.current
  return {
    book: publication,
    texts,
    look,
    direction,
    label: chapters.label,
    onMoved: location => {
      const { place, atStart, atEnd, byLayout } = location
      latest.current.onLocation(location)
      latest.current.onRelocated({ position: toEpubPosition(place), atStart, atEnd, byLayout })
    },
    onFailed: failure => latest.current.onFailed(failure),
    onVerticalText: () => latest.current.onVerticalText(true),
    onChapter: (view, chapter) => attachChapterListeners(view, chapter, host, () => latest.current.chapters),
  }
}
