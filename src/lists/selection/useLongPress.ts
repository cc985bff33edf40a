import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const LONG_PRESS_MS = 500
/** Maximum movement of the finger in CSS pixels. After a longer movement, the touch is no longer a long press. */
const MAX_SLIDE_PX = 10

type LongPress = { target: EventTarget; x: number; y: number; timer: ReturnType<typeof setTimeout>; isHandled: boolean }

/**
 * Detects long presses on a touch screen with a timer, because iPhones send no `contextmenu` event. After a long press,
 * suppresses the click event.
 * @param onPress handles a long press on an element. Returns false if nothing was selected
 * @returns event handlers for the container. `onClickCapture` returns true if it has suppressed the click
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
  /**
   * Forgets the current press if it was not a long press. A long press is remembered until the next click, because this
   * click must be suppressed.
   */
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
      // Clicks by keyboard have the click count 0 and are not suppressed.
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
