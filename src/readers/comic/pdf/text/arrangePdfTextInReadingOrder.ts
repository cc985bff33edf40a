import type { PdfTextItem } from './flattenPdfText'

/** Fields of a pdf.js text item from which the reading order is computed. */
export interface PositionedPdfTextItem extends PdfTextItem {
  readonly dir: string
}

/**
 * Returns the text items of a page with each line in reading order. Does not change the order of the lines. If the PDF
 * stores a line of right-to-left text (for example Arabic or Hebrew) from left to right, reverses the line. Joins
 * vertically arranged Chinese or Japanese characters into a line. Removes items without text. Replaces presentation
 * forms, such as Arabic letters with a fixed shape, by normal characters.
 */
export function arrangePdfTextInReadingOrder<T extends PositionedPdfTextItem>(items: readonly T[]): T[] {
  const arranged: T[] = []
  let line: T[] = []
  const texts = mergeEmptyItems(items)
  for (const [index, item] of texts.entries()) {
    const isInVerticalLine = item.hasEOL && isVerticalPair(item, texts[index + 1])
    const text = { ...item, str: replaceFontForms(item.str), hasEOL: item.hasEOL && !isInVerticalLine }
    line.push(text)
    if (!text.hasEOL && index < texts.length - 1) continue
    arranged.push(...toReadingOrder(line))
    line = []
  }
  return arranged
}

/**
 * Removes items without text. If a removed item has the line end mark `hasEOL`, sets this mark on the previous item.
 */
function mergeEmptyItems<T extends PositionedPdfTextItem>(items: readonly T[]): readonly T[] {
  const texts: T[] = []
  for (const item of items) {
    const last = texts.at(-1)
    if (item.str !== '') texts.push(item)
    else if (last && item.hasEOL) texts[texts.length - 1] = { ...last, hasEOL: true }
  }
  return texts
}

/** Presentation forms of characters: Kangxi radicals, vertical punctuation, and Arabic letters with a fixed shape. */
const FONT_FORMS = /[\u2f00-\u2fd5\ufb50-\ufbb1\ufbd3-\ufd3d\ufe10-\ufe19\ufe30-\ufe44\ufe80-\ufefc]/g

const replaceFontForms = (text: string): string => text.replace(FONT_FORMS, form => form.normalize('NFKC'))

/** Maximum vertical distance between two characters of a vertical line, as a multiple of the font size. */
const MAX_VERTICAL_STEP = 1.6
const MAX_VERTICAL_SHIFT = 0.3

/** Whether two items are single Chinese or Japanese characters that follow each other in a vertical line. */
function isVerticalPair(before: PdfTextItem, after: PdfTextItem | undefined): boolean {
  if (!after || !isSingleCjkCharacter(before.str) || !isSingleCjkCharacter(after.str)) return false
  const [x = 0, y = 0] = before.transform.slice(4)
  const [nextX = 0, nextY = 0] = after.transform.slice(4)
  const size = Math.max(before.height, after.height)
  return Math.abs(x - nextX) < MAX_VERTICAL_SHIFT * size && y > nextY && y - nextY < MAX_VERTICAL_STEP * size
}

const isSingleCjkCharacter = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\ufe10-\ufe19\ufe30-\ufe44ー]$/u.test(text)

/**
 * Returns the items of a line in reading order. Reverses a right-to-left line if the PDF stores its items from left to
 * right. Does not change other lines.
 */
function toReadingOrder<T extends PositionedPdfTextItem>(line: readonly T[]): readonly T[] {
  const rtlItems = line.filter(({ str, dir }) => dir === 'rtl' && str.trim() !== '')
  if (rtlItems.length < 2 || !isRtlLine(line) || !isWrittenFromLeft(rtlItems)) return line
  const reversed = line.toReversed()
  const ordered: T[] = []
  for (let start = 0; start < reversed.length; ) {
    const end = endOfLtrRun(reversed, start)
    ordered.push(...reversed.slice(start, end).toReversed())
    start = end
  }
  const hasEOL = line.some(item => item.hasEOL)
  return ordered.map((item, index) => ({ ...item, hasEOL: hasEOL && index === ordered.length - 1 }))
}

const RTL_LETTERS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu

/** Whether more than half of the letters of a line belong to right-to-left writing systems. */
function isRtlLine(line: readonly PdfTextItem[]): boolean {
  const text = line.map(({ str }) => str).join('')
  const rtlLetters = text.match(RTL_LETTERS)?.length ?? 0
  return rtlLetters > (text.match(/\p{L}/gu)?.length ?? 0) / 2
}

/** Whether the PDF stores a line from left to right: most items are to the right of the item before them. */
function isWrittenFromLeft(items: readonly PdfTextItem[]): boolean {
  const steps = items.slice(1).map((item, index) => (item.transform[4] ?? 0) - (items[index]?.transform[4] ?? 0))
  return steps.filter(step => step > 0).length > steps.length / 2
}

/**
 * Returns the index after a sequence of left-to-right words that begins at `start`. For example, a foreign name in
 * Arabic text is such a sequence. Returns `start + 1` if the item at `start` is not a left-to-right word.
 */
function endOfLtrRun(items: readonly PdfTextItem[], start: number): number {
  let end = start + 1
  if (!isLtrWord(items[start])) return end
  for (let index = start + 1; index < items.length; index++) {
    if (isLtrWord(items[index])) end = index + 1
    else if (items[index]?.str.trim() !== '') break
  }
  return end
}

/** Whether an item contains digits, or letters of a left-to-right writing system. */
const isLtrWord = (item: PdfTextItem | undefined): boolean =>
  item !== undefined && /[\p{L}\p{N}]/u.test(item.str.replace(RTL_LETTERS, ''))
