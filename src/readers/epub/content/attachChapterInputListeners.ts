import { isTapGesture, type PointerGesture } from '../../input/pointerGestureCommands'
import { watchPointerGestures } from '../../input/watchPointerGestures'
import type { ExternalLink } from '../../links/externalLink'
import type { EpubPublication, SpineItem } from '../epubPublication'
import { findZoomableImage, REACHABLE_IMAGE_ATTRIBUTE, type ZoomableImage } from '../images/zoomableImage'
import type { ChapterView } from '../layout/chapterView'
import { type EpubResourceLink, findClosestLink, type InternalLink, resolveClickedLink } from './chapterLinks'
import type { ChapterRenderHook, RenderedChapterCallbacks } from './chapterRenderHook'
import { doesArrowKeyScrollFocusedElement } from './doesArrowKeyScrollFocusedElement'
import {
  findCommandOfPageGesture,
  getEpubReadingMode,
  handleSwipeAcross,
  type PageInputOptions,
  turnPagesByWheel,
} from './input/pageInput'
import { TABLE_OF_CONTENTS_LINK_ATTRIBUTE } from './placeholderChapterPages'

/** Options and callbacks for the input listeners of a chapter. The listeners read the current options at each event. */
export interface ChapterInputOptions extends PageInputOptions {
  readonly bookId: string
  readonly publication: EpubPublication
  readonly hooks: readonly ChapterRenderHook[]
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
 * An image that covers at least this fraction of the screen is a full-page image. Images on fixed-layout pages, and an
 * image that is the only content of its chapter, are full-page images too, regardless of their size. In the tap zone of
 * the toolbars, a tap on a full-page image shows or hides the toolbars. A tap on any other image in this zone enlarges
 * the image. A double tap enlarges both kinds of images.
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
  const timeOriginMs = document.defaultView?.performance.timeOrigin ?? 0
  const hasSelection = () => document.getSelection()?.isCollapsed === false
  if (view.isPaginated) turnPagesByWheel(document, timeOriginMs, signal, getInputOptions, hasSelection)
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
    if (!view.isPaginated && handleSwipeAcross(gesture, kind, getInputOptions())) return
    const { controls, direction } = getInputOptions()
    const mode = getEpubReadingMode(view.isPaginated, direction)
    const command = findCommandOfPageGesture(gesture, kind, mode, host, getInputOptions())
    const tapMode = isTapGesture(gesture) ? mode : undefined
    const image =
      command === 'toggleToolbars' && target ? findZoomableImage(target, host.getBoundingClientRect()) : undefined
    const isWholePage = view.isPicture || (image && image.screenFraction >= WHOLE_PAGE_FRACTION)
    if (image && !isWholePage) getInputOptions().onImage(image)
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
