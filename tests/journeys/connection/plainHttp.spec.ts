import type { BrowserContext, Page } from 'playwright/test'
import sharp from 'sharp'
import { idOf } from '../../harness/lookup'
import { accounts, enter, expect, type RunningLongbox, test } from '../../harness/server/longboxTest'

/** The way most servers at home are reached: by a name and plain http, where browsers keep back locks, UUIDs and more. */
const atHome = (longbox: RunningLongbox) => longbox.url.replace('127.0.0.1', 'longbox.test')

async function signInAtHome(page: Page, longbox: RunningLongbox) {
  await page.goto(`${atHome(longbox)}/login`)
  await enter(page, accounts.admin)
  await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
  expect(await page.evaluate(() => isSecureContext || 'locks' in navigator)).toBe(false)
}

/** The pages that have asked for the stream of live events, once for each time. */
function streamsOf(context: BrowserContext): Page[] {
  const asked: Page[] = []
  context.on('request', request => {
    if (request.url().includes('/sse/')) asked.push(request.frame().page())
  })
  return asked
}

test('windows share one event stream, another window takes it over, and all windows are updated', async ({
  page,
  longbox,
  context,
}) => {
  const streams = streamsOf(context)
  await signInAtHome(page, longbox)
  await expect.poll(() => streams).toEqual([page])
  const book = `${atHome(longbox)}/book/${await idOf(page, 'books')}`
  const [second, third] = [await context.newPage(), await context.newPage()]
  for (const window of [second, third]) await window.goto(book)
  await markAndSee(second, third)
  expect(streams).toHaveLength(1)
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await markAndSee(third, second)
  expect(streams).toHaveLength(2)
})

/** Changes the read mark of the book of the page in one window and waits until the other one shows it. */
async function markAndSee(act: Page, seen: Page) {
  await act
    .getByRole('main')
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  const mark = act.getByRole('menuitem', { name: /^Mark as (un)?read$/ }).first()
  const becomes = (await mark.textContent()) === 'Mark as read' ? 'Read again' : 'Read'
  await mark.click()
  await expect(seen.getByRole('link', { name: becomes, exact: true })).toBeVisible()
}

test('adds a poster over plain HTTP', async ({ page, longbox }) => {
  await signInAtHome(page, longbox)
  await page.goto(`${atHome(longbox)}/series/${await idOf(page, 'series')}`)
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await page.getByRole('tab', { name: 'Posters' }).click()
  const picture = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.getByRole('listitem', { name: /^New, not saved yet/ })).toBeVisible()
})
