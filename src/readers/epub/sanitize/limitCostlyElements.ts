import { ChapterTooLargeError, chapterLimits } from './chapterLimits'

/**
 * Limits elements of a chapter that take much time to lay out: formulas, elements with a text direction, and rows,
 * cells and columns of tables.
 * @throws ChapterTooLargeError for tables and formulas that take too long to lay out
 */
export function limitCostlyElements(page: Document): void {
  limitTables(page)
  limitFormulas(page)
  limitDirections(page)
}

/**
 * Limits the tables of a chapter: the numbers of rows and cells, the number of columns, and the number of grid places
 * that cells with `colspan` or `rowspan` cover. Also limits the number of elements that become parts of tables through
 * their `style` attribute.
 */
function limitTables(page: Document): void {
  if (page.querySelectorAll('tr, td, th').length > chapterLimits.maxTableParts)
    throw new ChapterTooLargeError('elements')
  for (const row of page.getElementsByTagName('tr'))
    if (row.childElementCount > chapterLimits.maxRowCells) throw new ChapterTooLargeError('elements')
  // A `style` attribute can turn an element into a table cell. Browsers put all table cells that are not inside a table
  // into a single row, which is slow.
  const styledParts = page.querySelectorAll('[style*="table" i]')
  for (const part of [...styledParts].slice(chapterLimits.maxStyledTableParts)) part.removeAttribute('style')
  let columns = 0
  for (const column of page.querySelectorAll('col, colgroup')) {
    columns += Number(column.getAttribute('span')) || 1
    if (columns > chapterLimits.maxTableColumns) column.remove()
  }
  let slots = 0
  for (const cell of page.querySelectorAll(':is(td, th):is([colspan], [rowspan])')) {
    slots += spanOf(cell, 'colspan') * spanOf(cell, 'rowspan')
    if (slots <= chapterLimits.maxSpannedSlots) continue
    cell.removeAttribute('colspan')
    cell.removeAttribute('rowspan')
  }
}

const spanOf = (cell: Element, name: string): number =>
  Number(cell.getAttribute(name) ?? 1) || chapterLimits.maxCellSpan

/**
 * Checks the limits for formulas. If there are too many stretchy operators, turns off the stretching of the operators
 * above the limit. Browsers measure each stretchy operator in several sizes.
 * @throws ChapterTooLargeError when a limit is exceeded, except the limit for stretchy operators
 */
function limitFormulas(page: Document): void {
  const { maxFormulas, maxMathElements, maxMathScripts, maxStretchyOperators, maxTokenChars } = chapterLimits
  if (
    page.getElementsByTagName('math').length > maxFormulas ||
    page.querySelectorAll('math *').length > maxMathElements
  )
    throw new ChapterTooLargeError('elements')
  for (const scripts of page.querySelectorAll('mmultiscripts'))
    if (scripts.childElementCount > maxMathScripts) throw new ChapterTooLargeError('elements')
  for (const token of page.querySelectorAll('math :is(mi, mn, mo, ms, mtext)'))
    if ((token.textContent?.length ?? 0) > maxTokenChars) throw new ChapterTooLargeError('text')
  for (const operator of [...page.getElementsByTagName('mo')].slice(maxStretchyOperators))
    operator.setAttribute('stretchy', 'false')
}

/**
 * Limits the number of elements that set a text direction. An element has an automatic direction if it has
 * `dir="auto"`, or if it is a `bdi` element without `dir`. Such an element gets `dir="ltr"` if it is not among the
 * first `maxAutoDirections`, or if it contains more than `maxAutoDirectionElements` elements. All inline elements with
 * `dir` after the first `maxInlineDirections` lose this attribute.
 */
function limitDirections(page: Document): void {
  const { maxAutoDirectionElements, maxAutoDirections, maxInlineDirections } = chapterLimits
  let count = 0
  for (const element of page.querySelectorAll('[dir="auto" i], bdi:not([dir])')) {
    count += 1
    // Elements with `dir="auto"` are slow. After each change inside such an element, browsers search its whole text for
    // the direction.
    if (count > maxAutoDirections || element.getElementsByTagName('*').length > maxAutoDirectionElements)
      element.setAttribute('dir', 'ltr')
  }
  const inline = page.querySelectorAll(
    ':is(a, abbr, b, bdi, bdo, cite, code, em, font, i, q, s, small, span, strong, sub, sup, u)[dir]',
  )
  for (const element of [...inline].slice(maxInlineDirections)) element.removeAttribute('dir')
}
