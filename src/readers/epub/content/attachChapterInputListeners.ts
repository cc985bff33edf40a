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
import { findZoomableImage, type ZoomableImage } from '../images/zoomableImage'
import type { ChapterView } from '../layout/chapterView'
import { type EpubResourceLink, findClosestLink, type InternalLink, resolveClickedLink } from './chapterLinks'
import type { ChapterRenderHook, RenderedChapterCallbacks } from './chapterRenderHook'
import { doesArrowKeyScrollFocusedElement } from './doesArrowKeyScrollFocusedElement'
import { TABLE_OF_CONTENTS_LINK_ATTRIBUTE } from './placeholderChapterPages'

/** Options and callbacks for input inside a chapter. The listeners read the current options for each event. */
export interface ChapterInputOptions {
  readonly bookId: string
  readonly publication: EpubPublication
  readonly direction: 'ltr' | 'rtl'
  readonly navigation: PreferenceValue<'epub.navigation'>
  readonly controls: ReaderShellControls
  /**
   * Wheel step detector that all chapters share. A wheel gesture may start in a chapter and continue in the next
   * chapter.
   */
  readonly wheel: WheelStepDetector
  /** Whether the card at the start or end of the book is shown over the text. */
  readonly isOnCard: () => boolean
  readonly hooks: readonly ChapterRenderHook[]
  /** Called after a horizontal swipe in the scrolled layout. `direction` is 1 towards the end of the book. */
  readonly onSwipeAcross: (direction: 1 | -1) => void
  readonly onInternalLink: (link: InternalLink, view: ChapterView, chapter: SpineItem) => void
  /** Called when the user clicks a link to a book file that is not a chapter. */
  readonly onFileLink: (link: EpubResourceLink) => void
  /** Called when the user clicks an external link. The user must confirm the link before it opens. */
  readonly onExternalLink: (link: ExternalLink) => void
  readonly onImage: (image: ZoomableImage) => void
}

/**
 * Delay in milliseconds before a mouse click counts as a tap. A second click within this time is a double click, which
 * selects a word.
 */
const DOUBLE_CLICK_MS = 220
/**
 * Minimum fraction of the screen that a full-page image covers. On a full-page image, a tap toggles the toolbars, and a
 * double tap opens the image.
 */
const WHOLE_PAGE_FRACTION = 0.45

/**
 * Handles keys, taps, wheel and links inside a chapter. Events inside an iframe do not reach the window.
 * @param host  element that is divided into tap zones
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
  const onClick = (event: MouseEvent) => {
    const clickedLink = findClosestLink(event.target)
    if (!clickedLink) return
    event.preventDefault()
    event.stopPropagation()
    if (clickedLink.link.hasAttribute(TABLE_OF_CONTENTS_LINK_ATTRIBUTE))
      return getInputOptions().controls.perform('contents')
    const target = resolveClickedLink(clickedLink, chapter, getInputOptions().publication, view)
    if (!target) return
    if ('outside' in target) getInputOptions().onExternalLink(target)
    else if ('path' in target) getInputOptions().onFileLink(target)
    else getInputOptions().onInternalLink(target, view, chapter)
  }
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener('auxclick', onClick, { capture: true, signal })
  document.addEventListener('submit', event => event.preventDefault(), { capture: true, signal })
  const onKey = (event: KeyboardEvent) => {
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

/** Turns pages with the wheel. Ignores the wheel in the scrolled layout and while text is selected. */
function listenToWheel(
  { document, isPaginated }: ChapterView,
  signal: AbortSignal,
  getInputOptions: () => ChapterInputOptions,
) {
  // `timeStamp` of an event in an iframe counts from the creation of the iframe. The shared wheel detector needs times
  // with a common origin.
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

/** Returns the command of a gesture. Taps at the page edges turn pages if the setting allows this. */
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
