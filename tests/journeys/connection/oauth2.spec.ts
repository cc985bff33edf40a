import type { Locator, Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { fetchReadableBooks, locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', 'admin', '--oauth2', 'Bookhouse'] })

/** Tag of tests that need the simulated sign-in provider of the mock server. */
const tag = { tag: '@oauth2' }

async function openProvider(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Bookhouse' }).click()
  return popup
}

test('signs in through the popup window of a provider and closes it', tag, async ({ page, longbox }) => {
  await page.goto(`${longbox.url}/login`)
  const popup = await openProvider(page)
  await popup.getByLabel('Email').fill('demo@longbox.org')
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Continue', exact: true }).click()
  await closed
  await expect(page).toHaveURL(/\/dashboard/)
})

test('shows each refusal of the provider in the opener window', tag, async ({ page, longbox }) => {
  await page.goto(`${longbox.url}/login`)
  for (const { who, button, text } of [
    { who: 'stranger@example.org', button: 'Continue', text: 'No user of this server has that e-mail address' },
    {
      who: 'demo@longbox.org',
      button: 'Continue with an unverified address',
      text: 'The sign-in provider has not verified the e-mail address',
    },
    {
      who: 'demo@longbox.org',
      button: 'Continue without an address',
      text: 'The sign-in provider gave no e-mail address',
    },
    { who: 'demo@longbox.org', button: 'Cancel', text: 'access_denied' },
  ])
    await test.step(`${button}, ${who}`, async () => {
      const popup = await openProvider(page)
      await popup.getByLabel('Email').fill(who)
      const closed = popup.waitForEvent('close')
      await popup.getByRole('button', { name: button, exact: true }).click()
      await closed
      await expect(page.getByRole('alert')).toContainText(text)
      await expect(page).toHaveURL(/\/login/)
    })
  expect(await findAxeViolations(page)).toEqual([])
})

test(
  'the settings for all users hide the password form and open the provider immediately, except after a sign-out',
  tag,
  async ({ page, longbox, signIn, browser }) => {
    await signIn()
    await page.goto(`${longbox.url}/settings/ui`)
    await page.getByRole('checkbox', { name: 'Hide the password form' }).click()
    await page.getByRole('checkbox', { name: 'Open the sign-in provider automatically' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign in with Bookhouse' })).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveCount(0)

    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(`${longbox.url}/settings/metrics`)
    await other.getByLabel('Email').fill('demo@longbox.org')
    await other.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(other).toHaveURL(/\/settings\/metrics$/)
    await context.close()
  },
)

test(
  'after the end of a session, the provider opens only on request and without a reload, so that drafts continue',
  tag,
  async ({ page, longbox, signIn, context }) => {
    await signIn()
    await page.goto(`${longbox.url}/settings/ui`)
    const opensProvider = page.getByRole('checkbox', { name: 'Open the sign-in provider automatically' })
    const save = page.getByRole('button', { name: 'Save changes' })
    await page.getByRole('checkbox', { name: 'Hide the password form' }).click()
    await opensProvider.click()
    await save.click()
    await expect(save).toBeHidden()
    await opensProvider.click()
    let isReloaded = false
    page.on('load', () => {
      isReloaded = true
    })
    await context.clearCookies()
    await save.click()
    await expect(page).toHaveURL(/\/login/)

    const refused = await popupOf(page, page)
    await refused.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('access_denied')

    const popup = await popupOf(page, page)
    await popup.getByLabel('Email').fill('demo@longbox.org')
    await popup.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL(/\/settings\/ui$/)
    await expect(opensProvider).not.toBeChecked()
    await expect(save).toBeVisible()
    expect(isReloaded).toBe(false)
  },
)

test.describe('in an open book', () => {
  // After the session has ended, the page still requests files in advance, such as style sheets. The failures of these
  // requests do not make the tests fail.
  test.use({ tolerated: /MIME type/ })
  for (const { who, reader, title } of [
    { who: 'comic', reader: 'read', title: 'Low Tide' },
    { who: 'text', reader: 'read-epub', title: 'The Ferry Clock' },
  ])
    test(
      `after the end of the session in a ${who}, a provider signs in over the page, and the position is written`,
      tag,
      async ({ page, longbox, signIn }) => {
        await signIn()
        const { dialog, id, earlierProgress, hasLeft } = await endSession(page, longbox.url, title, reader)
        const place = await locatePositionStatus(page, /Page \d+ of/).getAttribute('aria-label')

        const refused = await popupOf(page, dialog)
        await refused.getByRole('button', { name: 'Cancel', exact: true }).click()
        await expect(dialog.getByRole('alert')).toContainText('access_denied')

        const popup = await popupOf(page, dialog)
        await expect(dialog.getByRole('status')).toContainText('Continue in the window')
        await popup.getByLabel('Email').fill('demo@longbox.org')
        await popup.getByRole('button', { name: 'Continue', exact: true }).click()
        await expect(dialog).toBeHidden()
        await expect(locatePositionStatus(page, place ?? '')).toBeAttached()
        await expect
          .poll(async () => (await fetchReadableBooks(page)).find(book => book.id === id)?.progress)
          .not.toBe(earlierProgress)
        await page.keyboard.press('ArrowRight')
        await expect(locatePositionStatus(page, place ?? '')).not.toBeAttached()
        expect(hasLeft()).toBe(false)
      },
    )

  test('reports a blocked popup window over the page', tag, async ({ page, longbox, signIn }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await signIn()
    const { dialog, hasLeft } = await endSession(page, longbox.url, 'Low Tide', 'read')
    await dialog.getByRole('button', { name: 'Sign in with Bookhouse' }).click()
    await expect(dialog.getByRole('alert')).toContainText('blocked the sign-in window')
    expect(hasLeft()).toBe(false)
  })
})

async function popupOf(page: Page, within: Page | Locator): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await within.getByRole('button', { name: 'Sign in with Bookhouse' }).click()
  return popup
}

/** Opens a book, ends the session with an API request, and turns a page in the book. */
async function endSession(page: Page, url: string, title: string, reader: string) {
  const { id, progress: earlierProgress } = await waitForReadableBook(page, title)
  await page.goto(`${url}/book/${id}/${reader}`)
  await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
  // Waits until the reader has loaded page 2. After the end of the session, the server no longer sends pages of books.
  if (reader === 'read') await expect(page.locator('[data-page="2"][data-state=ready]')).toBeAttached()
  let hasLeft = false
  page.on('framenavigated', frame => {
    if (frame === page.mainFrame() && !frame.url().includes(`/book/${id}/`)) hasLeft = true
  })
  page.on('load', () => {
    hasLeft = true
  })
  await page.evaluate(async () => {
    await fetch(new URL('api/logout', document.baseURI), {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
  })
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'Sign in to read on' })
  await expect(dialog).toBeVisible()
  return { id, earlierProgress, dialog, hasLeft: () => hasLeft }
}
