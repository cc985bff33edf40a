import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, test, testAccounts } from '../../harness/server/longboxFixture'

const path = '/settings/authentication-activity'
const table = (page: Page) => page.getByRole('table', { name: 'Authentication activity' })
/** Returns the locator of a row. Placeholder rows do not match, because assistive technology does not see them. */
const rowAt = (page: Page, index: number) => page.getByRole('row').and(page.locator(`[data-row="${index}"]`))

async function failSignIns(page: Page, url: string, count: number) {
  const authorization = `Basic ${Buffer.from('intruder@example.org:wrong').toString('base64')}`
  for (let attempt = 0; attempt < count; attempt += 1) {
    const response = await page.request.get(`${url}/api/v2/users/me`, {
      headers: { Authorization: authorization, 'X-Requested-With': 'XMLHttpRequest', Cookie: '' },
    })
    expect(response.status()).toBe(401)
  }
}

test('an administrator finds failed sign-ins, groups them by address and saves them as a file', async ({
  page,
  longbox,
  signIn,
}) => {
  await failSignIns(page, longbox.url, 3)
  await signIn()
  await page.goto(longbox.url + path)
  await expect(rowAt(page, 3)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  // The Tab key reaches only one row of the table. The arrow keys move the focus between rows.
  await rowAt(page, 0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(rowAt(page, 1)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(rowAt(page, 0)).toBeFocused()

  const email = table(page).getByRole('button', { name: /^E-mail/ })
  await email.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?sort=email$/)
  await expect(email).toBeFocused()
  await table(page)
    .getByRole('button', { name: /^Time/ })
    .click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/\?sort=email&sort=-dateTime$/)

  const handle = table(page).getByRole('separator', { name: 'Width of E-mail' })
  await handle.focus()
  const width = Number(await handle.getAttribute('aria-valuenow'))
  await page.keyboard.press('ArrowRight')
  await expect(handle).toHaveAttribute('aria-valuenow', String(width + 16))
  await page.reload()
  await expect(handle).toHaveAttribute('aria-valuenow', String(width + 16))

  await page.getByRole('searchbox', { name: 'Search sign-ins' }).fill('intruder')
  await expect(page.getByText('3 sign-ins')).toBeVisible()
  await expect(page).toHaveURL(/q=intruder/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines.slice(1).every(line => line.includes('Failed,intruder@example.org'))).toBe(true)

  await page.getByText('Failed by address').click()
  await expect(page).toHaveURL(/view=failuresByAddress/)
  // Selects the row of the e-mail address that this test uses for failed sign-ins. Other rows may come first.
  const ownAddress = page.locator('[data-row]').filter({ hasText: 'intruder@example.org' })
  await expect(ownAddress).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await ownAddress.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ip=.+&success=false/)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Result: Failed')
  await page.getByRole('button', { name: /filters$/ }).click()
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/view=failuresByAddress/)
})

test('the sign-ins are cards on a phone, with a sort menu and filters in a dialog', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await failSignIns(page, longbox.url, 1)
  await signIn()
  await page.goto(longbox.url + path)
  const cards = page.getByRole('list', { name: 'Authentication activity' })
  // The server stores the times of sign-ins in whole seconds. Therefore the list can show the failed sign-in before or
  // after the sign-in of this test.
  const ownSignIn = cards.getByRole('listitem').filter({ hasText: testAccounts.admin.email })
  await expect(ownSignIn.first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Sort: Time' }).click()
  await page.getByRole('menuitemradio', { name: 'E-mail' }).first().click()
  await expect(page).toHaveURL(/\?sort=email$/)
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByRole('button', { name: 'Failed' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Result: Failed')
  await expect(cards.getByRole('listitem').first()).toContainText('Failed')
})
