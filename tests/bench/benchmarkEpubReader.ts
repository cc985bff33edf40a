import type { Browser, BrowserContext, Page } from 'playwright'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { openBenchmarkBrowserContext, signInForBenchmark } from './benchmarkBrowser'
import {
  type BenchmarkMeasurement,
  computeMedian,
  computePercentile,
  createBenchmarkFigure,
} from './benchmarkMeasurement'
import { waitForAnalyzedBookId } from './benchmarkRouteBytes'
import { getPageTurnDurationMs, recordPageTurns, recordRepeatedPageTurns } from './recordPageTurns'
import { startDelayProxy } from './startDelayProxy'

/** Title of a generated EPUB with chapters of 100 KB. */
export const longEpubTitle = 'Long Book'

/** Measures the EPUB reader: opening time, page turns and font size changes. */
export async function benchmarkEpubReader(browser: Browser, longbox: RunningLongbox): Promise<BenchmarkMeasurement[]> {
  const context = await openBenchmarkBrowserContext(browser)
  const scout = await context.newPage()
  await signInForBenchmark(scout, longbox.url)
  const id = await waitForAnalyzedBookId(scout, 'EPUB', longEpubTitle)
  const address = `/book/${id}/read-epub`
  const far = await startDelayProxy(longbox.url, 20)
  const near = await measureOpening(browser, context, longbox.url + address)
  const distant = await measureOpening(browser, context, far.url + address)
  await far.stop()
  const slow = await measureOpening(browser, context, longbox.url + address, emulatePhone)

  const page = await context.newPage()
  await recordPageTurns(page)
  await page.goto(longbox.url + address)
  await firstText(page)
  await page.waitForTimeout(1000)
  const turns = (await recordRepeatedPageTurns(page, 60, 400)).map(getPageTurnDurationMs)
  const resized = await measureFontChanges(page)
  await context.close()
  return [
    {
      what: 'EPUB opened directly to first text',
      figures: [
        createBenchmarkFigure('', computeMedian(near), 'ms', 600),
        createBenchmarkFigure('20 ms away', computeMedian(distant), 'ms'),
        createBenchmarkFigure('4× slower processor, 9 Mbit/s', computeMedian(slow), 'ms', 2200),
      ],
    },
    { what: 'EPUB page turn', figures: [createBenchmarkFigure('p95', computePercentile(turns, 0.95), 'ms', 60)] },
    {
      what: 'change of font size to repaint, chapter of 100 KB',
      figures: [createBenchmarkFigure('', computePercentile(resized, 0.95), 'ms', 250)],
    },
  ]
}

/** Waits until a chapter shows text. Returns the time since the start of the navigation in milliseconds. */
const firstText = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => {
      const frame = [...document.querySelectorAll<HTMLIFrameElement>('[data-chapter] iframe')].find(
        element => getComputedStyle(element).visibility === 'visible',
      )
      return frame?.contentDocument?.body?.textContent.trim() ? performance.now() : 0
    })
    .then(handle => handle.jsonValue())

/**
 * Opens an address in nine new browser contexts with a signed-in user. Returns the times in milliseconds until the
 * first text appears.
 */
async function measureOpening(
  browser: Browser,
  signedIn: BrowserContext,
  address: string,
  before: (page: Page) => Promise<void> = async () => {},
): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < 9; run++) {
    const fresh = await openBenchmarkBrowserContext(browser, { storageState: await signedIn.storageState() })
    const page = await fresh.newPage()
    await before(page)
    await page.goto(address)
    times.push((await firstText(page)) || Number.NaN)
    await fresh.close()
  }
  return times
}

/**
 * Simulates a phone on a mobile network: a quarter of the CPU speed, 9 Mbit/s for downloads, 3 Mbit/s for uploads, and
 * 60 ms latency.
 */
async function emulatePhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: (9 * 1024 * 1024) / 8,
    uploadThroughput: (3 * 1024 * 1024) / 8,
  })
}

/**
 * Measures ten changes of the font size, in milliseconds. Each measurement begins with a key press and ends after the
 * frame with the new layout.
 */
async function measureFontChanges(page: Page): Promise<number[]> {
  const times: number[] = []
  for (let change = 0; change < 10; change++) {
    await page.evaluate(() => {
      const frame = [...document.querySelectorAll<HTMLIFrameElement>('[data-chapter] iframe')].find(
        element => getComputedStyle(element).visibility === 'visible',
      )
      const sizeOf = () => {
        const paragraph = frame?.contentDocument?.querySelector('p')
        return paragraph ? getComputedStyle(paragraph).fontSize : ''
      }
      const before = sizeOf()
      Object.assign(window, {
        resized: new Promise<number>(resolve => {
          addEventListener(
            'keydown',
            ({ timeStamp }) => {
              const look = () => {
                if (sizeOf() === before) return requestAnimationFrame(look)
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
              }
              requestAnimationFrame(look)
            },
            { capture: true, once: true },
          )
        }),
      })
    })
    await page.keyboard.press(change < 5 ? '+' : '-')
    times.push(await page.evaluate(() => (window as unknown as { resized: Promise<number> }).resized))
    await page.waitForTimeout(400)
  }
  return times
}
