import { expect, type Page } from 'playwright/test'
import { locatePositionStatus, waitForReadableBook } from './readableBooks'

/** Title of an EPUB with three chapters in the sample library. */
export const storyEpubTitle = 'The Lamp That Blinked Twice'

/** Opens the EPUB with the title `storyEpubTitle`. Waits until the reader announces the position. */
export async function openStoryEpub(page: Page, origin: string) {
  const book = await waitForReadableBook(page, storyEpubTitle)
  await page.goto(`${origin}/book/${book.id}/read-epub`)
  await expect(locatePositionStatus(page, /Page \d+ of/)).toBeAttached()
}

/**
 * Selects a text of the visible chapter with a script of the test. The mouse of Playwright cannot drag in a frame in
 * which scripts are blocked.
 */
export const selectTextInChapter = (page: Page, words: string) =>
  page.evaluate(words => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-shown=true] iframe')
    const text = frame?.contentDocument
    const walker = text?.createTreeWalker(text.body, NodeFilter.SHOW_TEXT)
    while (walker?.nextNode()) {
      const at = walker.currentNode.nodeValue?.indexOf(words) ?? -1
      if (at >= 0) text?.getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + words.length)
    }
  }, words)

/** Clicks the middle of a text in the visible chapter with the mouse. */
export async function clickTextInChapter(page: Page, words: string): Promise<void> {
  const point = await page.evaluate(words => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-shown=true] iframe')
    const text = frame?.contentDocument
    const walker = text?.createTreeWalker(text.body, NodeFilter.SHOW_TEXT)
    while (frame && text && walker?.nextNode()) {
      const at = walker.currentNode.nodeValue?.indexOf(words) ?? -1
      if (at < 0) continue
      const range = text.createRange()
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + words.length)
      const [line] = range.getClientRects()
      const { x, y } = frame.getBoundingClientRect()
      return line && { x: x + line.x + line.width / 2, y: y + line.y + line.height / 2 }
    }
    return undefined
  }, words)
  if (!point) throw new Error(`The visible chapter does not contain: ${words}`)
  await page.mouse.click(point.x, point.y)
}

/**
 * Returns the texts in the visible chapter that have a highlight.
 * @param name name of the highlight, such as a color
 */
export const readHighlightedTexts = (page: Page, name: string) =>
  page.evaluate(name => {
    const frame = document.querySelector<HTMLIFrameElement>('[data-shown=true] iframe')
    const window = frame?.contentWindow as (Window & typeof globalThis) | null
    return [...(window?.CSS.highlights.get(`longbox-${name}`) ?? [])].map(range => String(range))
  }, name)
