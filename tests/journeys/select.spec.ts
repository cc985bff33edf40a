import type { Page, Request } from 'playwright/test'
import { expect, test } from '../harness/longboxTest'

test.use({ args: ['--scenario', '50k'] })

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const panel = (page: Page) => page.getByRole('region', { name: 'Work in progress' })
const row = (page: Page, index: number) => page.locator(`[role="row"][aria-rowindex="${index + 1}"]`)

/** Collects what is written, so that a journey can say what went over the wire. */
function writes(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', request => {
    if (request.method() !== 'GET' && request.url().includes('/read-progress')) sent.push(request)
  })
  return sent
}

async function chooseThreeHundred(page: Page) {
  await row(page, 1).getByRole('checkbox').click()
  await expect(bar(page)).toContainText('1 selected')
  await page.evaluate(() => window.scrollTo(0, 300 * 40 - 200))
  const last = row(page, 300).getByRole('checkbox')
  await expect(last).toBeVisible()
  await last.click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('300 selected')
}

test('marks 300 of 50,000 as read; two fail, and just those are repeated', async ({ page, longbox, signIn }) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/libraries/all/series?layout=table`)
  await chooseThreeHundred(page)
  const names: string[] = []
  let refused = 0
  await page.route('**/read-progress', route => {
    refused += 1
    if (refused === 40 || refused === 41) {
      names.push(route.request().url())
      return route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"disk is full"}' })
    }
    return route.continue()
  })
  const sent = writes(page)
  await bar(page).getByRole('button', { name: 'Mark as read' }).click()
  const result = panel(page).getByRole('alert')
  await expect(result).toContainText('2 of 300 failed')
  await expect(result.getByRole('listitem')).toHaveCount(2)
  await expect(result).toContainText('disk is full')
  const before = sent.length
  await result.getByRole('button', { name: 'Repeat the 2 that failed' }).click()
  await expect(page.getByText('300 marked as read')).toBeVisible()
  expect(sent.slice(before).map(request => request.url())).toEqual(expect.arrayContaining(names))
  expect(sent.length - before).toBe(2)
  await expect(bar(page)).toContainText('300 selected')
})

test('all of 50,000 are chosen at once, without a list of ids; work on them can be stopped and taken back', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/libraries/all/series?layout=table`)
  await row(page, 1).getByRole('checkbox').click()
  const sizes: number[] = []
  page.on('request', request => sizes.push(request.postData()?.length ?? 0))
  await bar(page)
    .getByRole('button', { name: /^Select all/ })
    .click()
  await expect(bar(page)).toContainText('50,000 selected', { timeout: 1000 })
  await bar(page).getByRole('button', { name: 'Mark as read' }).click()
  await expect(panel(page)).toContainText('of 50,000')
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expect(panel(page).getByRole('alert')).toContainText(/Stopped after \d+ of 50,000/)
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  expect(Math.max(...sizes)).toBeLessThan(500)
})

test('is done by keyboard: Space, Shift Space, Escape', async ({ page, longbox, signIn }) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/libraries/all/series`)
  await page.getByRole('grid').getByRole('link').first().focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('1 selected')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+Space')
  await expect(bar(page)).toContainText('3 selected')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
})
