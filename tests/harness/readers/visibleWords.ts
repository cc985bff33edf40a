import type { Page } from 'playwright'

/** Words of the visible chapter. `chapter` is the index of the chapter, and `total` is its number of words. */
export interface VisibleWords {
  readonly chapter: number
  readonly total: number
  /** Indexes of the fully visible words, in reading order. */
  readonly visible: readonly number[]
  readonly cut: readonly number[]
}

/**
 * Returns the indexes of the words on the visible page. `cut` contains the indexes of words that are only partly
 * visible or are not rendered.
 */
export function readVisibleWords(page: Page): Promise<VisibleWords> {
  return page.evaluate(() => {
    const view = document.querySelector<HTMLElement>('[data-chapter][data-shown=true]')
    const iframe = view?.querySelector('iframe')
    const inner = iframe?.contentDocument
    if (!view || !iframe || !inner) throw new Error('no chapter is visible')
    const [bounds, origin] = [view.getBoundingClientRect(), iframe.getBoundingClientRect()]
    const range = inner.createRange()
    const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT)
    const columns = Number.parseInt(getComputedStyle(inner.body).columnCount, 10) || 1
    const { writingMode, direction } = getComputedStyle(inner.body)
    const words: { index: number; line: number; at: number; isVisible: boolean; isCut: boolean }[] = []
    let index = 0
    while (walker.nextNode())
      for (const { 0: word, index: start } of (walker.currentNode.textContent ?? '').matchAll(/\S+/g)) {
        range.setStart(walker.currentNode, start)
        range.setEnd(walker.currentNode, start + word.length)
        // If a word is hyphenated, it has a box on each of its lines. The position of the word is the position of its
        // box on the first line.
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
        const isSeen = walker.currentNode.parentElement?.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        })
        const inside = boxes.map(box => {
          const left = origin.left + box.left - bounds.left
          const top = origin.top + box.top - bounds.top
          const isInside =
            left >= -1 && top >= -1 && left + box.width <= bounds.width + 1 && top + box.height <= bounds.height + 1
          const isOutside =
            left >= bounds.width - 1 || top >= bounds.height - 1 || left + box.width <= 1 || top + box.height <= 1
          return { left, top, right: left + box.width, bottom: top + box.height, isInside, isOutside }
        })
        // In right-to-left text, the punctuation after a left-to-right word is in a separate box. The function uses the
        // widest box of the first line, because this box contains the word itself.
        const first = inside
          .filter(({ top }) => Math.abs(top - (inside[0]?.top ?? 0)) < 2)
          .reduce<(typeof inside)[number] | undefined>(
            (widest, box) => (widest && widest.right - widest.left >= box.right - box.left ? widest : box),
            undefined,
          )
        const isVisible = isSeen === true && first?.isInside === true
        const hit =
          isVisible && boxes[0] && inner.elementFromPoint(boxes[0].left + 1, boxes[0].top + boxes[0].height / 2)
        const isPainted = hit ? (walker.currentNode.parentElement?.contains(hit) ?? false) : false
        const columnFromLeft = Math.floor(((first?.left ?? 0) / bounds.width) * columns)
        const column = direction === 'rtl' ? columns - 1 - columnFromLeft : columnFromLeft
        const isRightToLeft = /[\u0590-\u08ff]/.test(word)
        const isVertical = writingMode.startsWith('vertical')
        words.push({
          index: index++,
          line: isVertical
            ? Math.round(writingMode === 'vertical-rl' ? -(first?.right ?? 0) : (first?.left ?? 0))
            : column * 100_000 + Math.round(first?.top ?? 0),
          at: isRightToLeft
            ? -((isVertical ? first?.bottom : first?.right) ?? 0)
            : ((isVertical ? first?.top : first?.left) ?? 0),
          isVisible: isVisible && isPainted,
          isCut: boxes.length === 0 || inside.some(box => !box.isInside && !box.isOutside),
        })
      }
    const LINE_TOLERANCE_PX = 6
    const visible = words
      .filter(({ isVisible }) => isVisible)
      .sort((a, b) => (Math.abs(a.line - b.line) > LINE_TOLERANCE_PX ? a.line - b.line : a.at - b.at))
    return {
      chapter: Number(view.dataset.chapter),
      total: words.length,
      visible: visible.map(({ index }) => index),
      cut: words.filter(({ isCut }) => isCut).map(({ index }) => index),
    }
  })
}
