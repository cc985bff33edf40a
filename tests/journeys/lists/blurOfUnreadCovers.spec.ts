import type { Locator } from 'playwright/test'
import { openInApp } from '../../harness/openInApp'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const filterOf = (image: Locator) => image.evaluate(element => getComputedStyle(element).filter)

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.addInitScript(() => localStorage.setItem('longbox.browse.blurUnread', '"on"'))
})

test('the cover of an unread next book is blurred in a reader that was opened directly', async ({ page, longbox }) => {
  const { id } = await waitForReadableBook(page, 'Low Tide')
  await page.goto(`${longbox.url}/book/${id}/read?page=8&incognito=true`)
  await expect(locatePositionStatus(page, 'Page 8 of 8')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  const cover = page.getByRole('region', { name: 'You reached the end' }).locator('img')
  await expect(cover).toBeVisible()
  expect(await filterOf(cover)).toBe('blur(8px)')
})

test('the cover of a book and of a series is blurred while the record loads', async ({ page, longbox }) => {
  const { id } = await waitForReadableBook(page, 'Low Tide')
  const { seriesId } = await (await page.request.get(`${longbox.url}/api/v1/books/${id}`)).json()
  await page.route(/api\/v1\/(books|series)\/\w+$/, () => new Promise(() => {}))
  for (const [index, path] of [`/book/${id}`, `/series/${seriesId}`, `/oneshot/${seriesId}`].entries()) {
    await (index === 0 ? page.goto(longbox.url + path) : openInApp(page, path))
    const cover = page.getByRole('main').locator('img').first()
    await expect(cover).toBeVisible()
    expect(await filterOf(cover), path).toBe('blur(8px)')
  }
})
