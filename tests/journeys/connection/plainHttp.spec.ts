import type { BrowserContext, Page, Request } from 'playwright/test'
import sharp from 'sharp'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { expect, type RunningLongbox, submitSignInForm, test, testAccounts } from '../../harness/server/longboxFixture'

/**
 * Returns the address of the client with http and a host name. For browsers, this address is not a secure context.
 * Therefore the Web Locks API and `crypto.randomUUID` are missing.
 */
const plainHttpUrl = (longbox: RunningLongbox) => longbox.url.replace('127.0.0.1', 'longbox.test')

async function signInOverHttp(page: Page, longbox: RunningLongbox) {
  await page.goto(`${plainHttpUrl(longbox)}/login`)
  await submitSignInForm(page, testAccounts.admin)
  await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
  expect(await page.evaluate(() => isSecureContext || 'locks' in navigator)).toBe(false)
}

/** Returns a function that lists the open browser tabs with an open event stream. */
function createOpenStreamsGetter(context: BrowserContext): () => Page[] {
  const openStreams = new Map<Request, Page>()
  context.on('request', request => {
    if (request.url().includes('/sse/')) openStreams.set(request, request.frame().page())
  })
  context.on('requestfinished', request => openStreams.delete(request))
  context.on('requestfailed', request => openStreams.delete(request))
  return () => [...openStreams.values()].filter(tab => !tab.isClosed())
}

test('windows share one event stream; when its window closes, another window opens the stream, and all windows are updated', async ({
  page,
  longbox,
  context,
}) => {
  const listOpenStreams = createOpenStreamsGetter(context)
  await signInOverHttp(page, longbox)
  await expect.poll(listOpenStreams).toEqual([page])
  const book = `${plainHttpUrl(longbox)}/book/${await fetchFirstRecordId(page, 'books')}`
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const window of [second, third]) await window.goto(book)
  await expectMarkSynced(second, third)
  await expect.poll(listOpenStreams).toEqual([page])
  await page.close()
  await expect.poll(listOpenStreams).toHaveLength(1)
  await expectMarkSynced(third, second)
  await expect.poll(listOpenStreams).toHaveLength(1)
})

/** Marks a book as read or unread in a window. Waits until another window shows the change. */
async function expectMarkSynced(actor: Page, observer: Page) {
  await actor
    .getByRole('main')
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  const mark = actor.getByRole('menuitem', { name: /^Mark as (un)?read$/ }).first()
  const becomes = (await mark.textContent()) === 'Mark as read' ? 'Read again' : 'Read'
  await mark.click()
  await expect(observer.getByRole('link', { name: becomes, exact: true })).toBeVisible()
}

test('adds a poster over plain HTTP', async ({ page, longbox }) => {
  await signInOverHttp(page, longbox)
  await page.goto(`${plainHttpUrl(longbox)}/series/${await fetchFirstRecordId(page, 'series')}`)
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await page.getByRole('tab', { name: 'Posters' }).click()
  const picture = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.getByRole('listitem', { name: /^New, not saved yet/ })).toBeVisible()
})
