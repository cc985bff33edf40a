import type { PreferenceValue } from '../../../preferences/preferenceStore'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import {
  findCommandOfGesture,
  getSwipeDirection,
  isTapGesture,
  type PointerGesture,
} from '../../input/pointerGestureCommands'
import type { ReadingMode } from '../../input/tapZones'
import { watchPointerGestures } from '../../input/watchPointerGestures'
import type { WheelStepDetector } from '../../input/wheelStepDetector'
import type { ExternalLink } from '../../links/externalLink'
import type { ReaderShellControls } from '../../ui/useReaderShellState'
import type { EpubPublication, SpineItem } from '../epubPublication'
import { findZoomableImage, REACHABLE_IMAGE_ATTRIBUTE, type ZoomableImage } from '../images/zoomableImage'
import type { ChapterView } from '../layout/chapterView'
import { type EpubResourceLink, findClosestLink, type InternalLink, resolveClickedLink } from './chapterLinks'
import type { ChapterRenderHook, RenderedChapterCallbacks } from './chapterRenderHook'
import { doesArrowKeyScrollFocusedElement } from './doesArrowKeyScrollFocusedElement'
import { TABLE_OF_CONTENTS_LINK_ATTRIBUTE } from './placeholderChapterPages'

/** Options and callbacks for the input listeners of a chapter. The listeners read the current options at each event. */
export interface ChapterInputOptions {
  readonly bookId: string
  readonly publication: EpubPublication
  readonly direction: 'ltr' | 'rtl'
  readonly navigation: PreferenceValue<'epub.navigation'>
  readonly controls: ReaderShellControls
  /**
   * Converts wheel events to page turns. All chapters share this detector, because a wheel gesture may start in a
   * chapter and continue in the next chapter.
   */
  readonly wheel: WheelStepDetector
  /** Whether the card with the previous or next book covers the text. */
  readonly isOnCard: () => boolean
  readonly hooks: readonly ChapterRenderHook[]
  /**
   * Called after a horizontal swipe in the scrolled layout. `direction` is 1 for a swipe towards the end of the book,
   * and -1 towards the start.
   */
  readonly onSwipeAcross: (direction: 1 | -1) => void
  readonly onInternalLink: (link: InternalLink, view: ChapterView, chapter: SpineItem) => void
  /**
   * Called when the user clicks a link to a file of the book that is not in the reading order, for example an image.
   * Exception: if the link leads to an element of an XHTML file (`notes.xhtml#note1`), `onInternalLink` is called.
   */
  readonly onFileLink: (link: EpubResourceLink) => void
  /**
   * Called when the user clicks an external link. The receiver must request a confirmation before it opens the link.
   * @param element clicked element
   */
  readonly onExternalLink: (link: ExternalLink, element: Element) => void
  readonly onImage: (image: ZoomableImage) => void
}

/**
 * Time in milliseconds. After a mouse click, or after a tap on a full-page image, the reader waits for this time before
 * it executes the command. If a second click or tap follows within this time, the reader does not execute the command,
 * because a double click selects a word or enlarges the image.
 */
const DOUBLE_CLICK_MS = 220
/**
 * Fraction of the screen. An image that covers at least this fraction is a full-page image. In the tap zone of the
 * toolbars, a tap on a full-page image toggles the toolbars, and a tap on a smaller image enlarges the image. A double
 * tap enlarges an image of any size.
 */
const WHOLE_PAGE_FRACTION = 0.45

/**
 * Handles keys, taps, wheel and link clicks inside a chapter. Each chapter needs its own listeners, because events
 * inside an iframe do not reach the window.
 * @param host  element that contains the viewer; the tap zones divide this element
 * @param getInputOptions  returns the current options
 * @returns function that removes the listeners
 */
export function attachChapterInputListeners(
  view: ChapterView,
  chapter: SpineItem,
  host: HTMLElement,
  getInputOptions: () => ChapterInputOptions,
): () => void {
  const { document } = view
  const abortController = new AbortController()
  const { signal } = abortController
  const observers = getInputOptions().hooks.flatMap(hook => hook({ view, chapter }) ?? [])
  const stopTaps = listenToTaps(view, host, observers, getInputOptions)
  const stopWheel = listenToWheel(view, signal, getInputOptions)
  const openImage = (event: Event) => {
    if (findClosestLink(event.target)) return
    const element = (event.target as Partial<Element> | null)?.closest?.(`[${REACHABLE_IMAGE_ATTRIBUTE}]`)
    const image = element ? findZoomableImage(element, host.getBoundingClientRect()) : undefined
    if (!image) return
    event.preventDefault()
    getInputOptions().onImage(image)
  }
  const onClick = (event: MouseEvent) => {
    // A click with `detail` 0 comes from assistive technology, such as a screen reader, and not from a pointer.
    if (event.type === 'click' && event.detail === 0) openImage(event)
    const clickedLink = findClosestLink(event.target)
    if (!clickedLink) return
    event.preventDefault()
    event.stopPropagation()
    if (clickedLink.link.hasAttribute(TABLE_OF_CONTENTS_LINK_ATTRIBUTE))
      return getInputOptions().controls.perform('contents')
    const target = resolveClickedLink(clickedLink, chapter, getInputOptions().publication, view)
    if (!target) return
    for (const observer of observers) observer.onLink?.()
    if ('outside' in target) getInputOptions().onExternalLink(target, clickedLink.link)
    else if ('path' in target) getInputOptions().onFileLink(target)
    else getInputOptions().onInternalLink(target, view, chapter)
  }
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener('auxclick', onClick, { capture: true, signal })
  document.addEventListener('submit', event => event.preventDefault(), { capture: true, signal })
  const onKey = (event: KeyboardEvent) => {
    const isPress = (event.key === 'Enter' || event.key === ' ') && !(event.altKey || event.ctrlKey || event.metaKey)
    if (isPress) openImage(event)
    // If `openImage` has opened an image, the event is marked as handled. The reader ignores handled events.
    if (!doesArrowKeyScrollFocusedElement(event)) getInputOptions().controls.onKey(event)
  }
  document.addEventListener('keydown', onKey, { signal })
  for (const type of ['mousedown', 'mouseup', 'auxclick'] as const)
    document.addEventListener(type, event => getInputOptions().controls.onMouse(event), { signal })
  return () => {
    for (const observer of observers) observer.stop()
    stopTaps()
    stopWheel()
    abortController.abort()
  }
}

