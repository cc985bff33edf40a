import type { Browser, Page } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { choosingAll } from './choosing'
import { figure, type Measurement, median, percentile } from './measurement'
import { settled, signIn, visitor } from './visiting'

type Figure = Measurement['figures'][number]

/** So often a list is opened, and scrolled: a single time says more about the machine than about the list. */
const openings = 7
const scrolls = 3

/**
 * Browsing a large library: covers, a table, a jump over the alphabet, typing in a filter's search.
 * @param cards  navigation to first cards, in milliseconds
 */
export async function measureBrowsing(
  browser: Browser,
  longbox: RunningLongbox,
  size: string,
  cards: number,
): Promise<Measurement> {
  const { context, page } = await reader(browser, longbox)
  const figures = [
    figure('navigation to first cards', cards, 'ms', 700),
    ...(await scrolling(page, longbox)),
    ...(await jumping(page, longbox)),
    ...(await typing(page, longbox)),
    ...(await tableRows(page, longbox)),
    ...(await storm(page, longbox)),
    ...(await choosingAll(page, longbox)),
  ]
  await context.close()
  return { what: `browsing ${size} series`, figures }
}

async function reader(browser: Browser, { url }: RunningLongbox) {
  const context = await visitor(browser)
  await signIn(await context.newPage(), url)
  return { context, page: await context.newPage() }
}

/** Navigation to first cards in each library, in milliseconds: medians of openings in turn, so that all have the same weather. */
export async function firstCards(browser: Browser, libraries: readonly RunningLongbox[]): Promise<number[]> {
  const readers = await Promise.all(libraries.map(longbox => reader(browser, longbox)))
  const times: number[][] = libraries.map(() => [])
  for (let run = 0; run < openings; run++)
    for (const [nth, { page }] of readers.entries()) times[nth]?.push(await opened(page, libraries[nth]?.url ?? ''))
  for (const { context } of readers) await context.close()
  return times.map(median)
}

async function opened(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/libraries/all/series`)
  const first = await page.waitForFunction(() => (document.querySelector('[data-card-link]') ? performance.now() : 0))
  const time = (await first.jsonValue()) || Number.NaN
  await settled(page)
  return time
}

async function scrolling(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  const dropped: number[] = []
  const worst: number[] = []
  for (let run = 0; run < scrolls; run++) {
    await opened(page, url)
    await page.evaluate(() => scrollTo(0, 0))
    await settled(page)
    const gaps = await page.evaluate(framesWhileScrolling)
    const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
    dropped.push((100 * missed) / (gaps.length + missed))
    worst.push(Math.max(...gaps))
    await settled(page)
  }
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
  return [
    figure('frames dropped over 20,000 px', median(dropped), '%', 5),
    figure('worst frame', median(worst), 'ms', 50),
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
  await page.goto(`${url}/libraries/all/series`)
  await page.waitForSelector('[data-card-link]')
  await settled(page)
  const asked = countLists(page)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('radio', { name: 'Table' }).click()
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-row] [data-card-link]')
  await settled(page)
  await page.evaluate(() => scrollBy(0, 100 * 40))
  await settled(page)
  const requests = asked()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('radio', { name: 'Covers' }).click()
  await page.waitForSelector('[role=grid] [data-card-link]')
  return [figure('covers become a table: all requests for its first 100 rows, posters aside', requests, '', 4)]
}

/**
 * Two thousand events in ten seconds, as a scan sends them, while somebody has chosen three series in the middle of the
 * list: every twentieth is a series that goes from above the place, half of the others are series that change.
 */
async function storm(page: Page, { url }: RunningLongbox): Promise<Figure[]> {
  await page.goto(`${url}/libraries/all/series`)
  await page.waitForSelector('[data-card-link]')
  await page.evaluate(() => scrollTo(0, 10_000))
  await settled(page)
  const { content } = await (await page.request.get(`${url}/api/v1/series?size=200&sort=metadata.titleSort,asc`)).json()
  const ids = content.map(({ id }: { id: string }) => id)
  await page.evaluate(chooseThree)
  const chosen = () =>
    page.evaluate(() => document.querySelectorAll('main [aria-checked="true"], main input:checked').length)
  const before = { chosen: await chosen(), card: await page.evaluate(cardInSight, '') }
  const lists = countLists(page, '/series/list')
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
  await settled(page)
  const after = await page.evaluate(cardInSight, before.card.href)
  return [
    figure('a storm of 2,000 events', took, 's', 12),
    figure('list requests in a storm of 2,000 events', lists(), '', 20),
    figure('what was in sight was moved by it', Math.abs(after.top - before.card.top), 'px', 0),
    figure('chosen series it dropped', before.chosen === 3 ? before.chosen - (await chosen()) : Number.NaN, '', 0),
  ]
}

/** Runs in the page: chooses the first three series that are whole in sight. */
function chooseThree() {
  const isWhole = (box: DOMRect) => box.top > 200 && box.bottom < innerHeight
  const checks = [...document.querySelectorAll<HTMLElement>('main [role="checkbox"], main input[type="checkbox"]')]
  for (const check of checks.filter(one => isWhole(one.getBoundingClientRect())).slice(0, 3)) check.click()
}

/** Runs in the page: the address and the upper edge of a card; of the first that is whole in sight when none is named. */
function cardInSight(href: string): { href: string; top: number } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-card-link]')]
  const found = href
    ? links.find(link => link.getAttribute('href') === href)
    : links.find(link => link.getBoundingClientRect().top > 200)
  return { href: found?.getAttribute('href') ?? '', top: found?.getBoundingClientRect().top ?? Number.NaN }
}

/** Counts the calls from now on whose address has this in it, posters aside. */
function countLists(page: Page, part = '/api/'): () => number {
  let count = 0
  page.on('request', request => {
    if (request.url().includes(part) && !request.url().includes('thumbnail')) count++
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
