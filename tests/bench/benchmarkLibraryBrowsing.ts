import type { Browser, Page } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { openBenchmarkBrowserContext, signInForBenchmark, waitForNetworkIdle } from './benchmarkBrowser'
import {
  type BenchmarkMeasurement,
  computeMedian,
  computePercentile,
  createBenchmarkFigure,
} from './benchmarkMeasurement'
import { benchmarkSelectAll } from './benchmarkSelectAll'
import { measureKeyPressLatency } from './measureKeyPressLatency'

type Figure = BenchmarkMeasurement['figures'][number]

/**
 * Number of measurements of the time to the first cards. The result is the median, because a single measurement depends
 * on the load of the machine.
 */
const OPENING_RUNS = 7
const SCROLL_RUNS = 3

/**
 * Measures browsing in a large library: scrolling, jumps by letter, filter search, table, live events and select all.
 * @param size name of the scenario, such as `50k`
 * @param cards result of {@link measureTimeToFirstCards} for this library, in milliseconds
 */
export async function benchmarkLibraryBrowsing(
  browser: Browser,
  longbox: RunningLongbox,
  size: string,
  cards: number,
): Promise<BenchmarkMeasurement> {
  const { context, page } = await openSignedInPage(browser, longbox)
  const figures = [
    createBenchmarkFigure('navigation to first cards', cards, 'ms', 700),
    ...(await measureScrolling(page, longbox)),
    ...(await measureLetterJump(page, longbox)),
    ...(await measureTyping(page, longbox)),
    ...(await measureTable(page, longbox)),
    ...(await measureEventStorm(page, longbox)),
    ...(await benchmarkSelectAll(page, longbox)),
  ]
  await context.close()
  return { what: `browsing ${size} series`, figures }
}

async function openSignedInPage(browser: Browser, { url }: RunningLongbox) {
  const context = await openBenchmarkBrowserContext(browser)
  await signInForBenchmark(await context.newPage(), url)
  return { context, page: await context.newPage() }
}

/**
 * Measures the time from navigation to the first cards, in milliseconds. The runs alternate between the libraries, so
 * that changes in the load of the machine affect all libraries equally.
 * @returns median of each library, in the order of `libraries`
 */
export async function measureTimeToFirstCards(
  browser: Browser,
  libraries: readonly RunningLongbox[],
): Promise<number[]> {
  const readers = await Promise.all(libraries.map(longbox => openSignedInPage(browser, longbox)))
  const times: number[][] = libraries.map(() => [])
  for (let run = 0; run < OPENING_RUNS; run++)
    for (const [nth, { page }] of readers.entries())
      times[nth]?.push(await openSeriesList(page, libraries[nth]?.url ?? ''))
  for (const { context } of readers) await context.close()
  return times.map(computeMedian)
}

/** Opens the list of series. Returns the time in milliseconds until the first card appears. */
async function openSeriesList(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/libraries/all/series`)
  const first = await page.waitForFunction(() => (document.querySelector('[data-card-link]') ? performance.now() : 0))
  const time = (await first.jsonValue()) || Number.NaN
  await waitForNetworkIdle(page)
  return time
}

async function measureScrolling(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  const dropped: number[] = []
  const worst: number[] = []
  for (let run = 0; run < SCROLL_RUNS; run++) {
    await openSeriesList(page, url)
    await page.evaluate(() => scrollTo(0, 0))
    await waitForNetworkIdle(page)
    const gaps = await page.evaluate(framesWhileScrolling)
    const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
    dropped.push((100 * missed) / (gaps.length + missed))
    worst.push(Math.max(...gaps))
    await waitForNetworkIdle(page)
  }
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
  return [
    createBenchmarkFigure('frames dropped over 20,000 px', computeMedian(dropped), '%', 5),
    createBenchmarkFigure('worst frame', computeMedian(worst), 'ms', 50),
    createBenchmarkFigure('DOM nodes after it', nodes, '', 1500),
  ]
}

async function measureLetterJump(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series`)
  await page.waitForSelector('[data-card-link]')
  await waitForNetworkIdle(page)
  const requestCount = countRequests(page)
  const time = await page.evaluate(jumpToLastLetter)
  await waitForNetworkIdle(page)
  return [
    createBenchmarkFigure('jump from A to the last letter', time, 'ms', 400),
    createBenchmarkFigure('requests for it', requestCount(), '', 4),
  ]
}

async function measureTyping(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Writer', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search in Writer' }).focus()
  const times = await measureKeyPressLatency(page, 'paper moon and harbour press')
  return [
    createBenchmarkFigure('typing in a filter’s search, key to paint, p95', computePercentile(times, 0.95), 'ms', 50),
  ]
}

