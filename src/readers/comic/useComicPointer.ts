import { useEffect } from 'react'
import { commandOfGesture, isTap } from '../input/gestureRecognizer'
import type { Command } from '../input/keys/shortcuts'
import type { Point, ReadingMode } from '../input/tapZones'
import { useTapZones } from '../input/useTapZones'
import { watchGestures } from '../input/watchGestures'
import { WheelSteps } from '../input/wheel'
import { type Reader, readerPhaseOf } from '../session/useReader'
import { useSetting } from '../settings/effectiveSettings'
import type { FrameControls } from '../ui/useReaderFrame'
import type { CommandRegistry } from './commandRegistry'

/**
 * Time within which a second tap counts as double tap, in milliseconds. A first touch waits this long before it toggles
 * the toolbars.
 */
const doubleTap = 240

/** Handles touch, mouse and wheel input on the pages. */
export function useComicPointer(
  element: HTMLElement | null,
  mode: ReadingMode,
  reader: Reader,
  registry: CommandRegistry,
  perform: FrameControls['perform'],
): void {
  const [swiping] = useSetting('reader.swipe')
  const zones = useTapZones()
  useEffect(() => {
    if (!element) return
    const steps = new WheelSteps()
    const turn = (deed: Command) => registry.intercept(deed) || perform(deed, mode)
    const callBars = barsOrZoom(perform, registry)
    const reading = () => readerPhaseOf(reader.actor.getSnapshot()) === 'reading'
    const stop = watchGestures(element, (pointing, kind) => {
      const swipes = swiping && kind !== 'mouse'
      const room = element.getBoundingClientRect()
      // On the end card of a strip there is nothing to scroll, so taps turn.
      const way = mode === 'WEBTOON' && !reading() ? 'VERTICAL' : mode
      const deed = commandOfGesture(pointing, { room, mode: way, zones, taps: true, swipes })
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
  }, [element, mode, reader, registry, perform, swiping, zones])
}

/** Returns a tap handler: a single tap toggles the toolbars, a double tap zooms. */
function barsOrZoom(perform: FrameControls['perform'], registry: CommandRegistry) {
  let first: { at: number; timer?: ReturnType<typeof setTimeout> } | undefined
  return (point: Point, waits: boolean) => {
    const now = performance.now()
    if (first && now - first.at < doubleTap) {
      clearTimeout(first.timer)
      if (!waits) perform('bars')
      first = undefined
      registry.tapped = point
      registry.perform('zoomHere')
      return
    }
    if (!waits) perform('bars')
    first = { at: now, ...(waits && { timer: setTimeout(() => perform('bars'), doubleTap) }) }
  }
}

/** Returns whether the element under the wheel can still scroll in this direction. */
function canScroll(event: WheelEvent): boolean {
  const scroller = (event.target as Element).closest('[data-spread], [data-webtoon]')
  if (!scroller) return false
  const left =
    event.deltaY > 0 ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : scroller.scrollTop
  return left > 2
}
