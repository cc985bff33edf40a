import { useEffect } from 'react'
import type { ReaderCommand } from '../input/keys/readerShortcuts'
import { findCommandOfGesture, isTapGesture } from '../input/pointerGestureCommands'
import type { Point, ReadingMode } from '../input/tapZones'
import { useTapZoneResolver } from '../input/useTapZoneResolver'
import { watchPointerGestures } from '../input/watchPointerGestures'
import { WheelStepDetector } from '../input/wheelStepDetector'
import { getReaderPhase, type ReaderController } from '../session/useReaderController'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import type { ReaderShellControls } from '../ui/useReaderShellState'
import type { ComicCommandRegistry } from './comicCommandRegistry'

/**
 * Maximum time between the two taps of a double tap, in milliseconds. On a touch screen, a single tap toggles the
 * toolbars after this time.
 */
const DOUBLE_TAP_MS = 240

/** Handles pointer, touch and wheel input on the pages. */
export function useComicPointerInput(
  element: HTMLElement | null,
  mode: ReadingMode,
  reader: ReaderController,
  registry: ComicCommandRegistry,
  perform: ReaderShellControls['perform'],
): void {
  const [isSwipingEnabled] = useReaderSetting('reader.swipe')
  const zones = useTapZoneResolver()
  useEffect(() => {
    if (!element) return
    const steps = new WheelStepDetector()
    const turn = (command: ReaderCommand) => registry.intercept(command) || perform(command, mode)
    const handleTap = createTapHandler(perform, registry)
    const isReading = () => getReaderPhase(reader.actor.getSnapshot()) === 'reading'
    const stop = watchPointerGestures(element, (gesture, kind) => {
      const allowsSwipe = isSwipingEnabled && kind !== 'mouse'
      const pageBounds = element.getBoundingClientRect()
      // The end card of a webtoon cannot scroll. On this card, a tap at the top or bottom therefore turns the page, as
      // in vertical mode.
      const tapMode = mode === 'WEBTOON' && !isReading() ? 'VERTICAL' : mode
      const command = findCommandOfGesture(gesture, {
        pageBounds,
        mode: tapMode,
        zones,
        taps: true,
        swipes: allowsSwipe,
      })
      if (command === 'toggleToolbars') handleTap(gesture.to, kind !== 'mouse')
      else if (command) isTapGesture(gesture) ? turn(command) : perform(command)
    })
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY === 0) return
      const wheelTarget = !isReading() ? 'card' : canScroll(event) ? 'scrolling' : 'pages'
      const step = steps.handleWheel(
        event.deltaMode === 0 ? event.deltaY : event.deltaY * 40,
        event.timeStamp,
        wheelTarget,
      )
      if (step) perform(step === 1 ? 'next' : 'previous')
    }
    element.addEventListener('wheel', onWheel, { passive: true })
    return () => {
      stop()
      element.removeEventListener('wheel', onWheel)
    }
  }, [element, mode, reader, registry, perform, isSwipingEnabled, zones])
}

/** Returns a function that handles taps. A single tap toggles the toolbars. A double tap zooms. */
function createTapHandler(perform: ReaderShellControls['perform'], registry: ComicCommandRegistry) {
  let first: { at: number; timer?: ReturnType<typeof setTimeout> } | undefined
  return (point: Point, isDeferred: boolean) => {
    const now = performance.now()
    if (first && now - first.at < DOUBLE_TAP_MS) {
      clearTimeout(first.timer)
      if (!isDeferred) perform('toggleToolbars')
      first = undefined
      registry.lastDoubleTap = point
      registry.perform('zoomHere')
      return
    }
    if (!isDeferred) perform('toggleToolbars')
    first = { at: now, ...(isDeferred && { timer: setTimeout(() => perform('toggleToolbars'), DOUBLE_TAP_MS) }) }
  }
}

/** Returns whether the scroll container under the pointer can scroll further up or down in the wheel direction. */
function canScroll(event: WheelEvent): boolean {
  const scroller = (event.target as Element).closest('[data-spread], [data-webtoon]')
  if (!scroller) return false
  const remainingPx =
    event.deltaY > 0 ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : scroller.scrollTop
  return remainingPx > 2
}
