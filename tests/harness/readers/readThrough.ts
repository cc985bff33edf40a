import type { Page } from 'playwright'

/** What is seen at one stop on the way through a book. */
export type Stop = {
  /** The place as it is announced. */
  place: string
  /** The pages of a comic in sight, in the order of reading. */
  pages: number[]
  /** The file of a text in sight. */
  chapter: number | undefined
  /** How far a strip is scrolled, and how high its window is. */
  scrolled: number | undefined
  view: number
}

/**
 * Goes on by one key from where the book lies open until its end is announced. The keys are pressed from inside the page,
 * each as soon as the one before showed: a whole library is read in the time that it takes to turn its pages.
 * @param withinPages  whether one is led about in each page, so that another place on the same page is a step too
 * @returns what was seen on the way
 */
export function readThrough(page: Page, key: string, withinPages = false): Promise<Stop[]> {
  return page.evaluate(
    async ({ key, withinPages }) => {
      const announced = () =>
        [...document.querySelectorAll('[role=status][aria-label]')].map(one => one.getAttribute('aria-label')).join('')
      const look = (): Stop => {
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
      const isEnd = ({ place }: Stop) => /end/i.test(place) && (withinPages || !/\d/.test(place))
      // Pages say themselves that they are others; of a text only the announcement says which page it is.
      const isElsewhere = (now: Stop, before: Stop) =>
        isEnd(now) ||
        (before.pages.length > 0 && !withinPages
          ? `${now.pages}` !== `${before.pages}`
          : JSON.stringify(now) !== JSON.stringify(before))
      const isTold = (before: Stop) => {
        const { place, pages } = look()
        // "Page 3 of 8", "Pages 2 and 3 of 8": the last number is how many there are.
        const numbers = (place.match(/\d+/g) ?? []).slice(0, -1)
        return pages.length > 0 ? numbers.length === 0 || numbers.includes(`${pages.at(-1)}`) : place !== before.place
      }
      const goOn = async (before: Stop) => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        if (!(await until(() => isElsewhere(look(), before), 10_000)))
          throw new Error(`nothing comes after ${JSON.stringify(before)}`)
        // A key that comes before the place is told would be one too many at the end.
        if (!withinPages) await until(() => isTold(before), 600)
      }
      const atRest = async (ms: number): Promise<Stop> => {
        for (let before = look(); ; ) {
          await pause(ms)
          const now = look()
          if (JSON.stringify(now) === JSON.stringify(before)) return now
          before = now
        }
      }
      const stops: Stop[] = []
      // Where panels are is found out while one looks at the page.
      const next = () => (withinPages ? atRest(250) : look().pages.length > 0 ? look() : atRest(24))
      for (let stop = await atRest(150); stops.length < 4_000; stop = await next()) {
        if (isEnd(stop)) return stops
        stops.push(stop)
        await goOn(stop)
      }
      throw new Error('the book does not end')
    },
    { key, withinPages },
  )
}
