import { prepareZoomableImage } from '../images/zoomableImage'
import type { ChapterView } from '../layout/chapterView'
import { SUSPENDED_TAB_INDEX_ATTRIBUTE } from './tabStopAttribute'

/**
 * Matches elements that the Tab key can reach by default, and images. The reader makes zoomable images reachable while
 * they are visible.
 */
const TAB_STOP_SELECTOR =
  'a, area, [href], button, input, select, textarea, summary, audio, video, object, embed, [tabindex], [contenteditable], img, svg'

/** Length in CSS pixels. An element is visible if it extends into the visible area by more than this length. */
const MIN_VISIBLE_PX = 1

type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type DisplayedChapter = Pick<ChapterView, 'document' | 'element' | 'origin'>

/**
 * Makes the elements on the visible page of a chapter reachable with the Tab key, and all other elements of the chapter
 * unreachable. Without this function, the Tab key would move to another page.
 * @param host element that contains the visible part of all chapters
 * @param imageName accessible name of images without alternative text
 * @returns reachable elements in document order
 */
export function limitTabStopsToVisiblePage(
  view: DisplayedChapter,
  host: HTMLElement,
  imageName: string,
): readonly HTMLElement[] {
  const area = visibleAreaOf(view, host)
  const tabStops = [...view.document.body.querySelectorAll<HTMLElement>(TAB_STOP_SELECTOR)].filter(element => {
    const isVisible = isElementInArea(element, area)
    if (isVisible) prepareZoomableImage(element, imageName)
    if (isVisible) resumeTabStop(element)
    else if (isTabStop(element)) suspendTabStop(element)
    return isVisible && isTabStop(element)
  })
  const frame = view.document.defaultView?.frameElement
  // If the page has no tab stops, the Tab key must skip the iframe, because the browser would otherwise focus the
  // iframe itself and scroll to it.
  if (tabStops.length > 0) frame?.removeAttribute('tabindex')
  else frame?.setAttribute('tabindex', '-1')
  return tabStops
}

/** Whether an element of a chapter is at least partly on the visible page. */
export const isOnVisiblePage = (element: Element, view: DisplayedChapter, host: HTMLElement): boolean =>
  isElementInArea(element, visibleAreaOf(view, host))

/** Returns the visible part of a chapter, in coordinates of the chapter document. */
function visibleAreaOf({ element, origin }: DisplayedChapter, host: HTMLElement): Area {
  const [outer, inner] = [host.getBoundingClientRect(), element.getBoundingClientRect()]
  return {
    left: Math.max(outer.left, inner.left) - origin.x,
    top: Math.max(outer.top, inner.top) - origin.y,
    right: Math.min(outer.right, inner.right) - origin.x,
    bottom: Math.min(outer.bottom, inner.bottom) - origin.y,
  }
}

function isElementInArea(element: Element, { left, top, right, bottom }: Area): boolean {
  return [...(imageOfMapArea(element) ?? element).getClientRects()].some(
    box =>
      box.right > left + MIN_VISIBLE_PX &&
      box.left < right - MIN_VISIBLE_PX &&
      box.bottom > top + MIN_VISIBLE_PX &&
      box.top < bottom - MIN_VISIBLE_PX,
  )
}

/** Returns the image whose map contains an `area` element. An `area` element itself has no box. */
function imageOfMapArea(element: Element): Element | null | undefined {
  const name = element.localName === 'area' ? element.closest('map')?.getAttribute('name') : undefined
  return name ? element.ownerDocument.querySelector(`img[usemap="#${CSS.escape(name)}"]`) : undefined
}

/**
 * Whether the Tab key reaches an element, or would reach the element if it were displayed. Returns false for an element
 * whose `tabindex` {@link suspendTabStop} has set to -1.
 */
const isTabStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled') && !isAnchorWithoutLink(element)

/** Whether an element is an `a` element without a link. Its `tabIndex` is 0, although it cannot have the focus. */
const isAnchorWithoutLink = (element: Element): boolean =>
  element.localName === 'a' && !['href', 'xlink:href', 'tabindex'].some(attribute => element.hasAttribute(attribute))

function suspendTabStop(element: HTMLElement): void {
  element.setAttribute(SUSPENDED_TAB_INDEX_ATTRIBUTE, element.getAttribute('tabindex') ?? '')
  element.setAttribute('tabindex', '-1')
}

function resumeTabStop(element: HTMLElement): void {
  const tabIndex = element.getAttribute(SUSPENDED_TAB_INDEX_ATTRIBUTE)
  if (tabIndex === null) return
  element.removeAttribute(SUSPENDED_TAB_INDEX_ATTRIBUTE)
  if (tabIndex) element.setAttribute('tabindex', tabIndex)
  else element.removeAttribute('tabindex')
}
