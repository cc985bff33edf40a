import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { errorText } from '../../api/errorText'
import { lazyComponent } from '../../api/program/lazyComponent'
import { abortSlowServerReads } from '../../api/timeouts/slowServerCalls'
import { useIsWaitingTooLong } from '../../api/timeouts/useIsWaitingTooLong'
import { useTranslate } from '../../language/useTranslate'
import { WheelStepDetector } from '../input/wheelStepDetector'
import type { ChapterInputOptions } from './content/attachChapterInputListeners'
import type { EpubResourceLink, InternalLink } from './content/chapterLinks'
import type { InputBesidePageOptions } from './content/input/attachInputListenersBesidePage'
import { useInputBesidePage } from './content/input/useInputBesidePage'
import { useMarkupErrorNotice } from './content/useMarkupErrorNotice'
import styles from './EpubViewer.module.css'
import { type ClickedExternalLink, type ClickedLink, EpubViewerOverlays } from './EpubViewerOverlays'
import { useChapterFocusManager } from './focus/useChapterFocusManager'
import { isImageFilePath, type ZoomableImage } from './images/zoomableImage'
import type { ChapterView } from './layout/chapterView'
import { type EpubRendererProps, useEpubRenderer } from './layout/useEpubRenderer'
import type { EpubLocation } from './locators/epubLocations'

const MarkupErrorNotice = lazyComponent(
  () => import('./loadMarkupErrorNotice').then(({ loadMarkupErrorNotice }) => loadMarkupErrorNotice()),
  'MarkupErrorNotice',
)

type ForwardedControl = 'direction' | 'navigation' | 'controls' | 'isOnCard' | 'hooks'

interface Props
  extends EpubRendererProps,
    Pick<ChapterInputOptions, ForwardedControl>,
    Pick<InputBesidePageOptions, 'closeSelectionMenu'> {
  readonly onLink: (location: EpubLocation) => void
}

/** Shows an EPUB in the paginated, scrolled or fixed layout. Each chapter is an iframe that runs no scripts. */
export function EpubViewer(props: Props) {
  const { bookId, publication, appearance, direction, navigation, controls, onLink, onLeave } = props
  const t = useTranslate()
  const host = useRef<HTMLDivElement>(null)
  const [image, setImage] = useState<ZoomableImage>()
  const [clickedLink, setClickedLink] = useState<ClickedLink>()
  const [externalLink, setExternalLink] = useState<ClickedExternalLink>()
  const [wheel] = useState(() => new WheelStepDetector())
  const onInternalLink = async (inner: InternalLink, view: ChapterView) => {
    const note = await findFootnoteOfLink(inner)
    if (note || inner.isElsewhere)
      setClickedLink({ inner: { ...inner, ...(note && { note }) }, at: boxInWindow(inner.link, view) })
    else onLink(inner.location)
  }
  const onFileLink = ({ link, path }: EpubResourceLink) => {
    if (isImageFilePath(path))
      void renderer.current?.imageUrl(path).then(
        url => setImage({ url, label: textOfLink(link), screenFraction: 0, opener: link }),
        () => controls.showMessage(t('reader.book.notShown')),
      )
    else controls.showMessage(t('reader.book.notShown'))
  }
  const markupErrorNotice = useMarkupErrorNotice()
  const focusManager = useChapterFocusManager(host, props.onLocation)
  const pageInput = { ...props, wheel, onSwipeAcross: (towards: 1 | -1) => renderer.current?.turnChapter(towards) }
  const { waiting, contentFailure, isMissing, isPaginated, renderer } = useEpubRenderer(
    host,
    { ...props, onLocation: focusManager.onLocation },
    {
      ...pageInput,
      hooks: [...props.hooks, markupErrorNotice.chapterHook, focusManager.hook],
      label: t('reader.book.text'),
      missing: failure => ({ title: t('reader.book.missing'), reason: errorText(failure) }),
      onInternalLink,
      onFileLink,
      onExternalLink: (link, opener) => setExternalLink({ ...link, opener }),
      onImage: setImage,
    },
  )
  const surface = useInputBesidePage({ ...pageInput, isPaginated })
  return (
    <div className={styles.viewer} data-appearance={appearance.appearance}>
      <div ref={surface} className={styles.surface}>
        <div ref={host} className={styles.host} />
      </div>
      <RendererNotices {...{ renderer, waiting, contentFailure, isMissing, onLeave }} />
      {navigation !== 'tap' && <PageButtons direction={direction} onTurn={controls.perform} />}
      <Suspense fallback={null}>
        {markupErrorNotice.isShown && <MarkupErrorNotice onClose={markupErrorNotice.dismiss} />}
      </Suspense>
      <EpubViewerOverlays
        {...{ bookId, publication, appearance, onLink, onFileLink, image, clickedLink, externalLink }}
        onImage={setImage}
        onClickedLink={setClickedLink}
        onExternalLink={setExternalLink}
      />
    </div>
  )
}

