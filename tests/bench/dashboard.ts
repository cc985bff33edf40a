import type { Browser } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { figure, type Measurement, median } from './measurement'
import { settled, signIn, visitor } from './visiting'

type Seen = { firstPoster: number; shift: number; blocking: number; requests: number }

/** What the page notes about itself while it loads; runs before anything else. */
function takeNotes() {
  const notes = { firstPoster: Number.NaN, shift: 0, blocking: 0 }
  Object.assign(window, { notes })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) notes.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) notes.blocking += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    const poster = [...document.querySelectorAll<HTMLImageElement>('main img')].find(
      image => image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().top < innerHeight,
    )
    if (!poster) return requestAnimationFrame(look)
    requestAnimationFrame(() => {
      notes.firstPoster = performance.now()
    })
  }
  requestAnimationFrame(look)
}

/** The dashboard of an administrator, opened in a fresh browser each time. */
export async function measureDashboard(browser: Browser, longbox: RunningLongbox, runs = 7): Promise<Measurement[]> {
  const seen: Seen[] = []
  for (let run = 0; run < runs; run++) {
    const context = await visitor(browser)
    await signIn(await context.newPage(), longbox.url)
    const page = await context.newPage()
    await page.addInitScript(takeNotes)
    // All that are sent, answered or not: the stream of events is one of them.
    let requests = 0
    page.on('request', request => {
      if (/\/(api|actuator|sse)\//.test(request.url()) && !/\/thumbnails?(\/|\?|$)/.test(request.url())) requests++
    })
    await page.goto(`${longbox.url}/dashboard`)
    await settled(page)
    seen.push({
      ...(await page.evaluate(() => (window as unknown as { notes: Omit<Seen, 'requests'> }).notes)),
      requests,
    })
    await context.close()
  }
  const middle = (of: (one: Seen) => number) => median(seen.map(of))
  return [
    {
      what: 'dashboard, cold',
      figures: [
        figure(
          'first poster painted',
          middle(one => one.firstPoster),
          'ms',
          700,
        ),
        figure(
          'layout shift (CLS)',
          middle(one => one.shift),
          '',
          0.02,
        ),
        figure(
          'blocking time',
          middle(one => one.blocking),
          'ms',
          150,
        ),
        figure(
          'requests until it is at rest, posters aside',
          middle(one => one.requests),
          '',
          16,
        ),
      ],
    },
  ]
}
