import type { Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, signInByApi, test } from '../../harness/server/longboxFixture'

const row = (page: Page, email: string) => page.getByRole('row').filter({ has: page.getByText(email, { exact: true }) })

async function openAction(page: Page, email: string, name: string) {
  await row(page, email).hover()
  await page.getByRole('button', { name: `Actions for ${email}` }).click()
  await page.getByRole('menuitem', { name }).click()
  return page.getByRole('dialog')
}

test('an administrator adds a restricted user, who sees as many series as the preview has shown', async ({
  page,
  signIn,
  longbox,
  browser,
}) => {
  await signIn()
  await page.goto('settings/users')
  await expect(row(page, 'reader@longbox.org')).toContainText('All libraries')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Add a user' }).click()
  const account = { email: 'journey@longbox.org', password: 'users of a journey' }
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password)
  await page.getByRole('combobox', { name: 'Age restriction' }).selectOption({ label: 'Allow only up to an age' })
  await page.getByRole('textbox', { name: 'Age in years' }).fill('13')
  await page.getByRole('combobox', { name: 'Exclude sharing labels' }).fill('secret')
  // The page requests the number of visible series a short time after each change of the form. The test waits for the
  // request that contains the label `secret`.
  const counted = page.waitForResponse(
    response =>
      response.url().includes('/api/v1/series/list') && (response.request().postData() ?? '').includes('secret'),
  )
  await page.keyboard.press('Enter')
  await counted
  const count = page.getByRole('status').filter({ hasText: /^Sees \d+ of \d+ series$/ })
  await expect(page.getByText(/rated for age 13 or younger/)).toBeVisible()
  await expect(count).toHaveAttribute('aria-busy', 'false')
  await expect(count).not.toHaveText(/^Sees (\d+) of \1 /)
  const visible = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0])
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(row(page, account.email)).toContainText('rated for age 13 or younger')
  await expect(row(page, account.email)).toContainText('None within a month')

  const context = await browser.newContext()
  await signInByApi(context, longbox.url, account)
  const response = await context.request.post(`${longbox.url}/api/v1/series/list?size=1`, { data: {} })
  expect((await response.json()).totalElements).toBe(visible)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(row(page, account.email)).toContainText('this minute')
})

test('two administrators edit a user: the dialog merges changes and shows a conflict; then one of them deletes the user', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('settings/users')
  const dialog = await openAction(page, 'reader@longbox.org', 'Edit restrictions')
  await dialog.getByRole('combobox', { name: 'Age restriction' }).selectOption('EXCLUDE')
  await expect(dialog.getByText(/No series rated for age 12 or older/)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
    const users = await (await fetch('/api/v2/users', { headers })).json()
    const { id } = users.find(({ email }: { email: string }) => email === 'reader@longbox.org')
    const body = JSON.stringify({ ageRestriction: { age: 16, restriction: 'ALLOW_ONLY' }, labelsExclude: ['secret'] })
    await fetch(`/api/v2/users/${id}`, { method: 'PATCH', headers, body })
  })
  const conflict = dialog.getByRole('alert')
  await expect(conflict).toContainText('rated for age 16 or younger', { timeout: 20_000 })
  await expect(dialog.getByRole('combobox', { name: 'Age restriction' })).toHaveValue('EXCLUDE')
  await conflict.getByRole('button', { name: 'Keep mine: Age restriction' }).click()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(row(page, 'reader@longbox.org')).toContainText('age 12 or older')
  await expect(row(page, 'reader@longbox.org')).toContainText('secret')

  const confirm = await openAction(page, 'reader@longbox.org', 'Delete')
  await expect(confirm.getByRole('button', { name: 'Delete user' })).toBeDisabled()
  await confirm.getByRole('checkbox').click()
  await confirm.getByRole('button', { name: 'Delete user' }).click()
  await expect(row(page, 'reader@longbox.org')).toHaveCount(0)
})
