import arabic from '../../../locales/ar.json' with { type: 'json' }
import { fetchSeriesMetadata, locateSaveChangesButton } from '../../harness/editDialogTestSteps'
import { moveByRemoteControl } from '../../harness/moveByRemoteControl'
import { selectInterfaceLanguage } from '../../harness/selectInterfaceLanguage'
import { expect, test, testAccounts } from '../../harness/server/longboxFixture'

test.use({
  viewport: { width: 1920, height: 1080 },
  userAgent: 'Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 Chrome/120.0.0.0 TV Safari/537.36',
})
test.describe.configure({ timeout: 120_000 })

test('with arrow keys, Enter and Back, a user filters a list, edits a series and continues in the list', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series`)
  await expect(page.getByRole('main').getByRole('gridcell').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')

  const filterButton = page.getByRole('button', { name: 'Filters' }).first()
  await moveByRemoteControl(page, filterButton)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Filters' })
  await expect(panel.getByRole('heading', { name: 'Filters' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panel.locator(':focus')).toHaveCount(1)
  await moveByRemoteControl(page, panel.getByRole('button', { name: 'Unread' }))
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Unread' })).toHaveAttribute('aria-pressed', 'true')
  await moveByRemoteControl(page, panel.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()

  const viewButton = page.getByRole('button', { name: 'View', exact: true })
  await moveByRemoteControl(page, viewButton)
  await page.keyboard.press('Enter')
  const view = page.getByRole('dialog', { name: 'View' })
  await expect(view.getByRole('radio', { name: 'Covers' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(view.getByRole('radio', { name: 'Covers' })).toBeChecked()
  await expect(view.getByRole('radio', { name: 'Covers' })).not.toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/layout=table/)
  await page.goBack()
  await expect(view).toBeHidden()
  await expect(page).toHaveURL(/layout=table/)

  const rowLink = (row: number) => page.locator(`[data-row="${row}"] [data-card-link]`)
  await moveByRemoteControl(page, rowLink(2))
  const id = /series\/(\w+)/.exec((await rowLink(2).getAttribute('href')) ?? '')?.[1] ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/series/${id}`))

  const editButton = page.getByRole('button', { name: 'Edit metadata' }).first()
  await moveByRemoteControl(page, editButton)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Edit/ })
  const status = dialog.getByRole('combobox', { name: 'Status' })
  const before = await fetchSeriesMetadata(page, id)
  // The first key moves the focus to the tab of the section. The second key moves the focus to the first field of the
  // section.
  await expect(status).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('tab', { name: 'General' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await moveByRemoteControl(page, status)
  await page.keyboard.press('ArrowDown')
  await expect(status).not.toBeFocused()
  await moveByRemoteControl(page, status)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await moveByRemoteControl(page, locateSaveChangesButton(page))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await fetchSeriesMetadata(page, id)).not.toMatchObject({ status: (before as { status: string }).status })

  await page.goBack()
  await expect(rowLink(2)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rowLink(3)).toBeFocused()
})

test('a shelf keeps the focus on its card after Back', async ({ page, signInAtHome }) => {
  await signInAtHome()
  const cards = page.getByRole('region', { name: 'Keep reading' }).locator('[data-card-link]')
  await moveByRemoteControl(page, cards.nth(1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/book/)
  await page.goBack()
  await expect(cards.nth(1)).toBeFocused()
})

test('arrow keys and Enter reach every control of the sign-in page', async ({ page, longbox }) => {
  await page.goto(`${longbox.url}/login`)
  const { email, password } = testAccounts.admin
  await moveByRemoteControl(page, page.getByLabel('E-mail'))
  await page.keyboard.type(email)
  await moveByRemoteControl(page, page.getByRole('combobox', { name: 'Language' }))
  await moveByRemoteControl(page, page.getByRole('textbox', { name: 'Password', exact: true }))
  await page.keyboard.type(password)
  const remember = page.getByRole('checkbox')
  await moveByRemoteControl(page, remember)
  await page.keyboard.press('Enter')
  await expect(remember).toBeChecked()
  await moveByRemoteControl(page, page.getByRole('button', { name: 'Sign in', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/dashboard/)
})

test('in a right-to-left language, the horizontal arrow keys reach each radio button of a group', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series`)
  await selectInterfaceLanguage(page, 'ar', 'العربية')
  const { title, roomy, normal, dense } = arabic.list.view
  await page.getByRole('button', { name: title, exact: true }).press('Enter')
  const option = (name: string) => page.getByRole('dialog', { name: title }).getByRole('radio', { name, exact: true })
  await option(roomy).click()
  for (const [key, name] of [
    ['ArrowLeft', normal],
    ['ArrowLeft', dense],
    ['ArrowRight', normal],
    ['ArrowRight', roomy],
  ] as const) {
    await page.keyboard.press(key)
    await expect(option(name)).toBeFocused()
    await expect(option(name)).toBeChecked()
  }
  await page.keyboard.press('ArrowRight')
  await expect(option(roomy)).toBeChecked()
})

test('arrow keys leave the empty search field, and reach its recent searches and their button after Enter', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/account`)
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  const recentSearches = page.getByRole('listbox', { name: 'Recent searches' })
  for (const text of ['harbour', 'lights']) {
    await field.fill(text)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`search\\?q=${text}`))
  }
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await moveByRemoteControl(page, field)
  await expect(recentSearches).toBeHidden()

  await page.keyboard.press('Enter')
  await expect(recentSearches).toBeVisible()
  for (const text of ['lights', 'harbour']) {
    await page.keyboard.press('ArrowDown')
    await expect(recentSearches.getByRole('option', { selected: true })).toHaveText(text)
  }
  await page.keyboard.press('ArrowDown')
  const button = page.getByRole('button', { name: 'Clear recent searches' })
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(recentSearches).toBeHidden()

  await moveByRemoteControl(page, field)
  await page.keyboard.press('Enter')
  await expect(recentSearches).toBeVisible()
  await page.goBack()
  await expect(recentSearches).toBeHidden()
  await expect(page).toHaveURL(/search\?q=lights/)
  await page.keyboard.press('Enter')
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toBeHidden()
  await expect(field).toBeFocused()
})
