import type { Browser, Page } from 'playwright'
import type { RunningLongbox } from '../harness/startLongbox'
import { choosingAll } from './choosing'
import { figure, type Measurement, median, percentile } from './measurement'
import { settled, signIn, visitor } from './visiting'

type Figure = Measurement['figures'][number]

/** Browsing a large library: covers, a table, a jump over the alphabet, typing in a filter's search. */
export async function measureBrowsing(browser: Browser, longbox: RunningLongbox, size: string): Promise<Measurement> {
  const context = await visitor(browser)
  await signIn(await context.newPage(), longbox.url)
  const page = await context.newPage()
  const figures = [
    ...(await firstCards(page, longbox)),
    ...(await scrolling(page)),
    ...(await jumping(page, longbox)),
    ...(await typing(page, longbox)),
    ...(await tableRows(page, longbox)),
    ...(await storm(page, longbox)),
    ...(await choosingAll(page, longbox)),
  ]
  await context.close()
  return { what: `browsing ${size} series`, figures }
}

async function firstCards(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  const times: number[] = []
  for (let run = 0; run < 5; run++) {
    await page.goto(`${url}/libraries/all/series`)
    const first = await page.waitForFunction(() => (document.querySelector('[data-card-link]') ? performance.now() : 0))
    times.push((await first.jsonValue()) || Number.NaN)
    await settled(page)
  }
  return [figure('navigation to first cards', median(times), 'ms', 700)]
}

async function scrolling(page: Page): Promise<Figure[]> {
  const gaps = await page.evaluate(framesWhileScrolling)
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
  await settled(page)
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
  return [
    figure('frames dropped over 20,000 px', (100 * missed) / (gaps.length + missed), '%', 5),
    figure('worst frame', Math.max(...gaps), 'ms', 50),
    figure('DOM nodes after it', nodes, '', 1500),
  ]
}

async function jumping(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series`)
  await page.waitForSelector('[data-card-link]')
  await settled(page)
  const asked = countLists(page)
  const time = await page.evaluate(jumpToLastLetter)
  await settled(page)
  return [figure('jump from A to the last letter', time, 'ms', 400), figure('requests for it', asked(), '', 4)]
}

async function typing(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Writer', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search in Writer' }).focus()
  await page.evaluate(watchKeys)
  for (const key of 'paper moon and harbour press')
    await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 30 })
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
  return [figure('typing in a filter’s search, key to paint, p95', percentile(times, 0.95), 'ms', 50)]
}

async function tableRows(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series?layout=table`)
  await page.waitForSelector('[data-row] [data-card-link]')
  await settled(page)
  const asked = countLists(page)
  await page.evaluate(() => scrollBy(0, 100 * 40))
  await settled(page)
  return [figure('requests for 100 further rows of the table', asked(), '', 4)]
}

/** Two thousand changes in ten seconds, as a scan tells them, while somebody looks at the middle of the list. */
async function storm(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series`)
  await page.waitForSelector('[data-card-link]')
  await page.evaluate(() => scrollTo(0, 10_000))
  await settled(page)
  const { content } = await (await page.request.get(`${url}/api/v1/series?size=200`)).json()
  const place = await page.evaluate(() => scrollY)
  let lists = 0
  page.on('request', request => {
    if (request.url().includes('/series/list?')) lists++
  })
  const ends = performance.now() + 10_000
  for (let sent = 0; sent < 2000; sent += 20) {
    const batch = content.slice(sent % 200, (sent % 200) + 20)
    await Promise.all(
      batch.map(({ id }: { id: string }) => page.request.post(`${url}/api/v1/series/${id}/read-progress`)),
    )
    const left = ends - performance.now()
    await new Promise(resolve => setTimeout(resolve, Math.max(0, (left * 20) / (2000 - sent))))
  }
  await settled(page)
  const moved = Math.abs((await page.evaluate(() => scrollY)) - place)
  return [
    figure('list requests in a storm of 2,000 events', lists, '', 20),
    figure('scrolled away by it', moved, 'px', 0),
  ]
}

function countLists(page: Page): () => number {
  let count = 0
  page.on('request', request => {
    if (request.url().includes('/api/') && !request.url().includes('thumbnail')) count++
  })
  return () => count
}

/** Scrolls by 200 px a frame; gives the time between frames. Runs in the page. */
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

/** Runs in the page: the time from the click to a painted title of that letter. */
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

/** Runs in the page: keeps the time from each key to the frame after it. */
function watchKeys() {
  const times: number[] = []
  Object.assign(window, { keyTimes: times })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)))
    },
    { capture: true },
  )
}
