import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { errorText } from '../../api/errorText'
import { lazyComponent } from '../../api/program/lazyComponent'
import { giveUpSlowReads } from '../../api/timeouts/slowCalls'
import { useSlow } from '../../api/timeouts/useSlow'
import { useTranslate } from '../../language/useTranslate'
import { WheelSteps } from '../input/wheel'
import type { FileLink, InnerLink } from './content/chapterLinks'
import type { ChapterControls } from './content/chapterListeners'
import styles from './EpubViewer.module.css'
import { type BookImage, isZoomableImage } from './images/bookImages'
import type { ChapterView } from './layout/chapterView'
import { type BookProps, useStage } from './layout/useStage'
import type { BookLocation } from './locators/bookLocations'

const ImageViewer = lazyComponent(() => import('./images/ImageViewer'), 'ImageViewer')
const NotePopover = lazyComponent(() => import('./notes/NotePopover'), 'NotePopover')

type Handed = 'direction' | 'navigation' | 'controls' | 'isOnCard' | 'hooks'

interface Props extends BookProps, Pick<ChapterControls, Handed> {
  /** Called when a link leads to another location in the book. */
  readonly onLink: (place: BookLocation) => void
}

/** A clicked internal link and its box in the window. */
interface Asked {
  readonly inner: InnerLink
  readonly at: DOMRect
}

/** Shows an EPUB paginated, as fixed-layout pages or as one scrolled strip. Its chapters are frames without scripts. */
export function EpubViewer(props: Props) {
  const { bookId, publication, look, direction, navigation, controls, onLink, onLeave } = props
  const t = useTranslate()
  const host = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<BookImage>()
  const [asked, setAsked] = useState<Asked>()
  const [wheel] = useState(() => new WheelSteps())
  const onInnerLink = (inner: InnerLink, view: ChapterView) => {
    if (inner.note || inner.isElsewhere) setAsked({ inner, at: boxOf(inner.link, view) })
    else onLink(inner.place)
  }
  const onFileLink = ({ link, path }: FileLink) => {
    if (isZoomableImage(path))
      void stage.current?.picture(path).then(
        address => setPicture({ address, label: wordsOf(link), share: 0 }),
        () => controls.say(t('reader.book.notShown')),
      )
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
  return (
    <div className={styles.viewer} data-appearance={look.appearance}>
      <div ref={host} className={styles.host} />
      <StageNotices stage={stage} waiting={waiting} lacking={lacking} isMissing={isMissing} onLeave={onLeave} />
      {navigation !== 'tap' && <PageButtons direction={direction} onTurn={controls.perform} />}
      <Suspense fallback={null}>
        {picture && <ImageViewer picture={picture} onClose={() => setPicture(undefined)} />}
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

interface StageNoticesProps extends Pick<Props, 'onLeave'> {
  readonly stage: ReturnType<typeof useStage>['stage']
  readonly waiting: boolean
  /** Failure of the content that a navigation needs; undefined when there is none. */
  readonly lacking: unknown
  readonly isMissing: boolean
}

/** Messages about content that is loading, slow or missing, with the buttons to load it again. */
function StageNotices({ stage, waiting, lacking, isMissing, onLeave }: StageNoticesProps) {
  const t = useTranslate()
  const isSlow = useSlow(waiting)
  const asksAnew = useRef(false)
  const askAnew = () => {
    asksAnew.current = true
    giveUpSlowReads()
  }
  // The aborted requests must fail before the stage can retry them.
  useEffect(() => {
    if (lacking === undefined || !asksAnew.current) return
    asksAnew.current = false
    stage.current?.tryAgain()
  }, [lacking, stage])
  return (
    <>
      <p role="status" className={styles.waiting}>
        {waiting && !isSlow && t('reader.opening')}
      </p>
      <Lacking
        text={isSlow ? t('component.slow.text') : lacking !== undefined && t('reader.book.notYet')}
        reason={isSlow || lacking === undefined ? '' : errorText(lacking)}
        onRetry={isSlow ? askAnew : () => stage.current?.tryAgain()}
        onLeave={isSlow ? onLeave : undefined}
      />
      {isMissing && (
        // biome-ignore lint/a11y/useSemanticElements: the group contains no form fields
        <div role="group" aria-label={t('reader.book.missing')} className={styles.missing} data-theme="dark">
          <button type="button" onClick={() => stage.current?.askForMissing()}>
            {t('reader.retry')}
          </button>
        </div>
      )}
    </>
  )
}

interface LackingProps {
  readonly text: string | false
  readonly reason: string
  readonly onRetry: () => void
  readonly onLeave: (() => void) | undefined
}

/**
 * Status line with a retry button, shown when the requested chapter cannot be loaded and the previous one is still
 * visible. It is always in the document, so that screen readers announce its text.
 */
function Lacking({ text, reason, onRetry, onLeave }: LackingProps) {
  const t = useTranslate()
  return (
    <div role="status" className={styles.lacking} data-theme="dark">
      {text && (
        <>
          <p>
            {text} <small>{reason}</small>
          </p>
          <button type="button" onClick={onRetry}>
            {t('reader.retry')}
          </button>
          {onLeave && (
            <button type="button" onClick={onLeave}>
              {t('reader.back')}
            </button>
          )}
        </>
      )}
    </div>
  )
}

type PageButtonsProps = { direction: Props['direction']; onTurn: Props['controls']['perform'] }

/** Buttons at both sides of the window that turn the page. */
function PageButtons({ direction, onTurn }: PageButtonsProps) {
  const t = useTranslate()
  const [left, right] = direction === 'rtl' ? (['next', 'previous'] as const) : (['previous', 'next'] as const)
  return (
    <div className={styles.buttons} dir="ltr">
      <button type="button" aria-label={t(`reader.${left}Page`)} onClick={() => onTurn(left)}>
        <ChevronLeft size={26} strokeWidth={1.5} aria-hidden />
      </button>
      <button type="button" aria-label={t(`reader.${right}Page`)} onClick={() => onTurn(right)}>
        <ChevronRight size={26} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  )
}

const wordsOf = (link: Element): string => link.textContent?.trim() ?? ''

/** Converts the box of an element from the coordinates of its frame to those of the window. */
function boxOf(element: Element, { origin }: ChapterView): DOMRect {
  const box = element.getBoundingClientRect()
  return new DOMRect(box.x + origin.x, box.y + origin.y, box.width, box.height)
}
