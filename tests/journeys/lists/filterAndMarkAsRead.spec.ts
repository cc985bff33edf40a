import type { Page } from 'playwright/test'
import arabic from '../../../locales/ar.json' with { type: 'json' }
import english from '../../../locales/en.json' with { type: 'json' }
import { findAxeViolations } from '../../harness/findAxeViolations'
import { openInApp } from '../../harness/openInApp'
import { expect, test } from '../../harness/server/longboxFixture'
import { tabTo } from '../../harness/tabTo'

test.use({ args: ['--scenario', '50k'] })
test.setTimeout(180_000)

type Texts = typeof english

const bar = (page: Page, texts: Texts = english) => page.getByRole('region', { name: texts.list.selection.title })
const result = (page: Page, texts: Texts = english) =>
  page.getByRole('region', { name: texts.bulk.title }).getByRole('alert')

/**
 * Rejects the second and the third of the requests that mark items as read. Stops intercepting after the first three
 * requests, because Chromium uses no HTTP cache while Playwright intercepts requests.
 * @param skipped number of requests at the beginning that `getRetriedUrls` omits
 * @returns URLs of the rejected requests, and a function that returns the URLs of the requests after the first `skipped`
 *   requests
 */
async function rejectTwoRequests(
  page: Page,
  skipped: number,
): Promise<{ rejectedUrls: string[]; getRetriedUrls: () => string[] }> {
  const requestUrls: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET' && request.url().endsWith('/read-progress')) requestUrls.push(request.url())
  })
  const rejectedUrls: string[] = []
  let handledCount = 0
  await page.route(
    '**/read-progress',
    route => {
      handledCount += 1
      if (handledCount === 1) return route.continue()
      rejectedUrls.push(route.request().url())
      return route.fulfill({ status: 500, json: { message: 'disk is full' } })
    },
    { times: 3 },
  )
  return { rejectedUrls, getRetriedUrls: () => requestUrls.slice(skipped) }
}

