import { useEffect } from 'react'
import { deedOfPointing, isTap } from '../arbiter'
import { watchPointing } from '../pointing'
import { useSetting } from '../settingsInForce'
import type { Deed } from '../shortcuts'
import type { Point, ReadingMode } from '../tapZones'
import type { FrameControls } from '../useFrame'
import { placeOf, type Reader } from '../useReader'
import { useTapZones } from '../useTapZones'
import { WheelSteps } from '../wheel'
import type { Desk } from './desk'

/** A second tap within so many milliseconds enlarges; a finger's first one waits for it before it calls the bars. */
const doubleTap = 240

/** What fingers, mouse and wheel do on the pages. */
export function useComicPointer(
  element: HTMLElement | null,
  mode: ReadingMode,
  reader: Reader,
  desk: Desk,
  perform: FrameControls['perform'],
): void {
  const [swiping] = useSetting('reader.swipe')
  const zones = useTapZones()
  useEffect(() => {
    if (!element) return
    const steps = new WheelSteps()
    const turn = (deed: Deed) => desk.detour(deed) || perform(deed, mode)
    const callBars = barsOrZoom(perform, desk)
    const reading = () => placeOf(reader.actor.getSnapshot()) === 'reading'
    const stop = watchPointing(element, (pointing, kind) => {
      const swipes = swiping && kind !== 'mouse'
      const room = element.getBoundingClientRect()
      // On the card at an end a strip has nothing to scroll.
      const way = mode === 'WEBTOON' && !reading() ? 'VERTICAL' : mode
      const deed = deedOfPointing(pointing, { room, mode: way, zones, taps: true, swipes })
      if (deed === 'bars') callBars(pointing.to, kind !== 'mouse')
      else if (deed) isTap(pointing) ? turn(deed) : perform(deed)
    })
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      const on = !reading() ? 'card' : canScroll(event) ? 'scrolling' : 'pages'
      const step = steps.moved(event.deltaMode === 0 ? event.deltaY : event.deltaY * 40, event.timeStamp, on)
      if (step) perform(step === 1 ? 'next' : 'previous')
    }
    element.addEventListener('wheel', onWheel, { passive: true })
    return () => {
      stop()
      element.removeEventListener('wheel', onWheel)
    }
  }, [element, mode, reader, desk, perform, swiping, zones])
}

/** One tap calls the bars, two enlarge what lies under them. */
function barsOrZoom(perform: FrameControls['perform'], desk: Desk) {
  let first: { at: number; timer?: ReturnType<typeof setTimeout> } | undefined
  return (point: Point, waits: boolean) => {
    const now = performance.now()
    if (first && now - first.at < doubleTap) {
      clearTimeout(first.timer)
      if (!waits) perform('bars')
      first = undefined
      desk.tapped = point
      desk.perform('zoomHere')
      return
    }
    if (!waits) perform('bars')
    first = { at: now, ...(waits && { timer: setTimeout(() => perform('bars'), doubleTap) }) }
  }
}

/** Whether the wheel still scrolls what lies under it. */
function canScroll(event: WheelEvent): boolean {
  const scroller = (event.target as Element).closest('[data-spread], [data-webtoon]')
  if (!scroller) return false
  const left =
    event.deltaY > 0 ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : scroller.scrollTop
  return left > 2
}
