import type { Page } from 'playwright'

/** Visible pages and reading position after a page turn. */
export type PageTurnSnapshot = {
  /** Reading position that the reader announces to screen readers. */
  place: string
  /** Numbers of the visible pages of a comic with spreads, in reading order. Empty in all other books. */
  pages: number[]
  /** Index of the visible chapter of an EPUB. Undefined in comics. */
  chapter: number | undefined
  /**
   * Scroll offset in pixels. Undefined if the layout does not scroll. `view` is the height of the scroll container in
   * pixels.
   */
  scrolled: number | undefined
  view: number
}

/**
 * Turns the pages of the open book until the reader announces the end. A script in the page presses the keys. After
 * each key press, the script waits only until the reader has reacted. A Playwright call for each key press would be too
 * slow for a whole library.
 * @param key key that turns the page
 * @param withinPages whether the page number can stay the same after a key press, as in guided view
 * @returns visible pages and position before each key press
 */
export function pageThroughBook(page: Page, key: string, withinPages = false): Promise<PageTurnSnapshot[]> {
  return page.evaluate(
    async ({ key, withinPages }) => {
      const announced = () =>
        [...document.querySelectorAll('[role=status][aria-label]')]
          .map(element => element.getAttribute('aria-label'))
          .join('')
      const look = (): PageTurnSnapshot => {
        const strip = document.querySelector('[data-webtoon], [data-strip]')
        const shown = document.querySelector('[data-spread][data-shown=true]')
        const chapter = document.querySelector<HTMLElement>('[data-chapter][data-shown=true]')?.dataset.chapter
        return {
          place: announced(),
          pages: [...(shown?.querySelectorAll<HTMLElement>('[data-page]') ?? [])].map(({ dataset }) =>
            Number(dataset.page),
          ),
          chapter: chapter === undefined ? undefined : Number(chapter),
          scrolled: strip?.scrollTop,
          view: strip?.clientHeight ?? 0,
        }
      }
      const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
      const until = async (holds: () => boolean, ms: number) => {
        for (const end = Date.now() + ms; Date.now() < end; await pause(4)) if (holds()) return true
        return false
      }
      const isEnd = ({ place }: PageTurnSnapshot) => /end/i.test(place) && (withinPages || !/\d/.test(place))
      // Returns whether a key press has turned the page or reached the end. In a comic with spreads, the visible pages
      // must have changed. In guided view and in all other books, any change in the snapshot is sufficient.
      const hasMoved = (now: PageTurnSnapshot, before: PageTurnSnapshot) =>
        isEnd(now) ||
        (before.pages.length > 0 && !withinPages
          ? `${now.pages}` !== `${before.pages}`
          : JSON.stringify(now) !== JSON.stringify(before))
      const isAnnounced = (before: PageTurnSnapshot) => {
        const { place, pages } = look()
        // Omits the page count from an announced position. The page count is the last number in "Page 3 of 8" or "Pages
        // 2 and 3 of 8".
        const numbers = (place.match(/\d+/g) ?? []).slice(0, -1)
        return pages.length > 0 ? numbers.length === 0 || numbers.includes(`${pages.at(-1)}`) : place !== before.place
      }
      const pressAndWait = async (before: PageTurnSnapshot) => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        if (!(await until(() => hasMoved(look(), before), 10_000)))
          throw new Error(`no page follows ${JSON.stringify(before)}`)
        // Waits until the reader announces the new position. The enclosing loop ends when the reader announces the end
        // of the book. Without the wait, the loop could miss that announcement and press the key once too often.
        if (!withinPages) await until(() => isAnnounced(before), 600)
      }
      const lookWhenStable = async (ms: number): Promise<PageTurnSnapshot> => {
        for (let before = look(); ; ) {
          await pause(ms)
          const now = look()
          if (JSON.stringify(now) === JSON.stringify(before)) return now
          before = now
        }
      }
      const stops: PageTurnSnapshot[] = []
      // In guided view, the reader first shows the whole page and then its first panel. Waits until the reader has
      // detected the panels and the visible area no longer changes.
      const lookAtPanel = async () => {
        await until(() => !document.querySelector('[data-panel][data-detecting]'), 10_000)
        return lookWhenStable(250)
      }
      const next = () => (withinPages ? lookAtPanel() : look().pages.length > 0 ? look() : lookWhenStable(24))
      const first = withinPages ? lookAtPanel() : lookWhenStable(150)
      for (let stop = await first; stops.length < 4_000; stop = await next()) {
        if (isEnd(stop)) return stops
        stops.push(stop)
        await pressAndWait(stop)
      }
      throw new Error('the book does not end')
    },
    { key, withinPages },
  )
}
