import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { expect, test as journey } from '../../harness/server/longboxFixture'
import { startLongbox } from '../../harness/server/startLongbox'

/** SVG page that tries to run a script, to send requests, and to embed a page of the client. */
const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="600" height="900" viewBox="0 0 600 900">
  <style>rect { fill: rgb(10, 120, 60) }</style><rect width="600" height="900"/>
  <script>document.title = 'ran'; fetch('/api/logout', { method: 'POST' })</script>
  <image href="/api/logout" width="9" height="9"/>
  <foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="/api/logout" onerror="document.title='ran'"/>
  <iframe xmlns="http://www.w3.org/1999/xhtml" src="/dashboard"/></foreignObject></svg>`

/** SVG with ten million rectangles. A browser would need more than ten seconds to draw it. */
const useBomb = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect id="a0" width="1" height="1"/>${[1, 2, 3, 4, 5, 6, 7].map(level => `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`).join('')}</svg>`

const folder = mkdtempSync(join(tmpdir(), 'longbox-svg-'))
mkdirSync(join(folder, 'Drawn'))
writeFileSync(
  join(folder, 'Drawn', 'Drawn 1.cbz'),
  zipSync({ '1.svg': strToU8(drawing), '2.svg': strToU8(drawing), '3.svg': strToU8(useBomb) }),
)

// The tests accept all console errors. The browser reports each blocked script and each blocked request as an error.
const test = journey.extend({ args: ['--library', folder], tolerated: /./ })
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Starts a proxy in front of a server. The proxy removes all security headers from the responses.
 * @param target address of the server
 */
async function serveUnprotected(target: string) {
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(target)
    const outgoing = ask(
      { hostname, port, path: request.url, method: request.method, headers: request.headers },
      upstream => {
        const headers = Object.entries(upstream.headers).filter(
          ([name]) => !/policy|nosniff|content-type-options|frame-options/.test(name),
        )
        response.writeHead(upstream.statusCode ?? 502, Object.fromEntries(headers))
        upstream.pipe(response)
      },
    )
    outgoing.on('error', () => response.destroy())
    request.pipe(outgoing)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Uploads a JPEG image as the poster of a book. */
async function addPoster(page: Page, url: string, id: string): Promise<void> {
  const buffer = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const response = await page.request.post(`${url}/api/v1/books/${id}/thumbnails`, {
    multipart: { file: { name: 'poster.jpg', mimeType: 'image/jpeg', buffer } },
  })
  expect(response.ok()).toBe(true)
}

async function expectHarmless(page: Page, url: string): Promise<void> {
  const signedIn = async () => (await page.request.get(`${url}/api/v2/users/me`)).status()
  const credentials = Buffer.from('demo@longbox.org:demo').toString('base64')
  await page.request.get(`${url}/api/v2/users/me`, { headers: { Authorization: `Basic ${credentials}` } })
  await page.goto(`${url}/favicon.svg`)
  await expect(async () => expect(await fetchFirstRecordId(page, 'books')).toBeTruthy()).toPass({ timeout: 30_000 })
  const id = await fetchFirstRecordId(page, 'books')

  await page.goto(`${url}/book/${id}/read?incognito=true`)
  await expect(page.locator('[data-page="1"][data-state=ready]')).toBeAttached()
  const shown = await page
    .locator('[data-page="1"] img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(shown).toBeGreaterThan(0)
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save this page' }).click()
  const savedDrawing = await readFile(await (await saved).path(), 'utf8')
  expect(savedDrawing).toContain('rgb(10, 120, 60)')
  expect(savedDrawing).not.toMatch(/script|logout|onerror/)

  await page.goto(`${url}/book/${id}/read?incognito=true&page=3`)
  await expect(page.getByText('This drawing is too complex to be shown')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-page="2"][data-state=ready]')).toBeAttached()

  const respondedPaths: string[] = []
  for (const path of [
    `/api/v1/books/${id}/pages/1`,
    `/api/v1/%62ooks/${id}/pages/1`,
    `/api/v1/books/${id}/pages/%31`,
    `/api/v1/books/${id}/pages/1?contentNegotiation=false`,
    `/api/v1/books/${id}/pages/1/raw`,
  ]) {
    const tab = await page.context().newPage()
    // Counts only requests with a response. Playwright also reports requests that the Content-Security-Policy blocks.
    tab.on('response', response => respondedPaths.push(new URL(response.url()).pathname))
    const answer = await tab.goto(`${url}${path}`)
    expect(answer?.headers()['content-security-policy'], path).toMatch(/^sandbox; default-src 'none'/)
    expect(answer?.headers()['x-content-type-options'], path).toBe('nosniff')
    // The server must not send a comic page as SVG. If the server sent SVG, the browser would draw the target of each
    // `use` element again, and many `use` elements could block the tab.
    expect(answer?.headers()['content-type'], path).not.toMatch(/svg/)
    expect(await tab.title(), path).not.toBe('ran')
    await tab.close()
  }
  // Checks that the Content-Security-Policy of the server does not prevent the browser from showing a poster. The test
  // uploads the poster itself, because some servers cannot generate a poster from an SVG page.
  await addPoster(page, url, id)
  await page.goto(`${url}/api/v1/books/${id}/thumbnail`)
  expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0)
  expect(respondedPaths.filter(path => /logout|dashboard/.test(path))).toEqual([])
  expect(await signedIn()).toBe(200)
}

test('shows an SVG comic page that contains a script; in its own tab, the script does not run', async ({
  page,
  longbox,
}) => {
  await expectHarmless(page, longbox.url)
})

test('behind a server without security headers, an SVG comic page runs no script', async ({ page, longbox }) => {
  test.setTimeout(120_000)
  const unprotected = await serveUnprotected(longbox.url)
  const client = await startLongbox(['--server', unprotected.url])
  try {
    await expectHarmless(page, client.url)
  } finally {
    await client.stop()
    unprotected.stop()
  }
})
