/**
 * Returns the current width of a column in the table on the page, in CSS pixels. The width can differ from the
 * configured width of the column. Returns undefined if no table on the page shows the column.
 */
export function findShownColumnWidth(columnId: string): number | undefined {
  for (const header of document.querySelectorAll<HTMLElement>('[role="columnheader"][data-column]'))
    if (header.dataset.column === columnId && header.offsetWidth > 0) return header.offsetWidth
  return undefined
}
