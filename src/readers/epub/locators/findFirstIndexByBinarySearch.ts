/**
 * Returns the smallest index for which a condition is true. Uses binary search, so the condition must also be true for
 * all later indexes.
 * @returns `count` if the condition is never true
 */
export function findFirstIndexByBinarySearch(count: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = Math.max(0, count)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
