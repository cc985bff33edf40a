import type { Gesture } from './gestureRecognizer'
import type { Point } from './tapZones'

const notForReader = 'button, a, input, select, textarea, label, dialog, summary, [data-own-taps]'

/**
 * Reports each gesture on an element or in a document when its last pointer is up. Ignores other mouse buttons,
 * modifiers, controls, and presses while text is selected.
 * @param at  origin of the target's coordinates in those of the reader
 * @returns function that stops watching
 */
export function watchGestures(
  target: HTMLElement | Document,
  onPointing: (pointing: Gesture, kind: string) => void,
  at: () => Point = () => ({ x: 0, y: 0 }),
): () => void {
  const down = new Map<number, Point>()
  let most = 0
  let begun: { point: Point; time: number } | undefined

  const placed = (event: PointerEvent): Point => {
    const origin = at()
    return { x: event.clientX + origin.x, y: event.clientY + origin.y }
  }
  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if ((event.target as Partial<Element> | null)?.closest?.(notForReader)) return
    // Its release happened outside or was stopped by another listener.
    if (down.has(event.pointerId)) drop(event)
    const point = placed(event)
    if (down.size === 0) begun = { point, time: event.timeStamp }
    down.set(event.pointerId, point)
    most = Math.max(most, down.size)
  }
  const lift = (event: PointerEvent) => {
    if (!down.delete(event.pointerId) || down.size > 0) return
    const pointers = most
    most = 0
    if (!begun || hasSelection(target)) return
    onPointing(
      { from: begun.point, to: placed(event), duration: event.timeStamp - begun.time, pointers },
      event.pointerType,
    )
  }
  const drop = (event: PointerEvent) => {
    down.delete(event.pointerId)
    if (down.size === 0) most = 0
  }
  const listened: [string, (event: PointerEvent) => void][] = [
    ['pointerdown', press],
    ['pointerup', lift],
    ['pointercancel', drop],
  ]
  for (const [type, listener] of listened) target.addEventListener(type, listener as EventListener)
  return () => {
    for (const [type, listener] of listened) target.removeEventListener(type, listener as EventListener)
  }
}

/** Returns whether text is selected in the document of the target. */
function hasSelection(target: HTMLElement | Document): boolean {
  const document = 'defaultView' in target ? target : target.ownerDocument
  const selection = document.getSelection()
  return selection !== null && !selection.isCollapsed
}
