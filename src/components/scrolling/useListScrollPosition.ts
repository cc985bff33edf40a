import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  getListScrollPosition,
  getScrollOffsetOfListPosition,
  type ListGeometry,
  type ListScrollPosition,
} from './listScrollPosition'
import { onceScrollingEnds } from './scrollActivity'
import { registerScrolledList, type ScrolledList } from './scrolledList'

type RecordedPosition = { position: ListScrollPosition | undefined; scrollY: number; windowWidth: number }

const recordPosition = (geometry: ListGeometry): RecordedPosition => ({
  position: getListScrollPosition(window.scrollY, geometry),
  scrollY: window.scrollY,
  windowWidth: window.innerWidth,
})

/**
 * Creates the functions by which back navigation restores the position in a list.
 * @param getGeometry returns undefined until the list has been measured
 */
export const createScrolledList = (getGeometry: () => ListGeometry | undefined): ScrolledList => ({
  readPosition: () => {
    const geometry = getGeometry()
    return geometry && getListScrollPosition(window.scrollY, geometry)
  },
  getScrollOffset: position => {
    const geometry = getGeometry()
    return geometry && getScrollOffsetOfListPosition(position, geometry)
  },
})

/**
 * Keeps the same items at the top of the window when the columns or the row height of a list change, for example after
 * a rotation of the device. Registers the list for back navigation.
 * @param list geometry of the list, or undefined until the list has been measured
 */
export function useListScrollPosition(list: ListGeometry | undefined): void {
  const geometry = useRef<ListGeometry>(undefined)
  const recorded = useRef<RecordedPosition>(undefined)
  useLayoutEffect(() => registerScrolledList(createScrolledList(() => geometry.current)), [])
  useLayoutEffect(() => {
    const previous = geometry.current
    geometry.current = list
    if (!list) return
    if (!previous || !recorded.current) {
      recorded.current = recordPosition(list)
      return
    }
    const { position, windowWidth } = recorded.current
    if (!position || !needsCorrection(previous, list, windowWidth)) return
    window.scrollTo({ top: getScrollOffsetOfListPosition(position, list) })
    // Stores the earlier list position again, and not the position after the scroll. If the user rotates the device
    // back, the list therefore returns to the earlier position.
    recorded.current = { position, scrollY: window.scrollY, windowWidth: window.innerWidth }
  })
  useEffect(() => {
    let unsubscribe: (() => void) | undefined
    const update = () => {
      if (!geometry.current || !recorded.current) return
      const isMoved = Math.abs(window.scrollY - recorded.current.scrollY) >= 1
      if (isMoved) recorded.current = recordPosition(geometry.current)
      else recorded.current.windowWidth = window.innerWidth
    }
    const onScroll = () => {
      // After a change of the window width, the browser may scroll before the list has its new geometry. This scrolling
      // must not replace the recorded position.
      if (recorded.current?.windowWidth === window.innerWidth) return update()
      unsubscribe ??= onceScrollingEnds(() => {
        unsubscribe = undefined
        update()
      })
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      unsubscribe?.()
    }
  }, [])
}

/**
 * Returns whether the window must scroll after a change of the geometry. If only the content above the list has changed
 * its height, the browser itself scrolls.
 */
const needsCorrection = (before: ListGeometry, after: ListGeometry, recordedWindowWidth: number) =>
  before.columns !== after.columns ||
  before.rowHeight !== after.rowHeight ||
  (before.topPx !== after.topPx && recordedWindowWidth !== window.innerWidth)
