import type { FixedPageSize } from './fixedPageSize'
import { measureContentSize } from './measureContentSize'

/** Part of the width of a window at which a page is measured a second time. */
const NARROW_WINDOW_FRACTION = 0.7

/**
 * Measures a page of a fixed-layout book that declares no size. Lays the page out in a narrower window for that: text whose lines
 * become shorter has no size of its own.
 * @param window  iframe of the page, in the width of the window
 * @returns the size of the page; `flowing` for a chapter of ordinary text; undefined for an empty page and for an image, which
 * fills the window
 */
export function measureUndeclaredPage(window: HTMLIFrameElement): FixedPageSize | 'flowing' | undefined {
  const page = window.contentDocument
  if (!page || page.documentElement.hasAttribute('data-longbox-picture')) return undefined
  const elements = [...page.body.querySelectorAll('*')]
  const texts = [...page.body.children].filter(element => element.textContent?.trim() && isBlock(element))
  const boxes = [page.body, ...texts]
  const widthsOf = () => boxes.map(box => box.getBoundingClientRect().width)
  const { width } = window.style
  const before = widthsOf()
  window.style.width = `${Math.floor(window.clientWidth * NARROW_WINDOW_FRACTION)}px`
  const after = widthsOf()
  window.style.width = width
  const shrinks = boxes.map((_, index) => (after[index] ?? 0) < (before[index] ?? 0) - 1)
  if (page.body.textContent?.trim() && shrinks.every(Boolean) && !elements.some(isPositioned)) return 'flowing'
  return measureContentSize(shrinks[0] ? elements : [page.body, ...elements])
}

const isBlock = (element: Element): boolean => !getComputedStyle(element).display.startsWith('inline')

const isPositioned = (element: Element): boolean => /^(absolute|fixed)$/.test(getComputedStyle(element).position)
