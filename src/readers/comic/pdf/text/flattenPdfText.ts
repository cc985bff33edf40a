import { PARAGRAPH_SEPARATOR } from '../../../search/paragraphSeparator'

/** Fields of a pdf.js text item that are necessary to join the text of a page. */
export interface PdfTextItem {
  readonly str: string
  /** Transformation matrix in points. The last two numbers are the coordinates of the start of the baseline. */
  readonly transform: readonly number[]
  readonly height: number
  readonly hasEOL: boolean
}

/** Text of a page. The strings of all text items are joined into a single string. */
export interface FlatPdfText {
  readonly text: string
  /** Offset in `text` of the first character of each text item. */
  readonly starts: readonly number[]
}

/**
 * Position in the text of a page. `item` is the index of a text item. `offset` is the number of characters before the
 * position in this item.
 */
export interface PdfTextItemOffset {
  readonly item: number
  readonly offset: number
}

/** Maximum distance between two lines of the same paragraph, as a multiple of the font size. */
const PARAGRAPH_GAP_FACTOR = 2.2
const SOFT_HYPHEN = '\u00ad'

/**
 * Joins the text items of a page to a string. Inserts a separator between two paragraphs, and a space between two lines
 * of the same paragraph. Exception: in Japanese and Chinese, inserts no space between two lines. If a word is
 * hyphenated at the end of a line, replaces the hyphen by a soft hyphen, because searches ignore soft hyphens.
 */
export function flattenPdfText(items: readonly PdfTextItem[]): FlatPdfText {
  const starts: number[] = []
  let text = ''
  let pendingBreak: PdfTextItem | undefined
  for (const item of items) {
    if (pendingBreak && item.str !== '') {
      text = appendLineBreak(text, pendingBreak, item)
      pendingBreak = undefined
    }
    starts.push(text.length)
    text += item.str
    if (item.hasEOL) pendingBreak ??= item
  }
  return { text, starts }
}

function appendLineBreak(text: string, before: PdfTextItem, after: PdfTextItem): string {
  if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(after.str)) return text.slice(0, -1) + SOFT_HYPHEN
  if (text === '' || /\s$/.test(text)) return text
  if (isNewParagraph(before, after)) return text + PARAGRAPH_SEPARATOR
  return CJK_AT_END.test(text) && CJK_AT_START.test(after.str) ? text : `${text} `
}

const CJK_CHARACTER = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uff60ー]'
const CJK_AT_END = new RegExp(`${CJK_CHARACTER}$`, 'u')
const CJK_AT_START = new RegExp(`^${CJK_CHARACTER}`, 'u')

/**
 * Whether the vertical distance between two successive lines is so large that a new paragraph begins. If the second
 * line is higher on the page than the first line, the second line is at the top of the next column. In this case, the
 * second line continues the paragraph.
 */
function isNewParagraph(before: PdfTextItem, after: PdfTextItem): boolean {
  const fontSize = Math.max(before.height, after.height)
  const gap = (before.transform[5] ?? 0) - (after.transform[5] ?? 0)
  return fontSize > 0 && gap > fontSize * PARAGRAPH_GAP_FACTOR
}

/**
 * Converts an offset in the joined text to a position in a text item. The result contains the index of the text item
 * and the offset in its string.
 */
export function findPdfTextItemAtOffset(
  { starts }: FlatPdfText,
  items: readonly PdfTextItem[],
  offset: number,
): PdfTextItemOffset {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { item: low, offset: Math.min(offset - (starts[low] ?? 0), items[low]?.str.length ?? 0) }
}
