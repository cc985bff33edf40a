import type { PreferenceValue } from '../../../../preferences/preferenceStore'
import type { ReaderCommand } from '../../../input/keys/readerShortcuts'
import { findCommandOfGesture, getSwipeDirection, type PointerGesture } from '../../../input/pointerGestureCommands'
import type { ReadingMode } from '../../../input/tapZones'
import type { WheelStepDetector } from '../../../input/wheelStepDetector'
import type { ReaderShellControls } from '../../../ui/useReaderShellState'

/** Options for taps, swipes and the mouse wheel, on a page and beside the page. */
export interface PageInputOptions {
  readonly direction: 'ltr' | 'rtl'
  readonly navigation: PreferenceValue<'epub.navigation'>
  readonly controls: ReaderShellControls
  /**
   * Converts wheel events to page turns. All chapters share this detector, because a wheel gesture may start in a
   * chapter and continue in the next chapter.
   */
  readonly wheel: WheelStepDetector
  /** Whether the card at the start or end of the book covers the text. */
  readonly isOnCard: () => boolean
  /**
   * Called after a horizontal swipe in the scrolled layout. `direction` is 1 for a swipe towards the end of the book,
   * and -1 towards the start.
   */
  readonly onSwipeAcross: (direction: 1 | -1) => void
}

/** Returns the reading mode that determines the tap zones and the directions of swipes. */
export const getEpubReadingMode = (isPaginated: boolean, direction: 'ltr' | 'rtl'): ReadingMode =>
  !isPaginated ? 'WEBTOON' : direction === 'rtl' ? 'RIGHT_TO_LEFT' : 'LEFT_TO_RIGHT'

/**
 * Returns the command for a tap or swipe. With the navigation setting `buttons`, taps do not turn pages.
 * @param kind  pointer type of the gesture, for example `mouse`
 * @param tapArea  element that the tap zones divide
 */
export function findCommandOfPageGesture(
  gesture: PointerGesture,
  kind: string,
  mode: ReadingMode,
  tapArea: HTMLElement,
  { navigation, controls }: PageInputOptions,
): ReaderCommand | undefined {
  return findCommandOfGesture(gesture, {
    pageBounds: tapArea.getBoundingClientRect(),
    mode,
    zones: controls.zones(),
    taps: navigation !== 'buttons',
    swipes: kind !== 'mouse',
  })
}

/**
 * Handles a horizontal swipe in the scrolled layout, in which such a swipe opens another chapter. Ignores gestures of a
 * mouse.
 * @param kind  pointer type of the gesture, for example `mouse`
 * @returns whether the gesture was handled
 */
export function handleSwipeAcross(
  gesture: PointerGesture,
  kind: string,
  { direction, onSwipeAcross }: PageInputOptions,
): boolean {
  const swipe = kind === 'mouse' ? undefined : getSwipeDirection(gesture)
  if (swipe !== 'left' && swipe !== 'right') return false
  onSwipeAcross((swipe === 'left') === (direction === 'ltr') ? 1 : -1)
  return true
}

/**
 * Turns pages when the user turns the mouse wheel over an element or document, until the signal aborts. Does nothing
 * while `isDisabled` returns true, for example because text of the book is selected. Ignores horizontal scrolling, and
 * the wheel with the Ctrl key, which zooms.
 * @param timeOriginMs  time from which `timeStamp` of the events counts. In an iframe, this is the creation of the
 *   iframe.
 */
export function turnPagesByWheel(
  target: HTMLElement | Document,
  timeOriginMs: number,
  signal: AbortSignal,
  getInputOptions: () => PageInputOptions,
  isDisabled: () => boolean,
): void {
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.deltaY === 0) return
    if (isDisabled()) return
    const { wheel, isOnCard, controls } = getInputOptions()
    const delta = event.deltaMode === 0 ? event.deltaY : event.deltaY * 40
    const step = wheel.handleWheel(delta, timeOriginMs + event.timeStamp, isOnCard() ? 'card' : 'pages')
    if (step) controls.perform(step === 1 ? 'next' : 'previous')
  }
  target.addEventListener('wheel', onWheel as EventListener, { passive: true, signal })
}
