import {
  getListScrollPosition,
  getScrollOffsetOfListPosition,
  type ListGeometry,
  type ListScrollPosition,
} from './listScrollPosition'

let geometryOfList: (() => ListGeometry | undefined) | undefined

/**
 * Registers the list that scrolls with the window, so that back navigation can restore its position.
 * @param getGeometry returns undefined until the list has been measured
 * @returns function that removes the registration
 */
export function registerScrolledList(getGeometry: () => ListGeometry | undefined): () => void {
  geometryOfList = getGeometry
  return () => {
    if (geometryOfList === getGeometry) geometryOfList = undefined
  }
}

/** Returns the current position in the registered list. Returns undefined without a list and above the list. */
export function readScrolledListPosition(): ListScrollPosition | undefined {
  const geometry = geometryOfList?.()
  return geometry && getListScrollPosition(window.scrollY, geometry)
}

/**
 * Returns the scroll offset of the window in CSS pixels for a position in the registered list. Returns undefined until
 * a list is registered and measured.
 */
export function getScrollOffsetInScrolledList(position: ListScrollPosition): number | undefined {
  const geometry = geometryOfList?.()
  return geometry && getScrollOffsetOfListPosition(position, geometry)
}
