import { useEffect } from 'react'
import { watchPointing } from '../pointing'
import { useSetting } from '../settingsInForce'
import type { Deed } from '../shortcuts'
import { isTap, type Point, type ReadingMode, swipe, swipeTurn, zoneAt } from '../tapZones'
import type { FrameControls } from '../useFrame'
import { placeOf, type Reader } from '../useReader'
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
  useEffect(() => {
    if (!element) return
    const steps = new WheelSteps()
    const turn = (deed: Deed) => desk.detour(deed) || perform(deed)
    const callBars = barsOrZoom(perform, desk)
    const reading = () => placeOf(reader.actor.getSnapshot()) === 'reading'
    const stop = watchPointing(element, (pointing, kind) => {
      if (isTap(pointing)) {
        const zone = zoneAt(pointing.to, element.getBoundingClientRect(), mode)
        if (zone === 'menu') callBars(pointing.to, kind !== 'mouse')
        else turn(mode === 'WEBTOON' && reading() ? webtoonDeed[zone] : zone)
      } else if (swiping && kind !== 'mouse') {
        const zone = swipeTurn(swipe(pointing), mode)
        if (zone && zone !== 'menu') perform(zone)
      }
    })
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0 || canScroll(event)) return
      const step = steps.moved(event.deltaMode === 0 ? event.deltaY : event.deltaY * 40, event.timeStamp)
      if (step) perform(step === 1 ? 'next' : 'previous')
    }
    element.addEventListener('wheel', onWheel, { passive: true })
    return () => {
      stop()
      element.removeEventListener('wheel', onWheel)
    }
  }, [element, mode, reader, desk, perform, swiping])
}

const webtoonDeed = { next: 'scrollOn', previous: 'scrollBack' } as const

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
