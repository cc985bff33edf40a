import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const LONG_PRESS_MS = 500
/** Maximum distance that a finger may move during a long press, in CSS pixels. */
const MAX_SLIDE_PX = 10

type LongPress = { target: EventTarget; x: number; y: number; timer: ReturnType<typeof setTimeout>; isHandled: boolean }

/**
 * Detects long presses by touch with a timer, because iPhones send no `contextmenu` event. Suppresses the click that
 * follows a long press.
 * @param onPress handles a long press on an element; returns false if it ignores the press
 * @returns event handlers for the container; `onClickCapture` returns whether it has suppressed the click
 */
export function useLongPress(onPress: (target: EventTarget) => boolean) {
  const currentPress = useRef<LongPress>(undefined)
  useEffect(() => () => clearTimeout(currentPress.current?.timer), [])
  const startPress = (target: EventTarget, x: number, y: number) => {
    const press: LongPress = {
      target,
      x,
      y,
      isHandled: false,
      timer: setTimeout(() => handlePress(press), LONG_PRESS_MS),
    }
    currentPress.current = press
    return press
  }
  const handlePress = (press: LongPress) => {
    clearTimeout(press.timer)
    press.isHandled ||= onPress(press.target)
    return press.isHandled
  }
  const clearPress = () => {
    clearTimeout(currentPress.current?.timer)
    currentPress.current = undefined
  }
  /** Ends a press that was too short. A long press stays stored until the next click, which must be suppressed. */
  const endPress = () => (currentPress.current?.isHandled ? undefined : clearPress())
  return {
    onPointerDownCapture: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      clearPress()
      if (pointerType === 'touch' && isPrimary) startPress(target, clientX, clientY)
    },
    onPointerMoveCapture: ({ clientX, clientY }: PointerEvent) => {
      const press = currentPress.current
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > MAX_SLIDE_PX) endPress()
    },
    onPointerUpCapture: endPress,
    onPointerCancelCapture: endPress,
    onContextMenuCapture: (event: MouseEvent) => {
      const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
      if (!isTouch && !currentPress.current) return
      if (handlePress(currentPress.current ?? startPress(event.target, 0, 0))) cancelEvent(event)
    },
    onClickCapture: (event: MouseEvent): boolean => {
      // Does not suppress clicks by keyboard, which have the click count 0.
      if (!currentPress.current?.isHandled || event.detail === 0) return false
      clearPress()
      cancelEvent(event)
      return true
    },
  }
}

function cancelEvent(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
