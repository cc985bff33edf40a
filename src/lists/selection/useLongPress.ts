import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Duration of a long press in milliseconds, and the distance in pixels that a finger may move meanwhile. */
const LONG = 500
const SLIDE = 10

type Press = { target: EventTarget; x: number; y: number; timer: ReturnType<typeof setTimeout>; done: boolean }

/**
 * Detects long presses by touch. Some browsers report them as a context menu, others (on iPhones) not at all: the first
 * of context menu and timeout counts. The click that follows a long press is suppressed.
 * @param onPress  handles the press; returns whether it had an effect
 * @returns event handlers for the container; `onClickCapture` returns whether the click belonged to a long press
 */
export function useLongPress(onPress: (target: EventTarget) => boolean) {
  const press = useRef<Press>(undefined)
  useEffect(() => () => clearTimeout(press.current?.timer), [])
  const begin = (target: EventTarget, x: number, y: number) => {
    const now: Press = { target, x, y, done: false, timer: setTimeout(() => tell(now), LONG) }
    press.current = now
    return now
  }
  const tell = (now: Press) => {
    clearTimeout(now.timer)
    now.done ||= onPress(now.target)
    return now.done
  }
  const forget = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  /** Keeps a handled press for the click that may follow. */
  const lift = () => (press.current?.done ? undefined : forget())
  return {
    onPointerDownCapture: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      forget()
      if (pointerType === 'touch' && isPrimary) begin(target, clientX, clientY)
    },
    onPointerMoveCapture: ({ clientX, clientY }: PointerEvent) => {
      const now = press.current
      if (now && Math.hypot(clientX - now.x, clientY - now.y) > SLIDE) lift()
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
    onContextMenuCapture: (event: MouseEvent) => {
      const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
      if (!isTouch && !press.current) return
      if (tell(press.current ?? begin(event.target, 0, 0))) swallow(event)
    },
    onClickCapture: (event: MouseEvent): boolean => {
      // Keyboard clicks have no click count.
      if (!press.current?.done || event.detail === 0) return false
      forget()
      swallow(event)
      return true
    },
  }
}

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
