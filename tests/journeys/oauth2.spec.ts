import type { Page } from 'playwright/test'
import { expect, test } from '../harness/longboxTest'

test.use({ args: ['--scenario', 'admin', '--oauth2', 'Bookhouse'] })

async function openProvider(page: Page, url: string): Promise<Page> {
  await page.goto(`${url}/login`)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Bookhouse' }).click()
  return popup
}

test('a provider in a popup window signs in, and the window closes', async ({ page, longbox }) => {
  const popup = await openProvider(page, longbox.url)
  await popup.getByLabel('Email').fill('demo@longbox.org')
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Continue', exact: true }).click()
  await closed
  await expect(page).toHaveURL(/\/dashboard/)
})

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
  test(`the provider’s refusal is told in the first window: ${button}, ${who}`, async ({ page, longbox }) => {
    const popup = await openProvider(page, longbox.url)
    await popup.getByLabel('Email').fill(who)
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: button, exact: true }).click()
    await closed
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page).toHaveURL(/\/login/)
  })
