import type { Browser, Page } from 'playwright'
import { kib, routeBytes } from '../harness/server/routeBytes'
import type { RunningLongbox } from '../harness/server/startLongbox'
import { figure, type Measurement } from './measurement'
import { settled, signIn, visitor } from './visiting'

/** Routes with the upper bound of their scripts and styles, in KiB after gzip (docs/performance.md). */
export const budgets = [
  { name: 'sign-in', signedIn: false, path: async () => '/login', bound: 150 },
  {
    name: 'comic reader',
    signedIn: true,
    path: async (page: Page) => `/book/${await bookWith(page, 'DIVINA')}/read`,
    bound: 145,
  },
  {
    name: 'EPUB reader',
    signedIn: true,
    path: async (page: Page) => `/book/${await bookWith(page, 'EPUB')}/read-epub`,
    bound: 250,
  },
  { name: 'dashboard', signedIn: true, path: async () => '/dashboard', bound: 280 },
]

/**
 * Waits until the server has analysed a book.
 * @param mediaProfile  `DIVINA`, `EPUB` or `PDF`
 * @param title  name of the book; any book without it
 * @returns the id of the book
 */
export async function bookWith(page: Page, mediaProfile: string, title?: string): Promise<string> {
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
      const response = await fetch(new URL('api/v1/books/list?unpaged=true', document.baseURI), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: JSON.stringify({ condition }),
      })
      const { content } = (await response.json()) as {
        content: { id: string; name: string; media: { epubDivinaCompatible: boolean } }[]
      }
      return content.find(book => !book.media.epubDivinaCompatible && (!title || book.name === title))?.id
    },
    { mediaProfile, title },
  )

/** Measures scripts and styles of each route of {@link budgets} in a fresh browser. */
export async function measureBytes(browser: Browser, longbox: RunningLongbox): Promise<Measurement[]> {
  const measured: Measurement[] = []
  for (const { name, signedIn, path, bound } of budgets) {
    const context = await visitor(browser)
    const page = await context.newPage()
    if (signedIn) await signIn(page, longbox.url)
    const target = longbox.url + (await path(page))
    const fresh = await context.newPage()
    const { gzip, fonts } = await routeBytes(fresh, async () => {
      await fresh.goto(target)
      await settled(fresh)
    })
    measured.push({
      what: `JS + CSS, ${name}`,
      figures: [figure('', kib(gzip), 'KiB', bound), figure('web fonts', fonts.length, 'files', 0)],
    })
    await context.close()
  }
  return measured
}
