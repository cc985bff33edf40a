import type { PreferenceValue } from '../../preferences/preferences'
import { watchPointing } from '../pointing'
import type { Deed } from '../shortcuts'
import { isTap, type Pointing, type ReadingMode, swipe, swipeTurn, zoneAt } from '../tapZones'
import type { FrameControls } from '../useFrame'
import { WheelSteps } from '../wheel'
import type { ChapterView } from './epubEngine'
import type { Place } from './places'
import { type Chapter, type Publication, targetOf } from './publication'

/** What pointers, keys and links inside a chapter are for; asked anew each time. */
export interface ChapterControls {
  readonly publication: Publication
  readonly direction: 'ltr' | 'rtl'
  readonly navigation: PreferenceValue<'epub.navigation'>
  readonly controls: FrameControls
  /** A link of the book leads to another place of it. */
  readonly onLink: (place: Place) => void
}

/** A tap waits so long for the second press of a double click, which chooses a word instead. */
const doubleClick = 220

/**
 * Listens to what happens inside the frame of a chapter: keys, taps, wheel and links do not reach the window.
 * @param host  the room in which zones are counted
 * @returns stops listening
 */
export function listenToChapter(
  view: ChapterView,
  chapter: Chapter,
  host: HTMLElement,
  ask: () => ChapterControls,
): () => void {
  const { document } = view
  const steps = new WheelSteps()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const perform = (deed: Deed) => ask().controls.perform(deed)

  const onPointing = (pointing: Pointing, kind: string) => {
    clearTimeout(waiting)
    const deed = deedOfPointing(pointing, kind, view, host, ask())
    if (deed) waiting = setTimeout(() => perform(deed), kind === 'mouse' ? doubleClick : 0)
  }
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.deltaY === 0) return
    if (!view.isPaginated && !(event.deltaY > 0 ? view.isAtEnd : view.isAtStart)) return
    const step = steps.moved(event.deltaMode === 0 ? event.deltaY : event.deltaY * 40, event.timeStamp)
    if (step) perform(step === 1 ? 'next' : 'previous')
  }
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href') ?? link?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')
    if (!href) return
    event.preventDefault()
    event.stopPropagation()
    follow(href, chapter, ask())
  }
  const stop = watchPointing(document, onPointing, () => view.origin)
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('click', onClick, { capture: true, signal })
  document.addEventListener('auxclick', onClick, { capture: true, signal })
  document.addEventListener('keydown', event => ask().controls.onKey(event), { signal })
  document.addEventListener('dblclick', () => clearTimeout(waiting), { signal })
  document.addEventListener('wheel', onWheel, { passive: true, signal })
  return () => {
    clearTimeout(waiting)
    stop()
    ended.abort()
  }
}

/** A tap turns at the edges, unless buttons alone do that; a finger's swipe turns too. */
function deedOfPointing(
  pointing: Pointing,
  kind: string,
  view: ChapterView,
  host: HTMLElement,
  { direction, navigation }: ChapterControls,
): Deed | undefined {
  const mode: ReadingMode = !view.isPaginated ? 'WEBTOON' : direction === 'rtl' ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT'
  if (!isTap(pointing)) {
    const turn = kind === 'mouse' ? undefined : swipeTurn(swipe(pointing), mode)
    return turn === 'menu' ? undefined : turn
  }
  const box = host.getBoundingClientRect()
  const zone = zoneAt({ x: pointing.to.x - box.left, y: pointing.to.y - box.top }, box, mode)
  if (zone === 'menu' || navigation === 'buttons') return 'bars'
  if (mode === 'WEBTOON') return zone === 'next' ? 'scrollOn' : 'scrollBack'
  return zone
}

/** Places of the book are gone to; addresses outside open in a window that knows nothing of this one. */
function follow(href: string, chapter: Chapter, { publication, onLink }: ChapterControls): void {
  const target = targetOf(href, chapter.path)
  if (!target) return
  if ('outside' in target) {
    window.open(target.outside, '_blank', 'noopener,noreferrer')
    return
  }
  const index = publication.chapters.findIndex(({ path }) => path === target.path)
  if (index >= 0) onLink({ chapter: index, progression: 0, ...(target.fragment && { fragment: target.fragment }) })
}
