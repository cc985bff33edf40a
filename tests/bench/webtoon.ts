import type { Browser } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { bookWith } from './bytes'
import { figure, type Measurement } from './measurement'
import { heapOf, imagesKept, signIn, visitor } from './visiting'

/** Name of the book of many strips that the bench draws. */
export const longWebtoon = 'Long Webtoon 001'

type Flight = { blank: number; most: number; reached: number }

/** A strip of 300 pages flung at 1,200 px each 50 ms: is there always something to see, and what is kept? */
export async function measureWebtoon(browser: Browser, longbox: RunningLongbox): Promise<Measurement[]> {
  const context = await visitor(browser, { viewport: { width: 800, height: 1200 } })
  const scout = await context.newPage()
  await signIn(scout, longbox.url)
  const id = await bookWith(scout, 'DIVINA', longWebtoon)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('longbox.reader.mode', '"WEBTOON"'))
  await page.goto(`${longbox.url}/book/${id}/read?page=1`)
  await page.waitForSelector('[data-webtoon] img')
  await page.waitForTimeout(1000)
  const { blank, most, reached } = await page.evaluate(fling)
  const heap = await heapOf(page)
  const held = await imagesKept(page, 400)
  await context.close()
  return [
    {
      what: 'webtoon of 300 strips flung at 1,200 px each 50 ms',
      figures: [
        figure('longest blank screen', blank, 'ms', 100),
        figure('JS heap', heap, 'MiB', 15),
        figure('strips in the document at most', most, '', 10),
        figure('strips kept in the end, in the document or out of it', held, '', 10),
        figure('left to the end', reached, 'px', 2),
      ],
    },
  ]
}

/** Runs in the page. Blank is a screen on which no decoded strip is to be seen. */
async function fling(): Promise<Flight> {
  const scroller = document.querySelector<HTMLElement>('[data-webtoon]')
  if (!scroller) return { blank: Number.NaN, most: Number.NaN, reached: Number.NaN }
  const end = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
  const flight = { blank: 0, most: 0, reached: 0 }
  let since = performance.now()
  let last = since
  while (end() > 2) {
    const now = await new Promise<number>(requestAnimationFrame)
    if (now - last >= 50) {
      scroller.scrollTop += 1200
      last = now
    }
    const strips = [...scroller.querySelectorAll('img')].filter(image => image.complete && image.naturalWidth > 0)
    flight.most = Math.max(flight.most, strips.length)
    const seen = strips.some(image => {
      const box = image.getBoundingClientRect()
      return box.bottom > 0 && box.top < innerHeight
    })
    if (seen) since = now
    else flight.blank = Math.max(flight.blank, now - since)
  }
  flight.reached = end()
  return flight
}
