import type { ChapterRenderHook } from '../content/chapterRenderHook'
import type { ChapterView } from '../layout/chapterView'
import { focusInChapter } from './focusInChapter'
import { isOnVisiblePage, limitTabStopsToVisiblePage } from './visibleTabStops'

/**
 * Keeps the keyboard focus on the visible page. The Tab key reaches only elements of the visible page, and then leaves
 * the text. When a chapter with the focus is hidden, a displayed chapter gets the focus.
 */
export class ChapterFocusManager {
  private readonly views = new Set<ChapterView>()
  /**
   * Becomes true when a chapter with the focus is hidden. Becomes false when this manager has moved the focus to a
   * displayed chapter, or when it finds that the focus is on an element outside of the hidden chapter.
   */
  private isFocusLost = false
  private readonly getHost: () => HTMLElement | null
  private readonly imageName: string

  /**
   * Creates a manager without chapters. Call {@link start} to handle the Tab key outside of the chapters.
   * @param getHost returns the element that contains the visible part of all chapters
   * @param imageName accessible name of images without alternative text
   */
  constructor(getHost: () => HTMLElement | null, imageName: string) {
    this.getHost = getHost
    this.imageName = imageName
  }

  /** Starts to handle the Tab key outside of the chapters. Returns a function that removes the event listeners. */
  start(): () => void {
    const abortController = new AbortController()
    const { signal } = abortController
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Tab' && this.update()
    window.addEventListener('keydown', onKeyDown, { capture: true, signal })
    // The user may return from the toolbar of the browser with the Tab key. The page receives no event for this key.
    window.addEventListener('blur', () => this.update(), { signal })
    return () => abortController.abort()
  }

  /**
   * Adds a chapter to this manager when the chapter becomes visible. Handles the Tab key in the chapter until the
   * chapter is hidden. If a hidden chapter had the focus, a displayed chapter gets the focus.
   */
  readonly hook: ChapterRenderHook = ({ view }) => {
    this.views.add(view)
    this.returnFocusLater()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && !event.defaultPrevented) this.handleTabInChapter(event, view)
    }
    view.document.addEventListener('keydown', onKeyDown)
    return {
      stop: () => {
        this.views.delete(view)
        view.document.removeEventListener('keydown', onKeyDown)
        if (!document.activeElement || document.activeElement !== frameOf(view)) return
        this.isFocusLost = true
        this.returnFocusLater()
      },
    }
  }

  /**
   * Must be called when the visible page has changed. Updates which elements the Tab key can reach, but only if the
   * focus is outside of the app, for example in the toolbar of the browser. In this case, the app receives no event for
   * the Tab key. While the focus is in the app, each press of the Tab key triggers this update.
   */
  handleMove(): void {
    if (!document.hasFocus()) this.update()
  }

  /** Lets the Tab key reach only elements of the visible page. Returns the reachable elements in reading order. */
  private update(): readonly HTMLElement[] {
    const host = this.getHost()
    if (!host) return []
    return this.sortedViews.flatMap(view => limitTabStopsToVisiblePage(view, host, this.imageName))
  }

  /**
   * Handles the Tab key if no element of the visible page has the focus. Moves the focus to the first element of the
   * page, or with Shift to the last element. If an element of the page has the focus, the browser handles the key.
   */
  private handleTabInChapter(event: KeyboardEvent, view: ChapterView): void {
    const tabStops = this.update()
    const { activeElement, body } = view.document
    const host = this.getHost()
    if (host && activeElement && activeElement !== body && isOnVisiblePage(activeElement, view, host)) return
    const candidates = event.shiftKey ? tabStops.toReversed() : tabStops
    const isFocused = candidates.some(element => {
      focusInChapter(element)
      return element.ownerDocument.activeElement === element
    })
    if (isFocused) event.preventDefault()
  }

  /**
   * In the next animation frame, moves the focus from a hidden chapter to a displayed chapter. Does not move the focus
   * if another element has received it.
   */
  private returnFocusLater(): void {
    if (!this.isFocusLost) return
    requestAnimationFrame(() => {
      if (!this.isFocusLost) return
      const { activeElement, body } = document
      const isElsewhere = activeElement !== null && activeElement !== body && activeElement.isConnected
      const host = this.getHost()
      const view = host && this.sortedViews.find(({ element }) => isInside(element, host))
      if (!view && !isElsewhere) return
      this.isFocusLost = false
      if (view && !isElsewhere) frameOf(view)?.focus({ preventScroll: true })
    })
  }

  private get sortedViews(): readonly ChapterView[] {
    return [...this.views].toSorted((first, second) => first.index - second.index)
  }
}

const frameOf = ({ document }: ChapterView) => document.defaultView?.frameElement as HTMLElement | null | undefined

/** Whether a chapter is at least partly inside of the host element in the vertical direction. */
function isInside(element: HTMLElement, host: HTMLElement): boolean {
  const [outer, inner] = [host.getBoundingClientRect(), element.getBoundingClientRect()]
  return inner.bottom > outer.top && inner.top < outer.bottom
}
