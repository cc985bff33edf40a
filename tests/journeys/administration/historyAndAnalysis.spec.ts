import type { Page } from 'playwright/test'
import type { PagedHistory } from '../../../src/generated/model.schemas'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

/** Returns the locator of a row. Placeholder rows do not match, because assistive technology does not see them. */
const rowAt = (page: Page, index: number) => page.getByRole('row').and(page.locator(`[data-row="${index}"]`))
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

/**
 * Deletes the files of two books, and waits until the history contains both deletions. Without the deletions, the
 * history would be empty on a server that cannot import the history of the sample library.
 */
async function deleteTwoBookFiles(page: Page, url: string): Promise<void> {
  const deletedIds: string[] = []
  for (const title of ['Low Tide', 'Soup of the Day']) {
    const { id } = await waitForReadableBook(page, title)
    expect((await page.request.delete(`${url}/api/v1/books/${id}/file`)).status()).toBe(202)
    deletedIds.push(id)
  }
  const listIdsInHistory = async () => {
    const { content }: PagedHistory = await (await page.request.get(`${url}/api/v1/history?size=20`)).json()
    return content.filter(({ type }) => type === 'BookFileDeleted').map(({ bookId }) => bookId)
  }
  await expect.poll(listIdsInHistory, { timeout: 60_000 }).toEqual(expect.arrayContaining(deletedIds))
}

test('an administrator filters the history and reads the details of an event', async ({ page, longbox, signIn }) => {
  await signIn()
  await deleteTwoBookFiles(page, longbox.url)
  await page.goto(`${longbox.url}/history`)
  await expect(rowAt(page, 1)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await rowAt(page, 0).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('File', { exact: true })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(rowAt(page, 1)).toBeFocused()

  // The browser's back button must close the details and must not leave the page, even if no other page was open
  // before.
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(rowAt(page, 1)).toBeVisible()

  await rowAt(page, 0).hover()
  await rowAt(page, 0).getByRole('button', { name: 'Actions of the event' }).click()
  await page.getByRole('menuitem', { name: 'Only this series' }).click()
  await expect(page).toHaveURL(/\?series=/)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Series:')
  await page.goBack()

  await page.getByRole('button', { name: 'Filters' }).click()
  await filters(page).getByRole('button', { name: 'Book file deleted' }).click()
  await expect(page).toHaveURL(/type=BookFileDeleted/)
  await expect(rowAt(page, 0)).toContainText('Book file deleted')
  expect(await findAxeViolations(page)).toEqual([])
})

test('an administrator finds books with errors, reads the remedy and analyzes all these books again', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/media-management/analysis`)
  await expect(rowAt(page, 0)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await expect(page.getByRole('link', { name: /could not be analyzed/ })).toBeVisible()

  await rowAt(page, 0).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('What to do:').first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByText('By error').click()
  await expect(page).toHaveURL(/view=errors/)
  const group = page.getByRole('article').first()
  await expect(group).toContainText('What to do:')
  expect(await findAxeViolations(page)).toEqual([])
  const analysis = page.waitForResponse(/\/books\/[^/]+\/analyze$/)
  await group.getByRole('button', { name: /^Analyze all again/ }).click()
  expect((await analysis).status()).toBe(202)
  await group.getByRole('link', { name: /^Show books/ }).click()
  await expect(page).toHaveURL(/code=/)
  await expect(rowAt(page, 0)).toBeVisible()

  await page.getByRole('link', { name: /^Missing posters/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Missing posters' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})
