import type { FixedLayoutPageSize } from './fixedLayoutPageSize'
import { measureContentSize } from './measureContentSize'

/**
 * Width of the narrower iframe in {@link measureUndeclaredPageSize}, as a fraction of the original width of the iframe.
 */
const NARROW_WINDOW_FRACTION = 0.7

/**
 * Measures a fixed-layout page that declares no size. First measures the page in its iframe, and then in a narrower
 * iframe. If the text of the page becomes narrower and no element has an absolute or fixed position, the page contains
 * ordinary text.
 * @param window iframe of the page
 * @returns the size of the page, or `flowing` if the page contains ordinary text. Undefined for an empty page or an
 *   image.
 */
export function measureUndeclaredPageSize(window: HTMLIFrameElement): FixedLayoutPageSize | 'flowing' | undefined {
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
