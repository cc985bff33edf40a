import { expect, test } from 'vitest'
import type { ChapterPageLayout } from '../content/createEpubStyleSheet'
import { ChapterPagination } from './chapterPagination'

const frame = { width: 400, height: 600, flow: 'paginated', direction: 'ltr', fixedLayout: false } as ChapterPageLayout

function chapter(changes: Partial<ChapterPageLayout> = {}, isVertical = false) {
  const element = {
    scrollLeft: 0,
    scrollTop: 0,
    scrollWidth: 2000,
    clientWidth: 400,
    scrollHeight: 3000,
    clientHeight: 600,
  }
  const content = { width: 2000, height: isVertical ? 3000 : 600, isVertical }
  const pages = new ChapterPagination(element as unknown as HTMLElement, content, { ...frame, ...changes })
  return { element, pages }
}

const box = (left: number, top: number) => ({ left, right: left + 10, top, bottom: top + 10 }) as DOMRect

test('scrolls to pages in the reading direction and stays within the chapter', () => {
  const { element, pages } = chapter()
  pages.goTo(2)
  expect([pages.count, pages.current, element.scrollLeft]).toEqual([5, 2, 800])
  pages.goTo(9)
  expect(pages.current).toBe(4)
  pages.goTo(-1)
  expect(pages.current).toBe(0)
  const rightToLeft = chapter({ direction: 'rtl' })
  rightToLeft.pages.goTo(2)
  expect(rightToLeft.element.scrollLeft).toBe(-800)
  const vertical = chapter({}, true)
  vertical.pages.goTo(2)
  expect(vertical.element.scrollTop).toBe(1200)
})

test('counts the page of a box from the side where reading starts', () => {
  expect(chapter().pages.pageOf(box(820, 0))).toBe(2)
  expect(chapter({ direction: 'rtl' }).pages.pageOf(box(1980, 0))).toBe(0)
  expect(chapter({}, true).pages.pageOf(box(0, 1250))).toBe(2)
})

test('detects that the browser scrolled away from the page, except at a short last page', () => {
  const { element, pages } = chapter()
  pages.goTo(1)
  expect(pages.isScrolledAway).toBe(false)
  element.scrollLeft = 1210
  expect([pages.isScrolledAway, pages.nearest]).toEqual([true, 3])
  element.scrollWidth = 1900
  pages.goTo(4)
  element.scrollLeft = 1500
  expect(pages.isScrolledAway).toBe(false)
})

test('counts one page in the fixed layout, and one page per window height in the scrolled layout', () => {
  expect(chapter({ fixedLayout: true }).pages.count).toBe(1)
  expect(chapter({ flow: 'scrolled-doc' as ChapterPageLayout['flow'] }, true).pages.count).toBe(5)
})
