import {
  fetchInPageSession,
  locateEditDialogTab,
  locateSaveChangesButton,
  locateSelectionBar,
} from '../../harness/editDialogTestSteps'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { openInApp } from '../../harness/openInApp'
import { expect, test } from '../../harness/server/longboxFixture'

test('edits a book from its page, and several books of the series from the selection bar and the command palette', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const id = await fetchFirstRecordId(page, 'books')
  await page.goto(`${longbox.url}/book/${id}`)
  await page.getByRole('button', { name: 'Edit metadata' }).click()
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.getByRole('textbox', { name: 'Title' }).fill('The First Lamp')
  await page.getByRole('textbox', { name: 'Sort number' }).fill('1.5')
  await page.getByRole('textbox', { name: 'ISBN' }).fill('9782205043755')
  await expect(page.getByText('This ISBN has a wrong check digit')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: 'ISBN' }).fill('9782205043754')
  await page.getByRole('button', { name: 'Pick Release date from a calendar' }).click()
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1938')
  await page.getByRole('combobox', { name: 'Month' }).selectOption('June')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Wednesday, June 1, 1938' }).click()
  await expect(page.locator('input[type=date]')).toHaveValue('1938-06-01')
  await locateEditDialogTab(page, 'Posters').click()
  await expect(page.getByRole('tabpanel').getByText('In use')).toBeVisible()
  await locateSaveChangesButton(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The First Lamp')
  const { metadata, seriesId } = (await fetchInPageSession(page, `api/v1/books/${id}`, 'GET')) as {
    metadata: object
    seriesId: string
  }
  expect(metadata).toMatchObject({
    numberSort: 1.5,
    numberSortLock: true,
    isbn: '9782205043754',
    summaryLock: false,
    releaseDate: '1938-06-01',
  })

  await openInApp(page, `/series/${seriesId}?layout=table`)
  await page.locator('[data-card-link]').first().focus()
  await page.keyboard.press('Control+a')
  const selectedBooks = Number.parseInt((await locateSelectionBar(page).getByRole('status').textContent()) ?? '', 10)
  expect(selectedBooks).toBeGreaterThan(1)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Command palette' }).fill('edit')
  await page.getByRole('option', { name: /^Edit metadata/ }).click()
  await expect(page.getByRole('dialog', { name: `Edit ${selectedBooks} books` })).toBeVisible()
  await locateEditDialogTab(page, 'Authors').click()
  await page.getByRole('combobox', { name: 'Writer' }).fill('Ana Book')
  await page.keyboard.press('Enter')
  await locateSaveChangesButton(page).click()
  await expect(page.getByText(`${selectedBooks} books saved`)).toBeVisible()
})

test.describe('a reader', () => {
  test.use({ args: ['--scenario', 'reader'] })
  test('sees no edit button', async ({ page, longbox, signIn }) => {
    await signIn('reader')
    await page.goto(`${longbox.url}/book/${await fetchFirstRecordId(page, 'books')}`)
    await page.getByRole('button', { name: /^More for/ }).click()
    await expect(page.getByRole('menuitem', { name: /read list|as read|unread/ }).first()).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Edit metadata' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Edit metadata' })).toHaveCount(0)
  })
})
