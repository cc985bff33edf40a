import { useEffect } from 'react'
import { moveFocusByArrowKey } from '../components/focus/arrowKeyNavigation'
import { type ArrowKey, arrowDirections } from '../components/focus/findNearestControl'
import { isTelevision } from './isTelevision'

/**
 * Lets the arrow keys of a remote control move the focus between the cards, links and buttons of a page. On a
 * television or on a device without a mouse, the first arrow key starts this mode. On other devices, arrow keys scroll
 * the page, so the mode starts only when an arrow key leaves a grid or shelf of cards. The mode ends when the user
 * presses the Tab key or uses a pointer. Keys that a control handles itself are ignored.
 */
export function useArrowKeyNavigation(): void {
  useEffect(() => {
    let isActive = false
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
      if (key === 'Tab') isActive = false
      if (!isArrowKey(key) || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
      if (!isActive && !isRemoteControlLikely() && !document.activeElement?.matches('[data-card-link]:focus-visible'))
        return
      if (!moveFocusByArrowKey(key)) return
      isActive = true
      event.preventDefault()
    }
    const onPointerDown = () => {
      isActive = false
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [])
}

const isArrowKey = (key: string): key is ArrowKey => key in arrowDirections

const isRemoteControlLikely = () =>
  isTelevision(navigator.userAgent) || window.matchMedia('(hover: none) and (not (any-pointer: fine))').matches
