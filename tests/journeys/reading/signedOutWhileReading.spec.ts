import { locatePositionStatus } from '../../harness/readers/readableBooks'
import {
  fetchStoredPage,
  openBookAtBeginning,
  recordProgressWrites,
  sendRequestFromPage,
} from '../../harness/readers/readingJourneySteps'
import { expect, submitSignInForm, test, testAccounts } from '../../harness/server/longboxFixture'

// The tests need more time, because they sign in several times and wait for late requests.
test.describe.configure({ timeout: 180_000 })

test('when the session ends in an open book, a dialog signs in again and the position is written', async ({
  page,
  longbox,
  signIn,
}) => {
  const { id } = await openBookAtBeginning(page, longbox.url, signIn, 'Low Tide')
  await sendRequestFromPage(page, 'POST', '/api/logout')
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'Sign in to read on' })
  await expect(dialog).toBeVisible()
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await submitSignInForm(dialog, { ...testAccounts.admin, password: 'wrong' })
  await expect(dialog.getByRole('alert')).toContainText('E-mail or password is wrong')
  const progressStored = page.waitForResponse(
    response => /read-progress|progression/.test(response.url()) && response.ok(),
  )
  await submitSignInForm(dialog, testAccounts.admin)
  await progressStored
  await expect(dialog).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 3 of 8')).toBeAttached()
  await expect.poll(() => fetchStoredPage(page, id)).toBe(3)
})

test('when another account signs in over an open book, the book closes and writes no progress for that account', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.clock.install()
  const { id } = await openBookAtBeginning(page, longbox.url, signIn, 'Low Tide')
  await sendRequestFromPage(page, 'POST', '/api/logout')
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'Sign in to read on' })
  // The client first changes the URL, and then loads the home page. The test waits for the event `load` before it sends
  // requests from the page, because loading the home page would abort these requests.
  const homePageLoaded = page.waitForEvent('load')
  const expectNoProgressWrites = recordProgressWrites(page)
  await submitSignInForm(dialog, testAccounts.reader)
  await homePageLoaded
  await expect(page).not.toHaveURL(/\/read/)
  await page.clock.fastForward('01:00')
  await expectNoProgressWrites()
  expect(await fetchStoredPage(page, id)).toBeUndefined()
  // Leaves the client first. When the account changes, the client reloads its page, and this would abort the navigation
  // in `signIn`.
  await page.goto(`${longbox.url}/favicon.svg`)
  await sendRequestFromPage(page, 'POST', '/api/logout')
  await signIn()
  await page.goto(`${longbox.url}/book/${id}/read`)
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await expect.poll(() => fetchStoredPage(page, id)).toBe(2)
})
