import { contentWidthPx, type PageFrame, WIDE_TABLE_ATTRIBUTE } from '../content/createEpubStyleSheet'

/**
 * Marks the tables of a chapter that are broader than a column even when they are as narrow as they can be: in pages they
 * would lie across their neighbours, in a strip out of sight.
 */
export function fitWideTables(chapter: Document, frame: PageFrame): void {
  const tables = [...chapter.querySelectorAll('table')]
  if (tables.length === 0 || getComputedStyle(chapter.body).writingMode.startsWith('vertical')) return
  const before = tables.map(({ style }) => style.inlineSize)
  for (const table of tables) {
    table.removeAttribute(WIDE_TABLE_ATTRIBUTE)
    table.style.setProperty('inline-size', 'min-content', 'important')
  }
  const least = tables.map(({ offsetWidth }) => offsetWidth)
  const room = contentWidthPx(frame)
  for (const [index, table] of tables.entries()) {
    table.style.inlineSize = before[index] ?? ''
    if ((least[index] ?? 0) > room) table.setAttribute(WIDE_TABLE_ATTRIBUTE, '')
  }
}
