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

/** What pointers, keys and links inside a chapter are for; asked anew each time. */
export interface ChapterControls {
  readonly bookId: string
  readonly publication: Publication
  readonly direction: 'ltr' | 'rtl'
  readonly navigation: PreferenceValue<'epub.navigation'>
  readonly controls: FrameControls
  /** Of all chapters together: a stroke that turned into the next one goes on there. */
  readonly wheel: WheelSteps
  /** Whether a card at an end of the book lies over the text; the wheel reaches through it. */
  readonly isOnCard: () => boolean
  readonly hooks: readonly ChapterRenderHook[]
  /** A link of the book was clicked. */
  readonly onInnerLink: (link: InnerLink, view: ChapterView, chapter: SpineItem) => void
  /** A link was clicked that leads to no text. */
  readonly onFileLink: (link: FileLink) => void
  /** A picture was tapped that wants to be seen larger. */
  readonly onPicture: (picture: BookImage) => void
}

/** A tap waits so long for the second press of a double click, which chooses a word instead. */
const doubleClick = 220
/** A picture that fills so much of the screen is the page itself: a tap on it calls the bars, two taps enlarge it. */
const wholePage = 0.45

/**
 * Listens to what happens inside the frame of a chapter: keys, taps, wheel and links do not reach the window.
 * @param host  the room in which zones are counted
 * @returns stops listening
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

/** The wheel turns pages, unless it scrolls a strip or somebody is choosing text. */
function listenToWheel({ document, isPaginated }: ChapterView, signal: AbortSignal, ask: () => ChapterControls) {
  // Each frame counts its time from when it began.
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

/** A tap turns at the edges, unless buttons alone do that; a finger's swipe turns too. */
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
