import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { projectFolder } from '../../../server/serverOptions'
import {
  fetchSeriesMetadata,
  locateEditDialogTab,
  locateSaveChangesButton,
  patchSeriesMetadata,
  pressKeyUntilFocused,
} from '../../harness/editDialogTestSteps'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { selectInterfaceLanguage } from '../../harness/selectInterfaceLanguage'
import { expect, submitSignInForm, test, testAccounts } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '5k'] })

async function openSeries(page: Page, url: string): Promise<string> {
  const id = await fetchFirstRecordId(page, 'series')
  await page.goto(`${url}/series/${id}`)
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await expect(locateSaveChangesButton(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeFocused()
  return id
}

const picture = (width: number, noise: number) =>
  sharp({
    create: {
      width,
      height: width * 1.5,
      channels: 3,
      background: '#123',
      noise: { type: 'gaussian', mean: 120, sigma: noise },
    },
  })

test('edits one series with a language name and suggested tags, and shows the result on its page', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openSeries(page, longbox.url)
  await page.getByLabel('Publisher', { exact: true }).fill('Quill & Sons')
  await page.getByLabel('Language', { exact: true }).fill('brazil')
  await page.getByRole('option', { name: /Brazilian Portuguese/ }).click()
  await locateEditDialogTab(page, 'Tags').click()
  await page.getByLabel('Genres', { exact: true }).fill('longbox test')
  await page.keyboard.press('Enter')
  await locateEditDialogTab(page, 'Links').click()
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.getByRole('textbox', { name: 'Label 1' }).fill('Shop')
  await page.getByRole('textbox', { name: 'Address 1' }).fill('shop.example')
  await locateSaveChangesButton(page).click()
  await expect(page.getByText('Enter a full web address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Address 1' }).fill('https://shop.example/1')
  expect(await findAxeViolations(page)).toEqual([])
  await locateSaveChangesButton(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Quill & Sons').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'longbox test' })).toBeVisible()
})

test('after the session expires, the dialog reopens with its input for the same user, but not for another user', async ({
  page,
  longbox,
  signIn,
  context,
}) => {
  await signIn()
  const endSession = async () => {
    await context.clearCookies()
    // The click may fail. A background request can detect the end of the session before the click, and the client then
    // closes the dialog.
    await locateSaveChangesButton(page)
      .click({ timeout: 5_000 })
      .catch(() => {})
    await expect(page).toHaveURL(/\/login/)
  }
  const id = await openSeries(page, longbox.url)
  await page.getByLabel('Publisher', { exact: true }).fill('Quill & Sons')
  await endSession()
  await submitSignInForm(page, testAccounts.admin)
  await expect(page).toHaveURL(new RegExp(`/series/${id}`))
  await expect(page.getByLabel('Publisher', { exact: true })).toHaveValue('Quill & Sons')
  await endSession()
  await submitSignInForm(page, testAccounts.reader)
  await expect(page).toHaveURL(new RegExp(`/series/${id}`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('shows both values of a field that another user has saved in the meantime', async ({ page, longbox, signIn }) => {
  await signIn()
  const id = await openSeries(page, longbox.url)
  await page.getByLabel('Title *', { exact: true }).fill('Mine')
  await patchSeriesMetadata(page, id, { title: 'Theirs', publisher: 'Their House' })
  await expect(page.getByRole('button', { name: 'Take theirs: Title' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await expect(page.getByLabel('Publisher', { exact: true })).toHaveValue('Their House')
  await page.getByRole('button', { name: 'Keep mine: Title' }).click()
  await locateSaveChangesButton(page).click()
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()
})

test('edits a series by keyboard alone', async ({ page, longbox, signIn }) => {
  await signIn()
  const id = await fetchFirstRecordId(page, 'series')
  await page.goto(`${longbox.url}/series/${id}`)
  const pencil = page.getByRole('button', { name: 'Edit metadata' })
  await pencil.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await pressKeyUntilFocused(page, locateEditDialogTab(page, 'General'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(locateEditDialogTab(page, 'Tags')).toHaveAttribute('aria-selected', 'true')
  await pressKeyUntilFocused(page, dialog.getByLabel('Genres', { exact: true }))
  await page.keyboard.type('by hand,')
  await expect(dialog.getByText('by hand', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await pressKeyUntilFocused(page, locateEditDialogTab(page, 'Tags'), 'Shift+Tab')
  await page.keyboard.press('Home')
  await pressKeyUntilFocused(page, dialog.getByLabel('Title *', { exact: true }))
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is required')).toBeVisible()
  await expect(dialog.getByLabel('Title *', { exact: true })).toBeFocused()
  await page.keyboard.type('Written without a mouse')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Written without a mouse' })).toBeVisible()
  await expect(pencil).toBeFocused()
  expect(await fetchSeriesMetadata(page, id)).toMatchObject({ titleLock: true, genresLock: true })
})

test('browser back closes the dialog but not the page, and asks before discarding changes', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series`)
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await expect(locateSaveChangesButton(page)).toBeVisible()
  const here = page.url()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(here)
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await page.getByLabel('Sort title *').fill('Something else')
  await page.goBack()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(here)
  await page.goBack()
  await expect(page).toHaveURL(/libraries\/all\/series/)
})

test('adds a poster to a series, and scales down an image that is too large', async ({ page, longbox, signIn }) => {
  await signIn()
  await openSeries(page, longbox.url)
  await locateEditDialogTab(page, 'Posters').click()
  const files = page.locator('input[type=file]')
  const big = await picture(1400, 60).png().toBuffer()
  await files.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: big })
  await expect(page.getByText('This file is larger than 1 MB')).toBeVisible()
  await page.getByRole('button', { name: 'Make it smaller' }).click()
  await expect(page.getByRole('listitem', { name: 'New, not saved yet, In use' })).toBeVisible()
  await locateSaveChangesButton(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await locateEditDialogTab(page, 'Posters').click()
  await expect(page.getByRole('listitem', { name: 'Uploaded, In use' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete this poster' }).click()
  await locateSaveChangesButton(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('opens a series and marks it as read through the command palette by keyboard alone', async ({
  page,
  signInAtHome,
}) => {
  await signInAtHome('reader')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Command palette' })
  await field.fill('harbour')
  // The results of four searches arrive in any order. The number of results appears after the last search.
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results?$/)
  await expect(page.getByRole('option').nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const title = await page.getByRole('option', { selected: true }).textContent()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field.fill('mark as read')
  await expect(page.getByRole('option', { selected: true })).toContainText('Mark as read')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Marked as read')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('shows tabs as sections and keeps the save button visible', async ({ page, longbox, signIn }) => {
    await signIn()
    const id = await openSeries(page, longbox.url)
    await expect(page.getByRole('heading', { name: 'Sharing' })).toBeAttached()
    await page.getByLabel('Sharing labels', { exact: true }).fill('family')
    await page.keyboard.press('Enter')
    await expect(locateSaveChangesButton(page)).toBeInViewport()
    expect(await findAxeViolations(page)).toEqual([])
    await locateSaveChangesButton(page).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await fetchSeriesMetadata(page, id)).toMatchObject({ sharingLabels: ['family'], sharingLabelsLock: true })
  })
  test('saving scrolls to a poster that is too large, and saves it after it is scaled down', async ({
    page,
    longbox,
    signIn,
  }) => {
    await signIn()
    await openSeries(page, longbox.url)
    const big = await picture(1400, 60).png().toBuffer()
    await page.locator('input[type=file]').setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: big })
    const fault = page.getByText('This file is larger than 1 MB')
    await page.getByLabel('Title *', { exact: true }).scrollIntoViewIfNeeded()
    await locateSaveChangesButton(page).click()
    await expect(fault).toBeInViewport()
    await page.getByRole('button', { name: 'Make it smaller' }).tap()
    await expect(fault).toBeHidden()
    await locateSaveChangesButton(page).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Edit metadata' }).tap()
    await expect(page.getByRole('listitem', { name: 'Uploaded, In use' })).toBeVisible()
  })
})

test('lays out the dialog from right to left in Arabic and saves', async ({ page, longbox, signIn }) => {
  const ar = JSON.parse(readFileSync(join(projectFolder, 'locales/ar.json'), 'utf8'))
  const { fields } = ar.resources.series
  await signIn()
  const id = await fetchFirstRecordId(page, 'series')
  await page.goto(`${longbox.url}/series/${id}`)
  await selectInterfaceLanguage(page, 'ar', 'العربية')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const search = page.getByRole('banner').locator('input')
  await expect(search).toHaveCSS('direction', 'rtl')
  await search.fill('Harbour')
  await expect(search).toHaveCSS('direction', 'ltr')
  await search.fill('')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: ar.dialog.arrangeLibraries.title }).click()
  const first = dialog.getByRole('listitem').first()
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? 0
  const picture = await leftOf(first.locator('svg').first())
  expect(picture - (await first.locator('bdi').evaluate(name => name.getBoundingClientRect().right))).toBeLessThan(40)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: ar.action.edit }).click()
  await expect(dialog).toBeFocused()
  const placeOf = (role: 'tablist' | 'tabpanel') => leftOf(dialog.getByRole(role).first())
  expect(await placeOf('tablist')).toBeGreaterThan(await placeOf('tabpanel'))
  await dialog.getByLabel(fields.ageRating, { exact: true }).fill('-1')
  await page.keyboard.press('Tab')
  await expect(dialog.getByText(ar.rule.atLeast.replace('{{least}}', '0'))).toBeVisible()
  await dialog.getByLabel(fields.ageRating, { exact: true }).fill('12')
  await dialog.getByLabel(fields.publisher, { exact: true }).fill('دار الحبر')
  await page.keyboard.press('Tab')
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: ar.dialog.edit.save }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'دار الحبر' })).toBeVisible()
  expect(await fetchSeriesMetadata(page, id)).toMatchObject({
    publisher: 'دار الحبر',
    publisherLock: true,
    ageRating: 12,
  })
})
