import type { CSSProperties } from 'react'

/**
 * Returns attributes for an element that contains table cells. The attributes allow line breaks in the texts of the
 * cells.
 * @param maxLines maximum number of lines of a text
 */
export const wrapText = (maxLines: number) => ({
  'data-wraps': true,
  style: { '--max-text-lines': maxLines } as CSSProperties,
})
