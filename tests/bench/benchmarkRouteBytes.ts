import type { Browser, Page } from 'playwright'
import {
  bytesToKiB,
  measureTransferredBytesOfPage,
  preventLaterLoads,
} from '../harness/server/measureTransferredBytesOfPage'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { openBenchmarkBrowserContext, signInForBenchmark, waitForNetworkIdle } from './benchmarkBrowser'
import { type BenchmarkMeasurement, createBenchmarkFigure } from './benchmarkMeasurement'

/** Routes, each with the maximum size of its scripts and styles in KiB after gzip (docs/performance.md). */
export const routeByteBudgets = [
  { name: 'sign-in', signedIn: false, path: async () => '/login', bound: 150 },
  {
    name: 'comic reader',
    signedIn: true,
    path: async (page: Page) => `/book/${await waitForAnalyzedBookId(page, 'DIVINA')}/read`,
    bound: 145,
  },
  {
    name: 'EPUB reader',
    signedIn: true,
    path: async (page: Page) => `/book/${await waitForAnalyzedBookId(page, 'EPUB')}/read-epub`,
    bound: 250,
  },
  { name: 'dashboard', signedIn: true, path: async () => '/dashboard', bound: 280 },
]

/**
 * Waits until the server has analyzed a book. Ignores EPUBs that contain only images.
 * @param mediaProfile `DIVINA`, `EPUB` or `PDF`
 * @param title file name of the book without extension. If undefined, any book with the media profile is suitable.
 * @returns id of the book
 */
export async function waitForAnalyzedBookId(page: Page, mediaProfile: string, title?: string): Promise<string> {
  for (const end = Date.now() + 30_000; ; await page.waitForTimeout(100)) {
    const id = await findBook(page, mediaProfile, title)
    if (id) return id
    if (Date.now() > end) throw new Error(`no ${mediaProfile} book ${title ?? ''}`)
  }
}

const findBook = (page: Page, mediaProfile: string, title?: string): Promise<string | undefined> =>
  page.evaluate(
    async ({ mediaProfile, title }) => {
      const condition = {
        allOf: [
          { mediaProfile: { operator: 'is', value: mediaProfile } },
          { mediaStatus: { operator: 'is', value: 'READY' } },
        ],
      }
      const response = await fetch(
        new URL('api/v1/books/list?unpaged=true&sort=series,asc&sort=metadata.numberSort,asc', document.baseURI),
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
          body: JSON.stringify({ condition }),
        },
      )
      const { content } = (await response.json()) as {
        content: { id: string; name: string; media: { epubDivinaCompatible: boolean } }[]
      }
      return content.find(book => !book.media.epubDivinaCompatible && (!title || book.name === title))?.id
    },
    { mediaProfile, title },
  )

/**
 * Measures the scripts and styles of each route in {@link routeByteBudgets}, and counts its web fonts. Each route uses
 * a new browser context.
 */
export async function benchmarkRouteBytes(browser: Browser, longbox: RunningLongbox): Promise<BenchmarkMeasurement[]> {
  const measured: BenchmarkMeasurement[] = []
  for (const { name, signedIn, path, bound } of routeByteBudgets) {
    const context = await openBenchmarkBrowserContext(browser)
    const page = await context.newPage()
    if (signedIn) await signInForBenchmark(page, longbox.url)
    const target = longbox.url + (await path(page))
    const fresh = await context.newPage()
    await fresh.addInitScript(preventLaterLoads)
    const { gzip, fonts } = await measureTransferredBytesOfPage(fresh, async () => {
      await fresh.goto(target)
      await waitForNetworkIdle(fresh)
    })
    measured.push({
      what: `JS + CSS, ${name}`,
      figures: [
        createBenchmarkFigure('', bytesToKiB(gzip), 'KiB', bound),
        createBenchmarkFigure('web fonts', fonts.length, 'files', 0),
      ],
    })
    await context.close()
  }
  return measured
}
