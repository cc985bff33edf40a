import type { Browser } from 'playwright'
import type { RunningLongbox } from '../harness/startLongbox'
import { figure, type Measurement, median } from './measurement'
import { settled, signIn } from './visiting'

const account = { email: 'demo@longbox.org', password: 'demo' }

/** The series grid of a large library: first cards, and what is in the document after 20,000 px of scrolling. */
export async function measureGrid(browser: Browser, longbox: RunningLongbox, size: string): Promise<Measurement> {
  const firsts: number[] = []
  let nodes = 0
  let dropped = 0
  for (let run = 0; run < 3; run++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await signIn(await context.newPage(), longbox.url, account)
    const page = await context.newPage()
    await page.goto(`${longbox.url}/libraries/all/series`)
    const first = await page.waitForFunction(() => (document.querySelector('[data-card-link]') ? performance.now() : 0))
    firsts.push((await first.jsonValue()) || Number.NaN)
    await settled(page)
    if (run === 0) dropped = await page.evaluate(scrollFar)
    await settled(page)
    nodes = Math.max(nodes, await page.evaluate(() => document.getElementsByTagName('*').length))
    await context.close()
  }
  return {
    what: `grid of ${size} series`,
    figures: [
      figure('navigation to first cards', median(firsts), 'ms', 700),
      figure('DOM nodes after 20,000 px', nodes, '', 1500),
      figure('frames later than 50 ms while scrolling', dropped, ''),
    ],
  }
}

/** Scrolls by 200 px a frame; gives how many frames came later than 50 ms. Runs in the page. */
async function scrollFar(): Promise<number> {
  let late = 0
  let before = performance.now()
  for (let step = 0; step < 100; step++) {
    scrollBy(0, 200)
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    if (now - before > 50) late++
    before = now
  }
  return late
}