/**
 * Returns the footnote to which a link leads. Returns undefined if the target of the link is in another chapter or is
 * not a footnote. Also returns undefined if the code that detects footnotes cannot be loaded.
 */
async function findFootnoteOfLink({ link, target }: InternalLink): Promise<Element | undefined> {
  if (!target) return undefined
  const footnotes = await import('./footnotes/findFootnote').catch(() => undefined)
  return footnotes?.findFootnote(link, target)
}

interface RendererNoticesProps extends Pick<Props, 'onLeave'> {
  readonly renderer: ReturnType<typeof useEpubRenderer>['renderer']
  readonly waiting: boolean
  /** Error of the last failed attempt to load content. Undefined after the content has loaded. */
  readonly contentFailure: unknown
  readonly isMissing: boolean
}

/**
 * Messages for a chapter that loads slowly, has failed temporarily or cannot be loaded. Each of these messages has a
 * retry button. A chapter that has just started to load has a message without a button.
 */
function RendererNotices({ renderer, waiting, contentFailure, isMissing, onLeave }: RendererNoticesProps) {
  const t = useTranslate()
  const isSlow = useIsWaitingTooLong(waiting)
  const retryRequested = useRef(false)
  const retrySlowReads = () => {
    retryRequested.current = true
    abortSlowServerReads()
  }
  // While a request is slow, a click on the retry button aborts the request. When the aborted request has failed, this
  // effect loads the chapter again.
  useEffect(() => {
    if (contentFailure === undefined || !retryRequested.current) return
    retryRequested.current = false
    renderer.current?.tryAgain()
  }, [contentFailure, renderer])
  return (
    <>
      <p role="status" className={styles.openingMessage}>
        {waiting && !isSlow && t('reader.opening')}
      </p>
      <RetryNotice
        text={isSlow ? t('component.slow.text') : contentFailure !== undefined && t('reader.book.notYet')}
        reason={isSlow || contentFailure === undefined ? '' : errorText(contentFailure)}
        onRetry={isSlow ? retrySlowReads : () => renderer.current?.tryAgain()}
        onLeave={isSlow ? onLeave : undefined}
      />
      {isMissing && (
        // biome-ignore lint/a11y/useSemanticElements: the group contains no form fields
        <div role="group" aria-label={t('reader.book.missing')} className={styles.missingChapter} data-theme="dark">
          <button type="button" onClick={() => renderer.current?.retryMissingChapter()}>
            {t('reader.retry')}
          </button>
        </div>
      )}
    </>
  )
}

interface RetryNoticeProps {
  readonly text: string | false
  readonly reason: string
  readonly onRetry: () => void
  readonly onLeave: (() => void) | undefined
}

/**
 * Message that a chapter has failed to load or loads slowly, with a retry button. The outer element is always in the
 * document, because screen readers announce only changes of an existing status element.
 */
function RetryNotice({ text, reason, onRetry, onLeave }: RetryNoticeProps) {
  const t = useTranslate()
  return (
    <div role="status" className={styles.retryNotice} data-theme="dark">
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

function PageButtons({ direction, onTurn }: PageButtonsProps) {
  const t = useTranslate()
  const [left, right] = direction === 'rtl' ? (['next', 'previous'] as const) : (['previous', 'next'] as const)
  return (
    <div className={styles.pageButtons} dir="ltr">
      <button type="button" aria-label={t(`reader.${left}Page`)} onClick={() => onTurn(left)}>
        <ChevronLeft size={26} strokeWidth={1.5} aria-hidden />
      </button>
      <button type="button" aria-label={t(`reader.${right}Page`)} onClick={() => onTurn(right)}>
        <ChevronRight size={26} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  )
}

const textOfLink = (link: Element): string => link.textContent?.trim() ?? ''

function boxInWindow(element: Element, { origin }: ChapterView): DOMRect {
  const box = element.getBoundingClientRect()
  return new DOMRect(box.x + origin.x, box.y + origin.y, box.width, box.height)
}