test('by keyboard alone: filters, saves the filter, selects 300 of 50,000 items, marks them as read and retries the two failures', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/libraries/all/series?layout=table`)
  await tabTo(page, page.getByRole('button', { name: 'Filters', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'One-shot', exact: true }))
  await page.keyboard.press('-')
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveText('No one-shots')
  const name = page.getByRole('textbox', { name: 'Name for this filter' })
  await tabTo(page, name, 'Shift+Tab')
  await page.keyboard.type('Whole series')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Whole series', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  const table = page.getByRole('table', { name: 'Series' })
  const link = (index: number) => table.locator(`[data-row="${index}"] [data-card-link]`)
  await tabTo(page, link(0))
  await page.keyboard.press('Space')
  const focused = table.locator('[data-row]:has([data-card-link]:focus)')
  const place = async () => Number(await focused.getAttribute('data-row', { timeout: 5000 }))
  while ((await place()) < 270) await page.keyboard.press('PageDown')
  while ((await place()) < 299) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(bar(page)).toContainText('300 selected')
  const { rejectedUrls, getRetriedUrls } = await rejectTwoRequests(page, 300)
  await tabTo(page, bar(page).getByRole('button', { name: 'Mark as read' }))
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText('2 of 300 failed', { timeout: 90_000 })
  await expect(result(page).getByRole('listitem')).toHaveCount(2)
  await expect(result(page)).toContainText('disk is full')
  expect(await findAxeViolations(page)).toEqual([])
  await tabTo(page, result(page).getByRole('button', { name: 'Retry the 2 failed ones' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('300 marked as read')).toBeVisible()
  expect(getRetriedUrls().sort()).toEqual(rejectedUrls.sort())
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ args: ['--scenario', '5k'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('by touch: filters, saves the filter, selects items, marks them as read and retries the two failures', async ({
    page,
    longbox,
    signIn,
  }) => {
    await signIn('reader')
    await page.goto(`${longbox.url}/libraries/all/series`)
    await page.getByRole('button', { name: 'Filters', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'One-shot', exact: true }).tap()
    await sheet.getByRole('textbox', { name: 'Name for this filter' }).fill('Short')
    await sheet.getByRole('button', { name: 'Save filter' }).tap()
    await expect(sheet.getByRole('button', { name: 'Short', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await sheet.getByRole('button', { name: 'Close' }).tap()
    const links = page.getByRole('grid').locator('[data-card-link]')
    await links.first().evaluate(link => {
      link.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }))
    })
    for (const at of [1, 2, 3]) await links.nth(at).tap()
    await expect(bar(page)).toContainText('4 selected')
    const { rejectedUrls, getRetriedUrls } = await rejectTwoRequests(page, 4)
    await bar(page).getByRole('button', { name: 'More actions' }).tap()
    await page.getByRole('menuitem', { name: 'Mark as read' }).tap()
    await expect(result(page)).toContainText('2 of 4 failed')
    await result(page).getByRole('button', { name: 'Retry the 2 failed ones' }).tap()
    await expect(page.getByText('4 marked as read')).toBeVisible()
    expect(getRetriedUrls().sort()).toEqual(rejectedUrls.sort())
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test.describe('in Arabic, from right to left', () => {
  test.use({ args: ['--scenario', '5k'] })

  test('filters, saves the filter, marks 300 items as read, most of which have not loaded, retries the two failures, marks the items as unread and undoes it', async ({
    page,
    longbox,
    signIn,
  }) => {
    // The actions of this test send 1,800 requests, because each call is preceded by a request for the read status.
    test.setTimeout(300_000)
    const texts = arabic as unknown as Texts
    const count = new Intl.NumberFormat('ar').format(300)
    await signIn('reader')
    await page.evaluate(() => localStorage.setItem('longbox.locale', '"ar"'))
    await page.goto(`${longbox.url}/libraries/all/series`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const grid = page.getByRole('grid')
    await grid.locator('[data-index="0"] [data-card-link]').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(grid.locator('[data-index="1"] [data-card-link]')).toBeFocused()
    await page.getByRole('button', { name: texts.list.filters.title, exact: true }).click()
    await page.getByRole('button', { name: texts.list.filter.oneshot, exact: true }).press('-')
    await expect(page.getByRole('list', { name: texts.list.chip.label })).toHaveText(texts.list.flag.oneshot.without)
    await page.getByRole('textbox', { name: texts.list.saved.name }).fill('سلاسل كاملة')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'سلاسل كاملة', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await openInApp(page, '/libraries/all/series?oneshot=no&layout=table')
    const box = (index: number) => page.locator(`[data-row="${index}"]`).getByRole('checkbox')
    await box(0).click()
    await page.evaluate(() => window.scrollTo(0, 300 * 40 - 200))
    await box(299).click({ modifiers: ['Shift'] })
    await expect(bar(page, texts)).toContainText(count)
    const { rejectedUrls, getRetriedUrls } = await rejectTwoRequests(page, 300)
    const markRead = bar(page, texts).getByRole('button', { name: texts.action.markRead, exact: true })
    const markUnread = bar(page, texts).getByRole('button', { name: texts.action.markUnread, exact: true })
    await markRead.click()
    await expect(result(page, texts).getByRole('listitem')).toHaveCount(2, { timeout: 90_000 })
    await result(page, texts).getByRole('button').last().click()
    await expect(result(page, texts)).toBeHidden()
    await expect.poll(() => getRetriedUrls().sort()).toEqual(rejectedUrls.sort())
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expect(bar(page, texts)).toContainText(count)
    // All selected items are read now, so the client must hide "Mark as read". The client has not loaded most of these
    // items, so it must remember their state. Undo also needs this state.
    await expect(markRead).toBeHidden()
    await markUnread.click()
    const markedAsUnread = texts.bulk.markUnread.done_other.replace('{{count}}', count)
    await expect(page.getByText(markedAsUnread)).toBeVisible({ timeout: 90_000 })
    await page.getByRole('button', { name: texts.bulk.undo }).last().click()
    await expect(page.getByText(texts.bulk.undone, { exact: true })).toBeVisible({ timeout: 90_000 })
    await expect(markRead).toBeHidden()
    await expect(markUnread).toBeVisible()
  })
})