async function measureTable(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series`)
  await page.waitForSelector('[data-card-link]')
  await waitForNetworkIdle(page)
  const requestCount = countRequests(page)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('radio', { name: 'Table' }).click()
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-row] [data-card-link]')
  await waitForNetworkIdle(page)
  await page.evaluate(() => scrollBy(0, 100 * 40))
  await waitForNetworkIdle(page)
  const requests = requestCount()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('radio', { name: 'Covers' }).click()
  await page.waitForSelector('[role=grid] [data-card-link]')
  return [
    createBenchmarkFigure('covers become a table: all requests for its first 100 rows, posters aside', requests, '', 4),
  ]
}

/**
 * Measures 2,000 live events in ten seconds, which is the rate of events during a scan. Three series in the viewport
 * are selected. Every twentieth event deletes a series above the viewport. The other events change metadata and
 * progress.
 */
async function measureEventStorm(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series`)
  await page.waitForSelector('[data-card-link]')
  await page.evaluate(() => scrollTo(0, 10_000))
  await waitForNetworkIdle(page)
  const { content } = await (await page.request.get(`${url}/api/v1/series?size=200&sort=metadata.titleSort,asc`)).json()
  const ids = content.map(({ id }: { id: string }) => id)
  await page.evaluate(selectThreeSeries)
  const countSelected = () =>
    page.evaluate(() => document.querySelectorAll('main [aria-checked="true"], main input:checked').length)
  const before = { selected: await countSelected(), card: await page.evaluate(cardInSight, '') }
  const lists = countRequests(page, '/series/list')
  const began = performance.now()
  const ends = began + 10_000
  for (let sent = 0; sent < 2000; sent += 20) {
    const others = Array.from({ length: 19 }, (_, nth) => `${url}/api/v1/series/${ids[100 + ((sent + nth) % 100)]}`)
    await Promise.all([
      ...others.map((series, nth) =>
        nth % 2
          ? page.request.post(`${series}/read-progress`)
          : page.request.patch(`${series}/metadata`, { data: { summary: `Seen at ${sent}.` } }),
      ),
      page.request.delete(`${url}/api/v1/series/${ids[sent / 20]}/file`),
    ])
    const left = ends - performance.now()
    await new Promise(resolve => setTimeout(resolve, Math.max(0, (left * 20) / (2000 - sent))))
  }
  const took = (performance.now() - began) / 1000
  await waitForNetworkIdle(page)
  const after = await page.evaluate(cardInSight, before.card.href)
  return [
    createBenchmarkFigure('a storm of 2,000 events', took, 's', 12),
    createBenchmarkFigure('list requests in a storm of 2,000 events', lists(), '', 20),
    createBenchmarkFigure('what was in sight was moved by it', Math.abs(after.top - before.card.top), 'px', 0),
    createBenchmarkFigure(
      'chosen series it dropped',
      before.selected === 3 ? before.selected - (await countSelected()) : Number.NaN,
      '',
      0,
    ),
  ]
}

function selectThreeSeries() {
  const isCompletelyVisible = (box: DOMRect) => box.top > 200 && box.bottom < innerHeight
  const checks = [...document.querySelectorAll<HTMLElement>('main [role="checkbox"], main input[type="checkbox"]')]
  for (const check of checks.filter(check => isCompletelyVisible(check.getBoundingClientRect())).slice(0, 3))
    check.click()
}

/**
 * Returns the address of a card and the distance in pixels from the top of the viewport to the card. Runs in the page.
 * @param href address of the card. An empty text selects the first card more than 200 px below the top.
 */
function cardInSight(href: string): { href: string; top: number } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-card-link]')]
  const card = href
    ? links.find(link => link.getAttribute('href') === href)
    : links.find(link => link.getBoundingClientRect().top > 200)
  return { href: card?.getAttribute('href') ?? '', top: card?.getBoundingClientRect().top ?? Number.NaN }
}

/** Counts requests whose address contains `part`, except posters. Returns a function that returns the current count. */
function countRequests(page: Page, part = '/api/'): () => number {
  let count = 0
  page.on('request', request => {
    if (request.url().includes(part) && !request.url().includes('thumbnail')) count++
  })
  return () => count
}

/** Scrolls by 200 px in each of 100 frames. Returns the time between frames in milliseconds. Runs in the page. */
async function framesWhileScrolling(): Promise<number[]> {
  const gaps: number[] = []
  let before = await new Promise<number>(requestAnimationFrame)
  for (let step = 0; step < 100; step++) {
    scrollBy(0, 200)
    const now = await new Promise<number>(requestAnimationFrame)
    gaps.push(now - before)
    before = now
  }
  return gaps
}

/** Clicks the last enabled letter of the alphabet bar. Returns the milliseconds until a matching title is painted. */
async function jumpToLastLetter(): Promise<number> {
  const letters = [...document.querySelectorAll<HTMLButtonElement>('[data-letter]:not(:disabled)')]
  const last = letters.at(-1)
  const start = performance.now()
  last?.click()
  let there = false
  while (!there && performance.now() - start < 5000) {
    await new Promise(requestAnimationFrame)
    there = [...document.querySelectorAll<HTMLElement>('[data-card-link]')].some(link => {
      const { top } = link.getBoundingClientRect()
      const title = link.textContent?.replace(/^The /, '') ?? ''
      return top > 0 && top < innerHeight && title.startsWith(last?.dataset.letter ?? '?')
    })
  }
  await new Promise(requestAnimationFrame)
  return performance.now() - start
}
