import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { errorText } from '../../api/errorText'
import { encodedPath, resourcesUrl } from '../../api/urls/resources'
import { lazyPart } from '../../components/lazyPart'
import { useTranslate } from '../../language/useTranslate'
import { onReachable } from '../reachable'
import type { ViewerProps } from '../viewer'
import { WheelSteps } from '../wheel'
import type { ChapterHook } from './chapterHook'
import type { FileLink, InnerLink } from './chapterLinks'
import { type ChapterControls, listenToChapter } from './chapterListeners'
import { ChapterTexts } from './chapterTexts'
import type { ChapterView } from './chapterView'
import styles from './EpubViewer.module.css'
import type { BookLook } from './epubStyle'
import type { FirstChapter } from './firstChapter'
import { FixedStage } from './fixedStage'
import type { MissingWords } from './missingChapter'
import { PagedStage } from './pagedStage'
import type { PagerLocation, PagerOptions } from './pagerLocation'
import { isPicture, type Picture } from './pictures'
import { type Place, placeOf, positionAt } from './places'
import type { Publication } from './publication'
import { StripStage } from './stripStage'

const PictureViewer = lazyPart(() => import('./PictureViewer'), 'PictureViewer')
const NotePopover = lazyPart(() => import('./NotePopover'), 'NotePopover')

type Handed = 'direction' | 'navigation' | 'controls' | 'isOnCard' | 'hooks'

interface Props extends ViewerProps, Pick<ChapterControls, Handed> {
  readonly bookId: string
  readonly publication: Publication
  readonly first: FirstChapter | undefined
  readonly look: BookLook
  readonly onLocation: (location: PagerLocation) => void
  readonly onFailed: (failure: unknown) => void
  /** Whether lines were found to run from top to bottom: such text is laid out in pages. */
  readonly upright: boolean
  readonly onUpright: (upright: boolean) => void
  /** A link of the book leads to another place of it. */
  readonly onLink: (place: Place) => void
}

/** A link that was clicked, and where it stands. */
interface Asked {
  readonly inner: InnerLink
  readonly at: DOMRect
}

