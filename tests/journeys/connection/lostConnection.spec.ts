import type { Page } from 'playwright/test'
import { locateSelectionBar, selectFirstSeries } from '../../harness/editDialogTestSteps'
import { fetchProgressPageNumber, locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { recordProgressWrites } from '../../harness/readers/readingJourneySteps'
import { expect, submitSignInForm, test } from '../../harness/server/longboxFixture'

// The tests stop the server, so the browser reports errors of the requests that then fail. These errors must not make
// the tests fail.
test.use({ tolerated: /Failed to fetch|dynamically imported|NetworkError|Load failed/ })
test.describe.configure({ timeout: 180_000 })

for (const { kind, title, reader } of [
  { kind: 'comic', title: 'Low Tide', reader: 'read' },
  { kind: 'text', title: 'The Ferry Clock', reader: 'read-epub' },
])
  test(`writes the position of a ${kind} after the server stopped and lost the session`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await signIn()
    const { id, progress: earlierProgress } = await waitForReadableBook(page, title)
    await page.goto(`${longbox.url}/book/${id}/${reader}`)
    await expect(locatePositionStatus(page, /Page 1 of \d+/)).toBeAttached()
    const before = await turn(page)
    await expect.poll(async () => (await waitForReadableBook(page, title)).progress).not.toBe(earlierProgress)
    const stored = (await waitForReadableBook(page, title)).progress
    await longbox.stopServing()
    // When the first request fails, the client knows that the server is unreachable. Usually, this request is
    // `users/me`, because the client confirms the account before each write.
    const failedRequest = page.waitForEvent('requestfailed', request =>
      /users\/me|read-progress|progression/.test(request.url()),
    )
    const reached = await turn(page)
    expect(reached).not.toBe(before)
    await failedRequest
    // Deletes the session cookie, because some servers restore their sessions after a restart.
    await page.context().clearCookies()
    await longbox.serveAgain()
    await signInAgain(page)
    await expect
      .poll(async () => (await waitForReadableBook(page, title)).progress, { timeout: 90_000 })
      .not.toBe(stored)
    await page.goto(`${longbox.url}/book/${id}/${reader}`)
    await expect(locatePositionStatus(page, reached)).toBeAttached()
  })

test('a position that was read offline in a window that is now closed is written when the next book opens', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Low Tide')
  const other = await waitForReadableBook(page, 'Soup of the Day')
  const window = await page.context().newPage()
  await window.goto(`${longbox.url}/book/${id}/read`)
  await expect(locatePositionStatus(window, 'Page 1 of 8')).toBeAttached()
  await page.context().setOffline(true)
  await window.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(window, 'Page 2 of 8')).toBeAttached()
  await window.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(`${longbox.url}/book/${other.id}/read?incognito=true`)
  await expect.poll(() => fetchProgressPageNumber(page, 'Low Tide'), { timeout: 30_000 }).toBe(2)
})

