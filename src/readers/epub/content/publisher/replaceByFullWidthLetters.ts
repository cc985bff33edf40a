import { chapterLimits } from '../../sanitize/chapterLimits'
import { TEXT_TRANSFORM_CSS_VARIABLE } from '../../sanitize/css/sanitizeCss'

/** Whether the style of an element requires full-width letters. */
export const hasFullWidthLetters = (style: CSSStyleDeclaration): boolean =>
  style.getPropertyValue(TEXT_TRANSFORM_CSS_VARIABLE).trim() === 'full-width'

/**
 * Replaces ASCII characters by their full-width forms where the style of the book requires it. Only Firefox supports
 * `text-transform: full-width`. Does nothing in chapters with many elements. The length of the text does not change, so
 * text offsets stay valid.
 */
export function replaceByFullWidthLetters(chapter: Document): void {
  const view = chapter.defaultView
  if (!view || chapter.getElementsByTagName('*').length > chapterLimits.largeChapterElements) return
  const texts = chapter.createTreeWalker(chapter.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, nodeValue } = text
    const letters = nodeValue?.replace(/[!-~]/g, toFullWidth)
    if (letters !== nodeValue && parent && hasFullWidthLetters(view.getComputedStyle(parent)))
      text.nodeValue = letters ?? ''
  }
}

/** Difference between the code of a full-width character and the code of its ASCII character. */
const FULL_WIDTH_OFFSET = 0xfee0
const toFullWidth = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + FULL_WIDTH_OFFSET)
