import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { writeHostileBooks } from '../../harness/content/writeHostileBooks'
import { openInApp } from '../../harness/openInApp'
import { fetchReadableBooks, locatePositionStatus, type ReadableBook } from '../../harness/readers/readableBooks'
import { readPageValueWhenStable } from '../../harness/readPageValueWhenStable'
import { expect, test as journey } from '../../harness/server/longboxFixture'

/**
 * Server to which the hostile books try to send requests. `requests` contains the requests that the server has
 * received. The array `requests` must stay empty.
 */
type Canary = { url: string; requests: IncomingMessage[] }

const test = journey.extend<{ canary: Canary; titles: string[] }>({
  canary: async ({ playwright: _ }, use) => {
    const requests: IncomingMessage[] = []
    const server = createServer((request, response) => {
      requests.push(request)
      response.end('<p>caught</p>')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    // The canary server and the client must have different host names. The reader rejects links to the host of the
    // client, so such links could never send a request that the test would detect.
    await use({ url: `http://longbox.test:${(server.address() as AddressInfo).port}`, requests })
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  },
  titles: async ({ canary }, use) => use(writeHostileBooks(folderOf(canary), canary.url)),
  // `args` must depend on `titles`: the fixture `titles` writes the library, and the program needs the library when it
  // starts.
  args: async ({ canary, titles }, use) => {
    expect(titles.length).toBeGreaterThan(15)
    await use(['--library', folderOf(canary)])
    rmSync(folderOf(canary), { recursive: true, force: true })
  },
  // The tests accept all console errors. The browser reports each blocked script and each blocked request of a book as
  // an error.
  tolerated: /./,
})

const root = mkdtempSync(join(tmpdir(), 'longbox-hostile-'))
const folderOf = ({ url }: Canary) => join(root, new URL(url).port)

test('hostile EPUBs run no script, send no request to other servers and do not navigate the window', async ({
  page,
  longbox,
  signIn,
  canary,
  titles,
}) => {
  test.setTimeout(300_000)
  const books = await openLibrary(page, signIn, titles.length)
  const foreignResponses: string[] = []
  // Counts only requests with a response. Playwright also reports requests that the Content-Security-Policy blocks.
  page.on('response', answer => {
    const url = answer.url()
    const isAllowed = /^(blob|data|about):/.test(url) || url.startsWith(`${longbox.url}/`)
    if (!isAllowed || /\/(logout|etc\/passwd)/.test(url)) foreignResponses.push(url)
  })
  for (const [index, book] of books.entries()) {
    await test.step(book.title, async () => {
      const path = `/book/${book.id}/read-epub?incognito=true`
      await (index === 0 ? page.goto(longbox.url + path) : openInApp(page, path))
      await expect(locatePositionStatus(page, /Page 1 of \d+/), book.title).toBeAttached()
      await provoke(page)
      await expectIntactReader(page, book, longbox.url)
    })
    expect(
      canary.requests.map(({ url }) => url),
      book.title,
    ).toEqual([])
    expect(foreignResponses, book.title).toEqual([])
  }
  await test.step('an external link opens after a click, without referrer', async () => {
    const book = books.find(({ title }) => title === 'Links outwards')
    await page.goto(`${longbox.url}/book/${book?.id}/read-epub?incognito=true`)
    const link = page.frameLocator('[data-shown=true] iframe').getByRole('link', { name: 'outwards' })
    await expect(link).toBeVisible()
    expect(canary.requests).toEqual([])
    await link.click()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('dialog', { name: 'Open this link?' }).getByRole('button', { name: 'Open' }).click()
    const outside = await opening
    await outside.waitForURL(`${canary.url}/out`)
    expect(await outside.evaluate(() => window.opener)).toBeNull()
    expect(canary.requests[0]?.headers.referer).toBeUndefined()
    await expect(page).toHaveURL(/read-epub/)
  })
})

async function openLibrary(page: Page, signIn: () => Promise<void>, count: number): Promise<ReadableBook[]> {
  await signIn()
  await expect(async () => expect(await fetchReadableBooks(page)).toHaveLength(count)).toPass({ timeout: 150_000 })
  return fetchReadableBooks(page)
}

/**
 * Checks that the `sandbox` attribute of each chapter forbids scripts. Then fires pointer, focus, click and submit
 * events at the elements for which hostile books could contain event handlers, such as links and forms.
 */
async function provoke(page: Page): Promise<void> {
  const sandboxes = await page.evaluate(() =>
    [...document.querySelectorAll('[data-chapter] iframe')].map(frame => frame.getAttribute('sandbox')),
  )
  expect(sandboxes).not.toEqual([])
  for (const sandbox of sandboxes) expect(sandbox ?? 'allow-scripts').not.toContain('allow-scripts')
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-chapter] iframe')) {
      const { contentDocument } = frame
      for (const element of contentDocument?.querySelectorAll('a[id=run], math *, svg a, p, form, button, summary') ??
        []) {
        for (const type of ['pointerdown', 'mouseover', 'focusin', 'click', 'submit'])
          element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
      }
    }
  })
  await readPageValueWhenStable(page, () => [location.href, 'hostile' in window])
}

/**
 * Checks that the book has run no script and that the reader still works. The toolbars must work, and the end of the
 * book must be reachable.
 */
async function expectIntactReader(page: Page, { title }: ReadableBook, origin: string): Promise<void> {
  expect(new URL(page.url()).origin, title).toBe(origin)
  expect(await page.evaluate(() => 'hostile' in window), title).toBe(false)
  await page.keyboard.press('m')
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await expect(back, title).toBeVisible()
  await back.click({ trial: true })
  await page.keyboard.press('m')
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(await locatePositionStatus(page, 'You reached the end').count(), title).toBe(1)
  }).toPass({ intervals: [50], timeout: 20_000 })
  await expect(page.getByRole('region', { name: 'You reached the end' }), title).toBeVisible()
}
