import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { fetchInPageSession, pressKeyUntilFocused } from '../../harness/editDialogTestSteps'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, signInByApi, test } from '../../harness/server/longboxFixture'

const keyRow = (page: Page, comment: string) => page.getByRole('row').filter({ hasText: comment })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('the account page lists the roles and restrictions of a user', async ({ page, signIn }) => {
  await signIn('reader')
  await page.goto('account')
  const roles = page.getByRole('region', { name: 'Roles' })
  await expect(roles.getByRole('listitem').filter({ hasText: 'Administrator' })).toContainText('not granted')
  await expect(roles.getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'What you see' })).toContainText('Libraries')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign-ins' }).click()
  await expect(page.getByRole('table', { name: 'Authentication activity' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})

test('a new API key signs in, the list shows its use, and the key does not work after its deletion', async ({
  page,
  signIn,
  longbox,
  playwright,
}) => {
  await signIn()
  const account = { email: 'keys@longbox.org', password: 'keys of a journey' }
  await fetchInPageSession(page, 'api/v2/users', 'POST', { ...account, roles: ['KOBO_SYNC', 'PAGE_STREAMING'] })
  await page.context().clearCookies()
  await signInByApi(page.context(), longbox.url, account)
  await page.goto('account/api-keys')
  await expect(page.getByText('The address for KOReader is missing')).toBeVisible()
  await page.getByRole('button', { name: 'Add a key' }).first().click()
  await dialog(page, 'Add an API key').getByRole('textbox', { name: 'Comment' }).fill('Journey key')
  await page.keyboard.press('Enter')
  const secretDialog = dialog(page, 'Key for “Journey key”')
  const secret = (await secretDialog.getByText(/^[0-9a-f]{32}$/).textContent()) ?? ''
  await expect(secretDialog.getByText(`${longbox.url}/kobo/${secret}`)).toBeVisible()
  await expect(secretDialog.getByRole('img', { name: 'QR code: Key' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await secretDialog.getByRole('button', { name: 'Done' }).click()
  await expect(keyRow(page, 'Journey key')).toContainText('Not within a month')

  const headers = { 'X-API-Key': secret, 'X-Requested-With': 'XMLHttpRequest' }
  const statusWithKey = async () => {
    const program = await playwright.request.newContext({ extraHTTPHeaders: headers })
    const response = await program.get(`${longbox.url}/api/v2/users/me`)
    await program.dispose()
    return response.status()
  }
  expect(await statusWithKey()).toBe(200)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(keyRow(page, 'Journey key')).toContainText('this minute')
  expect(await findAxeViolations(page)).toEqual([])

  await keyRow(page, 'Journey key').hover()
  await page.getByRole('button', { name: 'Actions for Journey key' }).click()
  await page.getByRole('menuitem', { name: 'Force Kobo sync' }).click()
  await dialog(page, /^Force the sync with the key/)
    .getByRole('checkbox')
    .click()
  await page.getByRole('button', { name: 'Force sync', exact: true }).click()
  await expect(page.getByText('The e-reader syncs all books at its next sync')).toBeVisible()
  await keyRow(page, 'Journey key').focus()
  await pressKeyUntilFocused(page, page.getByRole('button', { name: 'Actions for Journey key' }))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog(page, 'Delete the key “Journey key”?').getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Delete key' }).click()
  await expect(keyRow(page, 'Journey key')).toHaveCount(0)
  expect(await statusWithKey()).toBe(401)
})

test('the user exports settings, resets them with undo, and imports them after a preview', async ({ page, signIn }) => {
  await signIn()
  await page.evaluate(() => {
    localStorage.setItem('longbox.theme', '"dark"')
    localStorage.setItem('longbox.reader.scale', '"width"')
  })
  await page.goto('account/preferences')
  const appearance = page.getByRole('listitem').filter({ hasText: 'Language and appearance' })
  await expect(appearance).toContainText('1 changed setting')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to a file' }).click()
  const path = test.info().outputPath('settings.json')
  await (await download).saveAs(path)
  expect(JSON.parse(await readFile(path, 'utf8')).browser).toMatchObject({ theme: 'dark', 'reader.scale': 'width' })

  await page.getByRole('button', { name: 'Reset: Language and appearance' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Reset all settings of this browser' }).click()
  await expect(appearance).toContainText('Unchanged')

  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not settings') })
  await expect(page.getByRole('alert').filter({ hasText: '“notes.txt” is not a JSON file' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await input.setInputFiles(path)
  const preview = dialog(page, 'Import settings')
  await expect(preview.getByText('Fit screen')).toBeVisible()
  await expect(preview.getByText('Fit width')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await preview.getByRole('button', { name: /^Import \d+ changes$/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
