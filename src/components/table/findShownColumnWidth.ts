/**
 * Returns the width with which the table on the page shows a column, in CSS pixels. The table can show a column narrower
 * or wider than its configured width. Returns undefined if no table on the page shows the column.
 */
export function findShownColumnWidth(columnId: string): number | undefined {
  for (const header of document.querySelectorAll<HTMLElement>('[role="columnheader"][data-column]'))
    if (header.dataset.column === columnId && header.offsetWidth > 0) return header.offsetWidth
  return undefined
}