test('positions of closed windows are written from any page when the server is back, without overwriting newer positions', async ({
  page,
  browser,
  longbox,
  signIn,
}) => {
  await page.goto(`${longbox.url}/login`)
  await page.getByLabel('Remember me on this device').check()
  await submitSignInForm(page.getByRole('main'))
  await expect(page.getByRole('heading', { name: 'Keep reading' })).toBeVisible()
  const books = [await waitForReadableBook(page, 'Low Tide'), await waitForReadableBook(page, 'Soup of the Day')]
  const readers = [await page.context().newPage(), await page.context().newPage()]
  for (const [nth, reader] of readers.entries()) {
    await reader.goto(`${longbox.url}/book/${books[nth]?.id}/read`)
    await expect(locatePositionStatus(reader, /Page 1 of/)).toBeAttached()
  }
  await longbox.stopServing()
  for (const reader of readers) {
    await turn(reader)
    await reader.goto('about:blank')
  }
  // The check polls, because data that a window has stored is visible to other windows only after a short delay.
  await expect.poll(() => pendingCount(page)).toBe(2)
  await page.context().setOffline(true)
  await longbox.serveAgain()

  const second = await browser.newContext()
  const tablet = await second.newPage()
  await signIn('admin', tablet)
  await tablet.goto(`${longbox.url}/book/${books[1]?.id}/read?page=3`)
  await expect(locatePositionStatus(tablet, /Page 3 of/)).toBeAttached()
  await tablet.keyboard.press('ArrowRight')
  await expect.poll(() => fetchProgressPageNumber(tablet, 'Soup of the Day')).toBe(4)
  expect(await fetchProgressPageNumber(tablet, 'Low Tide')).toBeUndefined()

  await page.context().setOffline(false)
  await expect.poll(() => fetchProgressPageNumber(tablet, 'Low Tide'), { timeout: 30_000 }).toBe(2)
  await expect.poll(() => pendingCount(page)).toBe(0)
  expect(await fetchProgressPageNumber(tablet, 'Soup of the Day')).toBe(4)
  await second.close()
})

test('a device that was offline does not overwrite the position of another device, and offers that position', async ({
  page,
  browser,
  longbox,
  signIn,
}) => {
  await page.clock.install()
  await signIn()
  const { id } = await waitForReadableBook(page, 'Low Tide')
  const settingsResponse = page.waitForResponse(response => response.url().endsWith('/client-settings/user/list'))
  await page.goto(`${longbox.url}/book/${id}/read`)
  await settingsResponse
  await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
  await page.context().setOffline(true)
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await expect.poll(() => pendingCount(page)).toBe(1)

  const second = await browser.newContext()
  const tablet = await second.newPage()
  await signIn('admin', tablet)
  await tablet.goto(`${longbox.url}/book/${id}/read?page=5`)
  await expect(locatePositionStatus(tablet, 'Page 5 of 8')).toBeAttached()
  await tablet.keyboard.press('ArrowRight')
  await expect.poll(() => fetchProgressPageNumber(tablet, 'Low Tide')).toBe(6)

  const expectNoProgressWrites = recordProgressWrites(page)
  await page.context().setOffline(false)
  const offer = page.getByRole('region', { name: 'Another reading position' })
  await expect(offer).toContainText('page 6', { timeout: 60_000 })
  await page.clock.fastForward('01:00')
  await expect(offer).toBeVisible()
  await expectNoProgressWrites()
  expect(await fetchProgressPageNumber(tablet, 'Low Tide')).toBe(6)
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await offer.getByRole('button', { name: 'Stay here' }).click()
  await expect.poll(() => fetchProgressPageNumber(tablet, 'Low Tide'), { timeout: 20_000 }).toBe(2)
  await second.close()
})

test('the message that the server is unreachable is above the selection bar, and its icon does not shrink', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await selectFirstSeries(page, longbox.url, 1)
  await longbox.stopServing()
  const message = page.getByText('The server is unreachable.')
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(message).toBeVisible()
    await expect
      .poll(async () => {
        const [text, bar] = [await message.boundingBox(), await locateSelectionBar(page).boundingBox()]
        return text && bar && text.y + text.height <= bar.y
      })
      .toBe(true)
    await expect(message.locator('xpath=..').locator('svg')).toHaveCSS('width', '20px')
  }
  await longbox.serveAgain()
})

/** Turns a page. Returns the position that the reader announces. */
async function turn(page: Page): Promise<string> {
  const place = locatePositionStatus(page, /Page \d+ of \d+/)
  const before = (await place.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(place).not.toHaveAttribute('aria-label', before)
  return (await place.getAttribute('aria-label')) ?? ''
}

/** Signs in with the dialog that appears above the page when the session has ended. */
async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in to read on' })
  await expect(dialog).toBeVisible({ timeout: 60_000 })
  await submitSignInForm(dialog)
  await expect(dialog).toBeHidden()
}

const pendingCount = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('longbox.unsent.')).length)
