import type { PointerGesture } from './pointerGestureCommands'
import type { Point } from './tapZones'

const IGNORED_TARGETS_SELECTOR =
  'button, a[*|href], area[href], input, select, textarea, label, dialog, summary, [data-own-taps]'

/**
 * Calls `onGesture` after each gesture on an element or document, for example after a tap or swipe. A gesture ends when
 * the user releases the last finger or the mouse button. Ignores these gestures:
 * - gestures that start on a link or on a control such as a button
 * - gestures with Alt, Control, Meta or a secondary mouse button
 * - gestures that the browser cancels, for example to scroll
 * - gestures that end while text is selected
 * @param at returns the position of an iframe in the window, in CSS pixels. Needed only if `target` is inside this
 *   iframe.
 * @returns function that stops watching
 */
export function watchPointerGestures(
  target: HTMLElement | Document,
  onGesture: (gesture: PointerGesture, kind: string) => void,
  at: () => Point = () => ({ x: 0, y: 0 }),
): () => void {
  const activePointers = new Map<number, Point>()
  let maxPointers = 0
  let start: { point: Point; time: number } | undefined

  const pointOf = (event: PointerEvent): Point => {
    const origin = at()
    return { x: event.clientX + origin.x, y: event.clientY + origin.y }
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if ((event.target as Partial<Element> | null)?.closest?.(IGNORED_TARGETS_SELECTOR)) return
    // If the map already contains this pointer, the pointer was released outside of the watched element or document.
    // The earlier press is discarded.
    if (activePointers.has(event.pointerId)) onPointerCancel(event)
    const point = pointOf(event)
    if (activePointers.size === 0) start = { point, time: event.timeStamp }
    activePointers.set(event.pointerId, point)
    maxPointers = Math.max(maxPointers, activePointers.size)
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!activePointers.delete(event.pointerId) || activePointers.size > 0) return
    const pointers = maxPointers
    maxPointers = 0
    if (!start || hasSelection(target)) return
    onGesture(
      { from: start.point, to: pointOf(event), duration: event.timeStamp - start.time, pointers },
      event.pointerType,
    )
  }
  const onPointerCancel = (event: PointerEvent) => {
    activePointers.delete(event.pointerId)
    if (activePointers.size === 0) maxPointers = 0
  }
  const listeners: [string, (event: PointerEvent) => void][] = [
    ['pointerdown', onPointerDown],
    ['pointerup', onPointerUp],
    ['pointercancel', onPointerCancel],
  ]
  for (const [type, listener] of listeners) target.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of listeners) target.removeEventListener(type, listener as EventListener)
  }
}

function hasSelection(target: HTMLElement | Document): boolean {
  const document = 'defaultView' in target ? target : target.ownerDocument
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed
}
