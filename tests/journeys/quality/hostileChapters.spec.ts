import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import {
  costlyLayoutChapters,
  createHostileChapters,
  createXhtmlDocument,
  oversizedHostileChapters,
} from '../../harness/content/hostileChapters'
import { writeEpub } from '../../harness/content/writeEpub'
import { writeHostileChapters } from '../../harness/content/writeHostileChapters'
import { expectNoLongTasks } from '../../harness/longTasks'
import { openInApp } from '../../harness/openInApp'
import { fetchReadableBooks, locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-hostile-chapters-'))
const requests: string[] = []
const canary = createServer((request, response) => {
  requests.push(request.url ?? '')
  response.end()
})
await new Promise<void>(resolve => canary.listen(0, '127.0.0.1', resolve))
const hostile = createHostileChapters(`http://127.0.0.1:${(canary.address() as AddressInfo).port}`)
/**
 * Title of a book whose second chapter is too large. The reader already loads the second chapter while it shows the
 * first chapter.
 */
const PRELOAD_TITLE = 'Nested in the next chapter'
writeEpub(join(library, 'Hostile chapters', `${PRELOAD_TITLE}.epub`), [
  { path: 'one.xhtml', body: createXhtmlDocument('<p>The peaceful beginning.</p>') },
  { path: 'nested.xhtml', body: oversizedHostileChapters['Nested 200000']?.text ?? '' },
  { path: 'three.xhtml', body: createXhtmlDocument('<p>The peaceful end.</p>') },
])
const chapterTitles = writeHostileChapters(library, {
  ...hostile,
  ...oversizedHostileChapters,
  ...costlyLayoutChapters,
})
const titles = [PRELOAD_TITLE, ...chapterTitles]
// The tests accept all console errors. The browser reports each blocked script and each blocked request of a book as an
// error.
test.use({ args: ['--library', library], tolerated: /./ })
test.afterAll(() => {
  canary.close()
  rmSync(library, { recursive: true, force: true })
})

const frame = (page: Page) => page.frameLocator('[data-shown=true] iframe')

/** Waits until the server has analyzed all books. A real server parses each chapter, including the chapter of 50 MB. */
const waitForAllBooks = (page: Page) =>
  expect(async () => expect(await fetchReadableBooks(page)).toHaveLength(titles.length)).toPass({ timeout: 150_000 })

test('hostile chapters run no script, load nothing from other servers and do not sign the user out', async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(300_000)
  await signIn()
  await waitForAllBooks(page)
  const outside: string[] = []
  page.on('request', request => {
    const { pathname, origin } = new URL(request.url())
    if (/^(blob|data|about):/.test(request.url())) return
    if (origin !== new URL(longbox.url).origin || /logout/.test(pathname)) outside.push(request.url())
  })
  for (const [index, title] of Object.keys(hostile).entries()) {
    const path = `/book/${(await waitForReadableBook(page, title)).id}/read-epub?incognito=true`
    await (index === 0 ? page.goto(longbox.url + path) : openInApp(page, path))
    await expect(locatePositionStatus(page, /Page 1 of \d+/), title).toBeAttached()
    expect(await page.evaluate(leadingPolicies), title).toEqual(['Content-Security-Policy'])
    for (const id of ['run', 'run2'])
      if (title === 'Links to the server') await frame(page).locator(`#${id}`).dispatchEvent('click')
    expect(await page.evaluate(() => 'hostile' in window), title).toBe(false)
    expect(outside, title).toEqual([])
    expect(requests, title).toEqual([])
    expect(await page.evaluate(async () => (await fetch('/api/v2/users/me')).status), title).toBe(200)
  }
})

test('a chapter that is too large shows a message immediately, the next chapter can be opened, and the tab stays responsive', async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(400_000)
  await signIn()
  await waitForAllBooks(page)
  for (const title of Object.keys(oversizedHostileChapters)) {
    const { id } = await waitForReadableBook(page, title)
    await expectNoLongTasks(
      page,
      async () => {
        await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
        await expect(frame(page).getByRole('heading', { name: 'This chapter is too large' }), title).toBeVisible()
        await frame(page).getByRole('link', { name: 'Contents' }).click()
        await expect(page.getByRole('dialog', { name: 'Contents' })).toBeVisible()
        await page.keyboard.press('Escape')
        await frame(page).getByRole('link', { name: 'Next chapter' }).click()
        await expect(frame(page).getByText('The peaceful end.'), title).toBeVisible()
      },
      title,
    )
  }
  for (const title of Object.keys(costlyLayoutChapters)) {
    const { id } = await waitForReadableBook(page, title)
    await expectNoLongTasks(
      page,
      async () => {
        await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
        await expect(frame(page).getByText('text', { exact: true }), title).toBeVisible()
      },
      title,
    )
  }
})

test('a chapter that is too large does not block the tab while the reader loads it in advance', async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(300_000)
  await signIn()
  await waitForAllBooks(page)
  const { id } = await waitForReadableBook(page, PRELOAD_TITLE)
  await expectNoLongTasks(page, async () => {
    const preload = page.waitForResponse(/\/resource\/nested\.xhtml/)
    await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
    await expect(frame(page).getByText('The peaceful beginning.')).toBeVisible()
    await (await preload).finished()
    await page.keyboard.press('ArrowRight')
    await expect(frame(page).getByRole('heading', { name: 'This chapter is too large' })).toBeVisible()
    await frame(page).getByRole('link', { name: 'Next chapter' }).click()
    await expect(frame(page).getByText('The peaceful end.')).toBeVisible()
  })
})

/**
 * Returns the `http-equiv` attributes of all Content-Security-Policy elements in the visible chapter. Returns an empty
 * list if the first element of the head is not a Content-Security-Policy element. Runs in the page.
 */
function leadingPolicies(): (string | null)[] {
  const chapter = document.querySelector<HTMLIFrameElement>('[data-shown=true] iframe')?.contentDocument
  const policies = [...(chapter?.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]') ?? [])]
  const isFirst = chapter?.documentElement.firstElementChild?.firstElementChild === policies[0]
  return isFirst ? policies.map(policy => policy.getAttribute('http-equiv')) : []
}
