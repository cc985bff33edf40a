import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from 'playwright/test'
import { projectFolder } from '../../../server/serverOptions'
import { submitSignInForm } from '../../harness/server/longboxFixture'
import { getSelectedStaticWebServer } from '../../harness/server/staticWebServer'

const BASE = '/try'
const BUILD_TIMEOUT_MS = 240_000
const MEDIA_TYPES: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html', '.css': 'text/css' }

const folder = mkdtempSync(join(tmpdir(), 'longbox-demo-'))
let host: Server
let url: string

/** Starts a server that serves the demo as a static website. For unknown paths, the server sends 404.html. */
function startStaticHost(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const file = join(folder, path.slice(BASE.length).replace(/\/$/, '/index.html'))
    const isFile = path.startsWith(`${BASE}/`) && existsSync(file) && statSync(file).isFile()
    const sent = isFile ? file : join(folder, '404.html')
    response.writeHead(isFile ? 200 : 404, {
      'Content-Type': MEDIA_TYPES[extname(sent)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(sent))
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

test.skip(getSelectedStaticWebServer() !== undefined, 'The demo has its own host and needs no server.')
test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  const args = [join(projectFolder, 'scripts/build-demo.mjs'), '--base', BASE, '--out', folder]
  await promisify(execFile)(process.execPath, args)
  host = await startStaticHost()
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}${BASE}`
})
test.afterAll(async () => {
  host.closeAllConnections()
  await promisify(host.close.bind(host))()
  rmSync(folder, { recursive: true, force: true })
})

const bookId = (page: Page, name: string) =>
  page.evaluate(
    async ([address, bookName]) => {
      const { content } = await (await fetch(`${address}/api/v1/books?size=50`)).json()
      return (content as { id: string; name: string }[]).find(book => book.name === bookName)?.id
    },
    [url, name] as const,
  )

/** Ends the service worker. Browsers do the same when a service worker has received no requests for half a minute. */
async function stopServiceWorker(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}

/** Returns the page number that the demo has stored as the reading progress of a book. Runs in the browser page. */
async function savedPage(bookId: string | undefined): Promise<number | undefined> {
  const cache = await caches.open('longbox-demo/try')
  const [address] = await cache.keys()
  const saved = address && (await cache.match(address))
  const { progress = [] } = ((await saved?.json()) ?? {}) as { progress?: { bookId: string; page: number }[] }
  return progress.find(record => record.bookId === bookId)?.page
}

/** Returns whether the service worker has cached all program files that `offline.js` lists. Runs in the page. */
async function hasStoredProgramFiles(address: string): Promise<boolean> {
  const worker = await (await fetch(`${address}/offline.js`)).text()
  const { shell } = JSON.parse(worker.slice(worker.indexOf('{'), worker.indexOf('};') + 1)) as {
    shell: { files: string[] }
  }
  const stored = await Promise.all(shell.files.map(file => caches.match(`${address}/${file}`)))
  return stored.every(Boolean)
}

test('opens a comic and an EPUB without any server, and remembers the position', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.goto(`${url}/`)
  await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()

  const comic = await bookId(page, 'Harbour Nine 001')
  await page.goto(`${url}/book/${comic}/read?page=1`)
  await expect(page.getByText(/Page 1 of 8/)).toBeAttached()
  const stored = page.waitForResponse(
    response => /read-progress$/.test(response.url()) && response.request().method() === 'PATCH',
  )
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/Page 2.* of 8/)).toBeAttached()
  await stored

  const text = await bookId(page, 'The Ferry Clock')
  await page.goto(`${url}/book/${text}/read-epub`)
  await expect(page.frameLocator('iframe').first().locator('body')).toContainText(/\w/)

  await expect.poll(() => page.evaluate(savedPage, comic), { timeout: 15_000 }).toBe(2)
  await stopServiceWorker(page)
  await page.goto(`${url}/book/${comic}`)
  await expect(page.getByRole('main')).toContainText('Continue · page 2')

  // Content of a book can be opened as a separate page. The demo must then send the same security headers as a server.
  const content = await page.goto(`${url}/api/v1/books/${comic}/pages/1`)
  expect(content?.headers()).toMatchObject({
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'x-content-type-options': 'nosniff',
  })
  expect(errors).toEqual([])
})

test('opens a page by its address at the first visit, and lets the visitor sign out and sign in again', async ({
  page,
}) => {
  await page.goto(`${url}/libraries/all/collections`)
  await expect(page.getByRole('link', { name: 'The Lantern Coast' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await submitSignInForm(page)
  await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
})

test('opens books without network after the first visit', async ({ page, context }) => {
  await page.goto(`${url}/`)
  await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
  const [comic, text] = [await bookId(page, 'Harbour Nine 001'), await bookId(page, 'The Ferry Clock')]
  await expect.poll(() => page.evaluate(hasStoredProgramFiles, url), { timeout: 60_000 }).toBe(true)
  await context.setOffline(true)
  await stopServiceWorker(page)
  await page.goto(`${url}/book/${comic}/read?page=2`)
  await expect(page.getByText(/Page 2.* of 8/)).toBeAttached()
  await page.goto(`${url}/book/${text}/read-epub`)
  await expect(page.frameLocator('iframe').first().locator('body')).toContainText(/\w/)
})

test.describe('in Firefox', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })

  test('sends reading progress to the service worker without keepalive, because keepalive requests bypass the worker', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const nativeFetch = window.fetch
      window.fetch = (target, init) => {
        if (init?.method === 'PATCH') document.documentElement.dataset.keepalive = String(init.keepalive)
        return nativeFetch(target, init)
      }
    })
    await page.goto(`${url}/`)
    await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
    await page.goto(`${url}/book/${await bookId(page, 'Harbour Nine 001')}/read?page=1`)
    await expect(page.getByText(/Page 1 of 8/)).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('html')).toHaveAttribute('data-keepalive', 'false')
  })
})