function listenToTaps(
  view: ChapterView,
  host: HTMLElement,
  observers: readonly RenderedChapterCallbacks[],
  getInputOptions: () => ChapterInputOptions,
): () => void {
  const { document } = view
  let tapTimer: ReturnType<typeof setTimeout> | undefined
  let pressedOnSelection = false
  const onPointerDown = () => {
    pressedOnSelection = document.getSelection()?.isCollapsed === false
  }
  const onGesture = (gesture: PointerGesture, kind: string) => {
    clearTimeout(tapTimer)
    const { x, y } = view.origin
    const point = { x: gesture.to.x - x, y: gesture.to.y - y }
    const target = document.elementFromPoint(point.x, point.y)
    if (isTapGesture(gesture) && target && observers.some(observer => observer.onTap?.(target, point))) return
    if (pressedOnSelection) return
    const { controls, onSwipeAcross, direction } = getInputOptions()
    const swipe = view.isPaginated || kind === 'mouse' ? undefined : getSwipeDirection(gesture)
    if (swipe === 'left' || swipe === 'right')
      return onSwipeAcross((swipe === 'left') === (direction === 'ltr') ? 1 : -1)
    const mode = readingModeOf(view, getInputOptions())
    const command = commandOfChapterGesture(gesture, kind, mode, host, getInputOptions())
    const tapMode = isTapGesture(gesture) ? mode : undefined
    const image =
      command === 'toggleToolbars' && target ? findZoomableImage(target, host.getBoundingClientRect()) : undefined
    if (image && image.screenFraction < WHOLE_PAGE_FRACTION) getInputOptions().onImage(image)
    else if (command)
      tapTimer = setTimeout(() => controls.perform(command, tapMode), kind === 'mouse' || image ? DOUBLE_CLICK_MS : 0)
  }
  const onDoubleClick = ({ target }: Event) => {
    clearTimeout(tapTimer)
    const image = findZoomableImage(target as Element, host.getBoundingClientRect())
    if (!image) return
    document.getSelection()?.removeAllRanges()
    getInputOptions().onImage(image)
  }
  document.addEventListener('pointerdown', onPointerDown, { capture: true })
  document.addEventListener('dblclick', onDoubleClick)
  const stop = watchPointerGestures(document, onGesture, () => view.origin)
  return () => {
    clearTimeout(tapTimer)
    stop()
    document.removeEventListener('pointerdown', onPointerDown, { capture: true })
    document.removeEventListener('dblclick', onDoubleClick)
  }
}

/** Turns pages when the user turns the mouse wheel. Does nothing in the scrolled layout or while text is selected. */
function listenToWheel(
  { document, isPaginated }: ChapterView,
  signal: AbortSignal,
  getInputOptions: () => ChapterInputOptions,
) {
  // In an iframe, `timeStamp` of an event counts from the creation of the iframe. The wheel detector is shared by
  // several iframes, so `timeOrigin` is added to each time.
  const timeOriginMs = document.defaultView?.performance.timeOrigin ?? 0
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.deltaY === 0 || !isPaginated) return
    if (document.getSelection()?.isCollapsed === false) return
    const { wheel, isOnCard, controls } = getInputOptions()
    const delta = event.deltaMode === 0 ? event.deltaY : event.deltaY * 40
    const step = wheel.handleWheel(delta, timeOriginMs + event.timeStamp, isOnCard() ? 'card' : 'pages')
    if (step) controls.perform(step === 1 ? 'next' : 'previous')
  }
  document.addEventListener('wheel', onWheel, { passive: true, signal })
  return () => document.removeEventListener('wheel', onWheel)
}

const readingModeOf = ({ isPaginated }: ChapterView, { direction }: ChapterInputOptions): ReadingMode =>
  !isPaginated ? 'WEBTOON' : direction === 'rtl' ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT'

/** Returns the command for a tap or swipe. With the navigation setting `buttons`, taps do not turn pages. */
function commandOfChapterGesture(
  gesture: PointerGesture,
  kind: string,
  mode: ReadingMode,
  host: HTMLElement,
  { navigation, controls }: ChapterInputOptions,
): ReaderCommand | undefined {
  return findCommandOfGesture(gesture, {
    pageBounds: host.getBoundingClientRect(),
    mode,
    zones: controls.zones(),
    taps: navigation !== 'buttons',
    swipes: kind !== 'mouse',
  })
}
