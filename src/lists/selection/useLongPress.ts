import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** So long, in milliseconds, is long; so far, in pixels, a finger may slide meanwhile. */
const LONG = 500
const SLIDE = 10

type Press = { target: EventTarget; x: number; y: number; timer: ReturnType<typeof setTimeout>; done: boolean }

/**
 * A long press by touch. Some browsers tell it as a context menu, others (those of iPhones) not at all: whichever of that and the
 * time comes first counts, once. The click of the lifted finger is no click then.
 * @param onPress  gives whether the press meant something
 * @returns handlers for the element around; the one for clicks says whether the click was a part of the press
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
  /** A press that counted is kept for the click that may follow it. */
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
      // Keys click too, without a count.
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
