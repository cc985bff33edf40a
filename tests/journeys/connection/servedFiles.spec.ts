import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../../server/serverOptions'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { expect, test } from '../../harness/server/longboxFixture'

const restrictions = {
  'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * Tests of the files and API responses that the Longbox server sends. `npm run test:delivery` runs the same tests with
 * other web servers.
 */
for (const base of ['', '/comics'])
  test.describe(base || 'without a base path', () => {
    test.use({ args: base ? ['--base', base] : [] })

    test('pages and files have the expected security and caching headers', async ({ request, longbox }) => {
      const page = await request.get(`${longbox.url}/series/1`, { headers: { 'sec-fetch-mode': 'navigate' } })
      const html = await page.text()
      expect(page.status()).toBe(200)
      expect(page.headers()).toMatchObject({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-.+'.*frame-ancestors 'self'/),
      })
      expect(html).toContain(`<base href="${base}/"`)
      const popup = await request.get(`${longbox.url}/login?server_redirect=Y`)
      expect(popup.headers()).not.toHaveProperty('cross-origin-opener-policy')

      const index = await request.get(`${longbox.url}/index.html`, { maxRedirects: 0 })
      expect(index.status()).toBe(200)

      const asset = /<script type="module"[^>]* src="\.\/(assets\/[^"]+\.js)"/.exec(html)?.[1]
      const script = await request.get(`${longbox.url}/${asset}`)
      expect(script.headers()).toMatchObject({
        'cache-control': expect.stringContaining('immutable'),
        'content-encoding': expect.stringMatching(/br|gzip/),
        'content-type': expect.stringContaining('javascript'),
        'x-content-type-options': 'nosniff',
      })
      const workers = readdirSync(join(projectFolder, 'dist/assets')).filter(name =>
        /^externalImageWorker.*js$/.test(name),
      )
      const worker = await request.get(`${longbox.url}/assets/${workers[0]}`)
      expect(worker.headers()['content-security-policy']).toMatch(/^default-src 'none'; .*connect-src \*/)
      for (const [file, type] of [
        ['offline.js', 'javascript'],
        ['manifest.webmanifest', 'manifest+json'],
        ['favicon.svg', 'svg'],
      ]) {
        const { status, headers } = { ...(await request.get(`${longbox.url}/${file}`).then(describeResponse)) }
        expect([status, headers['content-type'], headers['cache-control']], file).toEqual([
          200,
          expect.stringContaining(type ?? ''),
          'no-cache',
        ])
      }
      expect((await request.get(`${longbox.url}/assets/none-0000000.js`)).status()).toBe(404)
    })

    test('responses of the server have restrictive headers for every spelling of their path', async ({
      page,
      longbox,
      signIn,
    }) => {
      await signIn()
      const { request } = page
      for (const path of ['/api/v1/claim', `/api/v1/books/${await fetchFirstRecordId(page, 'books')}/pages/1`]) {
        const response = await request.get(`${longbox.url}${path}`)
        expect(response.status(), path).toBe(200)
        expect(response.headers(), path).toMatchObject(restrictions)
      }
      const encoded = await request.get(`${longbox.url}/%61pi/v1/claim`)
      if (encoded.headers()['content-type']?.includes('json')) expect(encoded.headers()).toMatchObject(restrictions)
      expect((await request.get(`${longbox.url}/api/logout`)).status()).toBe(405)
      for (const path of ['/%61pi/LOGOUT', '/api/logout/', '/api/logout;a=1'])
        await request.get(`${longbox.url}${path}`)
      expect((await request.get(`${longbox.url}/api/v2/users/me`)).status()).toBe(200)
    })

    test('an image request without a session does not open the password dialog of the browser', async ({
      request,
      longbox,
    }) => {
      const image = await request.get(`${longbox.url}/api/v1/books/1/thumbnail`, { headers: { accept: 'image/*' } })
      expect([image.status(), image.headers()['www-authenticate']]).toEqual([401, undefined])
    })

    test('cookies are limited to the path of the client', async ({ page, longbox, signIn }) => {
      await signIn()
      const cookies = await page.context().cookies(longbox.url)
      expect(cookies.map(({ path }) => path)).toEqual(cookies.map(() => base || '/'))
      expect(cookies).not.toEqual([])
    })

    test('live events arrive immediately', async ({ page, longbox, signIn }) => {
      await signIn()
      const bookId = await fetchFirstRecordId(page, 'books')
      const event = page.evaluate(
        ([url, id]) =>
          new Promise<string>(resolve => {
            const source = new EventSource(`${url}/sse/v1/events`)
            const storePage = () =>
              fetch(`${url}/api/v1/books/${id}/read-progress`, {
                method: 'PATCH',
                headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
                body: JSON.stringify({ page: 2 }),
              })
            // The test changes the reading progress repeatedly, without waiting for the event `open` of the event
            // stream. A server may delay `open`, because it sends the response headers only with the first live event.
            const timer = setInterval(storePage, 500)
            source.addEventListener('ReadProgressChanged', ({ data }) => {
              clearInterval(timer)
              source.close()
              resolve(String(data))
            })
          }),
        [longbox.url, bookId] as const,
      )
      expect(await event).toContain(bookId)
    })
  })

const describeResponse = (response: { status: () => number; headers: () => Record<string, string> }) => ({
  status: response.status(),
  headers: response.headers(),
})