/** The text of a book, in pages, as drawn pages or as one strip, in frames that run nothing. */
export function EpubViewer(props: Props) {
  const { bookId, publication, look, direction, navigation, controls, onLink } = props
  const t = useTranslate()
  const host = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<Picture>()
  const [asked, setAsked] = useState<Asked>()
  const [wheel] = useState(() => new WheelSteps())
  const onInnerLink = (inner: InnerLink, view: ChapterView) => {
    if (inner.note || inner.isElsewhere) setAsked({ inner, at: boxOf(inner.link, view) })
    else onLink(inner.place)
  }
  const onFileLink = ({ link, path }: FileLink) => {
    if (isPicture(path))
      setPicture({ address: resourcesUrl(bookId) + encodedPath(path), label: wordsOf(link), share: 0 })
    else controls.say(t('reader.book.notShown'))
  }
  const missing = (failure: unknown) => ({
    title: t('reader.book.missing'),
    reason: errorText(failure),
  })
  const { waiting, lacking, isMissing, stage } = useStage(host, props, {
    ...props,
    wheel,
    label: t('reader.book.text'),
    missing,
    onInnerLink,
    onFileLink,
    onPicture: setPicture,
  })
  const [left, right] = direction === 'rtl' ? (['next', 'previous'] as const) : (['previous', 'next'] as const)
  return (
    <div className={styles.viewer} data-appearance={look.appearance}>
      <div ref={host} className={styles.host} />
      <p role="status" className={styles.waiting}>
        {waiting && t('reader.opening')}
      </p>
      <div role="status" className={styles.lacking} data-theme="dark">
        {lacking !== undefined && (
          <>
            <p>
              {t('reader.book.notYet')} <small>{errorText(lacking)}</small>
            </p>
            <button type="button" onClick={() => stage.current?.tryAgain()}>
              {t('reader.retry')}
            </button>
          </>
        )}
      </div>
      {isMissing && (
        // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
        <div role="group" aria-label={t('reader.book.missing')} className={styles.missing} data-theme="dark">
          <button type="button" onClick={() => stage.current?.askForMissing()}>
            {t('reader.retry')}
          </button>
        </div>
      )}
      {navigation !== 'tap' && (
        <div className={styles.buttons} dir="ltr">
          <button type="button" aria-label={t(`reader.${left}Page`)} onClick={() => controls.perform(left)}>
            <ChevronLeft size={26} strokeWidth={1.5} aria-hidden />
          </button>
          <button type="button" aria-label={t(`reader.${right}Page`)} onClick={() => controls.perform(right)}>
            <ChevronRight size={26} strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      )}
      <Suspense fallback={null}>
        {picture && <PictureViewer picture={picture} onClose={() => setPicture(undefined)} />}
        {asked && (
          <NotePopover
            {...asked}
            bookId={bookId}
            publication={publication}
            look={look}
            onClose={() => setAsked(undefined)}
            onLink={place => {
              setAsked(undefined)
              onLink(place)
            }}
            onFileLink={file => {
              setAsked(undefined)
              onFileLink(file)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

const wordsOf = (link: Element): string => link.textContent?.trim() ?? ''

/** Where an element of a chapter lies in the window. */
function boxOf(element: Element, { origin }: ChapterView): DOMRect {
  const box = element.getBoundingClientRect()
  return new DOMRect(box.x + origin.x, box.y + origin.y, box.width, box.height)
}

interface StageProps extends ChapterControls {
  readonly label: string
  readonly missing: (failure: unknown) => MissingWords
  readonly hooks: readonly ChapterHook[]
}

/**
 * Runs the stage in the host and joins it with the reader. It lives as long as the book is open and is laid out the
 * same way; another way begins where the reader is.
 * @returns whether one waits for what is wanted, why it cannot be had where something else is in sight, and whether a chapter
 * in sight is only said to be missing
 */
function useStage(host: RefObject<HTMLDivElement | null>, props: Props, chapters: StageProps) {
  const { bookId, publication, direction, register, upright } = props
  const [waiting, setWaiting] = useState(false)
  const [lacking, setLacking] = useState<unknown>()
  const [isMissing, setIsMissing] = useState(false)
  const look = useMemo<BookLook>(
    () => (upright && props.look.layout === 'scroll' ? { ...props.look, layout: 'paginated' } : props.look),
    [upright, props.look],
  )
  const stage = useRef<PagedStage | FixedStage | StripStage>(undefined)
  const latest = useRef({ ...props, look, chapters })
  latest.current = { ...props, look, chapters }
  const texts = useMemo(
    () =>
      new ChapterTexts({
        bookId,
        book: publication,
        first: latest.current.first,
        missing: failure => latest.current.chapters.missing(failure),
      }),
    [bookId, publication],
  )
  const Stage = publication.fixedLayout ? FixedStage : look.layout === 'scroll' ? StripStage : PagedStage

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const { look, direction, chapters } = latest.current
    const options: PagerOptions = {
      book: publication,
      texts,
      look,
      direction,
      label: chapters.label,
      onMoved: location => {
        const { place, atStart, atEnd, byLayout } = location
        latest.current.onLocation(location)
        latest.current.onRelocated({ position: positionAt(place), atStart, atEnd, byLayout })
      },
      onFailed: failure => latest.current.onFailed(failure),
      onWaiting: setWaiting,
      onLacking: failure => setLacking(() => failure),
      onUpright: () => latest.current.onUpright(true),
      onMissing: view => {
        const { controls, missing } = latest.current.chapters
        if (view) controls.say(missing(undefined).title)
        setIsMissing(view !== undefined)
      },
      onChapter: (view, chapter) => listenToChapter(view, chapter, element, () => latest.current.chapters),
    }
    const made = new Stage(element, options)
    stage.current = made
    const watch = new ResizeObserver(() => made.resize())
    watch.observe(element)
    const stopHearing = onReachable(() => {
      made.complete()
      made.tryAgain()
    })
    register({
      show: position => made.show(placeOf(position)),
      next: () => made.turn(1),
      previous: () => made.turn(-1),
      scroll: (way, by) => made.scroll(way, by),
      tell: which => made.tell(which),
    })
    return () => {
      register(null)
      stopHearing()
      watch.disconnect()
      made.stop()
    }
  }, [host, publication, texts, register, Stage])

  const styled = useRef({ look, direction, Stage })
  useLayoutEffect(() => {
    const before = styled.current
    styled.current = { look, direction, Stage }
    if (before.Stage === Stage && (before.look !== look || before.direction !== direction)) {
      stage.current?.restyle(look, direction)
    }
  }, [look, direction, Stage])
  return { waiting, lacking, isMissing, stage }
}
