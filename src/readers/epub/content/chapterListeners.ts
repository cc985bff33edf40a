import type { PreferenceValue } from '../../../preferences/preferences'
import { commandOfGesture, type Gesture, isTap } from '../../input/gestureRecognizer'
import type { Command } from '../../input/keys/shortcuts'
import type { ReadingMode } from '../../input/tapZones'
import { watchGestures } from '../../input/watchGestures'
import type { WheelSteps } from '../../input/wheel'
import type { FrameControls } from '../../ui/useReaderFrame'
import { type BookImage, imageAt } from '../images/bookImages'
import type { ChapterView } from '../layout/chapterView'
import type { Publication, SpineItem } from '../publication'
import { type FileLink, type InnerLink, linkAt, resolveLink } from './chapterLinks'
import type { ChapterObserver, ChapterRenderHook } from './chapterRenderHook'
import { contentsLink } from './missingChapter'

/** Options and callbacks for input inside a chapter; read again for each event. */
export interface ChapterControls {
  readonly bookId: string
  readonly publication: Publication
  readonly direction: 'ltr' | 'rtl'
  readonly navigation: PreferenceValue<'epub.navigation'>
  readonly controls: FrameControls
  /** Shared by all chapters, because a wheel gesture may continue in the next chapter. */
  readonly wheel: WheelSteps
  /** Whether the card at the start or end of the book covers the text; wheel events still reach the chapter. */
  readonly isOnCard: () => boolean
  readonly hooks: readonly ChapterRenderHook[]
  /** Called when a link inside the book is clicked. */
  readonly onInnerLink: (link: InnerLink, view: ChapterView, chapter: SpineItem) => void
  /** Called when a link to a file that is no chapter is clicked. */
  readonly onFileLink: (link: FileLink) => void
  /** Called when an image shall be opened in the image viewer. */
  readonly onPicture: (picture: BookImage) => void
}

/** A tap is delayed by this time, because a double click selects a word instead. */
const doubleClick = 220
/**
 * An image that covers at least this fraction of the screen counts as the page: a tap shows the toolbars, and only a
 * double tap opens the image viewer.
 */
const wholePage = 0.45

/**
 * Handles keys, taps, wheel and links inside the frame of a chapter, whose events do not reach the window.
 * @param host  element whose box is divided into tap zones
 * @param ask   returns the current options
 * @returns removes the listeners
 */
export function attachChapterListeners(
  view: ChapterView,
  chapter: SpineItem,
  host: HTMLElement,
  ask: () => ChapterControls,
): () => void {
  const { document } = view
  const ended = new AbortController()
  const { signal } = ended
  const watches = ask().hooks.flatMap(hook => hook({ view, chapter }) ?? [])
  const stopTaps = listenToTaps(view, host, watches, ask)
  const stopWheel = listenToWheel(view, signal, ask)
  const onClick = (event: MouseEvent) => {
    const found = linkAt(event.target)
    if (!found) return
    event.preventDefault()
    event.stopPropagation()
    if (found.link.hasAttribute(contentsLink)) return ask().controls.perform('contents')
    const inner = resolveLink(found, chapter, ask().publication, view)
    if (inner && 'path' in inner) ask().onFileLink(inner)
    else if (inner) ask().onInnerLink(inner, view, chapter)
  }
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener('auxclick', onClick, { capture: true, signal })
  document.addEventListener('submit', event => event.preventDefault(), { capture: true, signal })
  document.addEventListener('keydown', event => ask().controls.onKey(event), { signal })
  for (const type of ['mousedown', 'mouseup', 'auxclick'] as const)
    document.addEventListener(type, event => ask().controls.onMouse(event), { signal })
  return () => {
    for (const watch of watches) watch.stop()
    stopTaps()
    stopWheel()
    ended.abort()
  }
}

function listenToTaps(
  view: ChapterView,
  host: HTMLElement,
  watches: readonly ChapterObserver[],
  ask: () => ChapterControls,
): () => void {
  const { document } = view
  let waiting: ReturnType<typeof setTimeout> | undefined
  let pressedOnSelection = false
  const onPress = () => {
    pressedOnSelection = document.getSelection()?.isCollapsed === false
  }
  const onPointing = (pointing: Gesture, kind: string) => {
    clearTimeout(waiting)
    const { x, y } = view.origin
    const point = { x: pointing.to.x - x, y: pointing.to.y - y }
    const target = document.elementFromPoint(point.x, point.y)
    if (isTap(pointing) && target && watches.some(watch => watch.onTap?.(target, point))) return
    if (pressedOnSelection) return
    const { controls } = ask()
    const mode = modeOf(view, ask())
    const deed = askedBy(pointing, kind, mode, host, ask())
    const tapped = isTap(pointing) ? mode : undefined
    const picture = deed === 'bars' && target ? imageAt(target, host.getBoundingClientRect()) : undefined
    if (picture && picture.share < wholePage) ask().onPicture(picture)
    else if (deed)
      waiting = setTimeout(() => controls.perform(deed, tapped), kind === 'mouse' || picture ? doubleClick : 0)
  }
  const onDouble = ({ target }: Event) => {
    clearTimeout(waiting)
    const picture = imageAt(target as Element, host.getBoundingClientRect())
    if (!picture) return
    document.getSelection()?.removeAllRanges()
    ask().onPicture(picture)
  }
  document.addEventListener('pointerdown', onPress, { capture: true })
  document.addEventListener('dblclick', onDouble)
  const stop = watchGestures(document, onPointing, () => view.origin)
  return () => {
    clearTimeout(waiting)
    stop()
    document.removeEventListener('pointerdown', onPress, { capture: true })
    document.removeEventListener('dblclick', onDouble)
  }
}

/** Turns pages with the wheel, except in the scrolled layout and while text is selected. */
function listenToWheel({ document, isPaginated }: ChapterView, signal: AbortSignal, ask: () => ChapterControls) {
  // The timestamps of events are relative to the time origin of their frame.
  const began = document.defaultView?.performance.timeOrigin ?? 0
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.deltaY === 0 || !isPaginated) return
    if (document.getSelection()?.isCollapsed === false) return
    const { wheel, isOnCard, controls } = ask()
    const delta = event.deltaMode === 0 ? event.deltaY : event.deltaY * 40
    const step = wheel.moved(delta, began + event.timeStamp, isOnCard() ? 'card' : 'pages')
    if (step) controls.perform(step === 1 ? 'next' : 'previous')
  }
  document.addEventListener('wheel', onWheel, { passive: true, signal })
  return () => document.removeEventListener('wheel', onWheel)
}

const modeOf = ({ isPaginated }: ChapterView, { direction }: ChapterControls): ReadingMode =>
  !isPaginated ? 'WEBTOON' : direction === 'rtl' ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT'

/**
 * Returns the command of a gesture. Taps at the edges turn pages unless the setting allows only buttons; swipes turn
 * too.
 */
function askedBy(
  pointing: Gesture,
  kind: string,
  mode: ReadingMode,
  host: HTMLElement,
  { navigation, controls }: ChapterControls,
): Command | undefined {
  return commandOfGesture(pointing, {
    room: host.getBoundingClientRect(),
    mode,
    zones: controls.zones(),
    taps: navigation !== 'buttons',
    swipes: kind !== 'mouse',
  })
}
