import { fetchInPageSession, locateSaveChangesButton, locateSelectionBar } from '../../harness/editDialogTestSteps'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, test } from '../../harness/server/longboxFixture'

type BookJson = { id: string; metadata: { number: string; numberSort: number; title: string; numberLock: boolean } }

test('edits the books of a series in a table by keyboard and clipboard, and undoes the change', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const id = await fetchFirstRecordId(page, 'books')
  const { seriesId } = (await fetchInPageSession(page, `api/v1/books/${id}`, 'GET')) as { seriesId: string }
  const fetchBooks = async () => {
    const path = `api/v1/series/${seriesId}/books?unpaged=true&sort=metadata.numberSort,asc`
    return ((await fetchInPageSession(page, path, 'GET')) as { content: BookJson[] }).content
  }
  const before = await fetchBooks()
  expect(before.length).toBeGreaterThan(2)

  await page.goto(`${longbox.url}/series/${seriesId}?layout=table`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit books in a table' }).click()
  const table = page.getByRole('table', { name: `Edit ${before.length} books` })
  const numbers = table.getByRole('textbox', { name: /^Number: / })
  await numbers.first().fill('101')
  await page.keyboard.press('Enter')
  await expect(numbers.nth(1)).toBeFocused()
  await page.keyboard.type('102')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('103')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(table.getByRole('button', { name: /^Number: .*locked/ }).nth(2)).toBeFocused()
  await table
    .getByRole('textbox', { name: /^ISBN: / })
    .first()
    .fill('9782205043755')
  await expect(table.getByText('This ISBN has a wrong check digit')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await locateSaveChangesButton(page).click()
  await expect(table.getByRole('textbox', { name: /^ISBN: / }).first()).toBeFocused()
  await page.keyboard.type('9782205043754')
  await page.getByRole('button', { name: 'Sort number: fill in all books' }).click()
  await page.getByRole('menuitem', { name: 'Copy from number' }).click()
  await locateSaveChangesButton(page).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const changed = await fetchBooks()
  const byId = new Map(changed.map(book => [book.id, book.metadata]))
  for (const [index, book] of before.slice(0, 3).entries())
    expect(byId.get(book.id)).toMatchObject({ number: `${101 + index}`, numberSort: 101 + index, numberLock: true })

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await fetchBooks()).map(book => [book.id, book.metadata]))
    .toEqual(before.map(book => [book.id, expect.objectContaining(pickNumbers(book))]))

  await page.locator('[data-card-link]').first().focus()
  await page.keyboard.press('Control+a')
  await locateSelectionBar(page).getByRole('button', { name: 'Edit in a table' }).click()
  const titles = page.getByRole('table').getByRole('textbox', { name: /^Title: / })
  await titles.first().focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Dawn\nNoon\nDusk\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(titles.nth(2)).toHaveValue('Dusk')
  await page.getByRole('button', { name: 'Undo the last step' }).click()
  await expect(titles.nth(2)).toHaveValue(before[2]?.metadata.title ?? '')
})

const pickNumbers = ({ metadata: { number, numberSort, numberLock } }: BookJson) => ({ number, numberSort, numberLock })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('shows the cells of each book below each other', async ({ page, longbox, signIn }) => {
    await signIn()
    const id = await fetchFirstRecordId(page, 'books')
    const { seriesId } = (await fetchInPageSession(page, `api/v1/books/${id}`, 'GET')) as { seriesId: string }
    await page.goto(`${longbox.url}/series/${seriesId}`)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit books in a table' }).click()
    const row = page.getByRole('row').nth(1)
    await expect(row.getByRole('textbox')).toHaveCount(5)
    for (const input of await row.getByRole('textbox').all()) await expect(input).toBeInViewport({ ratio: 1 })
    const button = await row.getByRole('button', { name: /^ISBN: / }).boundingBox()
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await row.getByRole('textbox', { name: /^Title: / }).fill('By phone')
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(row.getByRole('textbox', { name: /^Title: / })).toHaveValue('By phone')
  })
})
