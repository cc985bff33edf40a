import type { Page } from 'playwright/test'
import type { Book, PagedBooks, PagedReadLists } from '../../../src/generated/model.schemas'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { HASH_TIMEOUT_MS } from '../../harness/hashTimeoutMs'
import { expect, test } from '../../harness/server/longboxFixture'

async function getJson<Body>(page: Page, path: string): Promise<Body> {
  const response = await page.request.get(path)
  expect(response.ok()).toBe(true)
  return (await response.json()) as Body
}

async function findDuplicateComic(page: Page): Promise<Book> {
  let found: Book | undefined
  await expect(async () => {
    const { content } = await getJson<PagedBooks>(page, 'api/v1/books/duplicates?unpaged=true')
    found = content.find(({ media }) => media.mediaProfile === 'DIVINA' && media.pagesCount > 2)
    expect(found).toBeDefined()
  }).toPass({ timeout: HASH_TIMEOUT_MS })
  return found as Book
}

test('compares two copies of a comic by keyboard in all views', async ({ page, signIn }) => {
  await signIn()
  const book = await findDuplicateComic(page)
  await page.goto(`media-management/duplicate-files?q=${book.fileHash}`)
  await page
    .getByRole('button', { name: /^Compare with the first file/ })
    .first()
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Compare books' })
  const pageImages = dialog.getByRole('img', { name: /^Page/ })
  const loadedCount = () =>
    pageImages.evaluateAll(images => images.filter(image => (image as HTMLImageElement).naturalWidth > 0).length)
  await expect(dialog.getByRole('row', { name: /^Pages/ }).getByRole('cell')).toHaveText([
    String(book.media.pagesCount),
    String(book.media.pagesCount),
  ])
  await expect.poll(loadedCount).toBe(2)
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(`Page 2 of ${book.media.pagesCount}`)).toBeVisible()
  await page.keyboard.press('2')
  const divider = dialog.getByRole('slider', { name: 'Position of the divider' })
  await divider.focus()
  await page.keyboard.press('Home')
  await expect(divider).toHaveValue('0')
  await expect(dialog.getByText('Page 2 of')).toBeVisible()
  await page.keyboard.press('3')
  await expect(dialog.getByText('The pages look the same.')).toBeVisible()
  await page.keyboard.press('+')
  await expect(dialog.getByText(/of the page differs/)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('finds a book by its number in its series, and adds it to a read list by keyboard', async ({ page, signIn }) => {
  await signIn()
  const [list] = (await getJson<PagedReadLists>(page, 'api/v1/readlists')).content
  const { content } = await getJson<PagedBooks>(page, 'api/v1/books?unpaged=true&sort=metadata.numberSort,asc')
  // Excludes books of a series whose title also occurs in the title of another series. For such a book, the dialog
  // could offer the other series first.
  const book = content.find(
    ({ id, seriesId, seriesTitle, oneshot, metadata }) =>
      !oneshot &&
      metadata.numberSort > 1 &&
      !list?.bookIds.includes(id) &&
      content.every(other => other.seriesId === seriesId || !other.seriesTitle.includes(seriesTitle)),
  )
  if (!list || !book) throw new Error('no read list or book')
  await page.goto(`readlists/${list.id}`)
  await page.getByRole('button', { name: 'Add a book' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Add a book to “${list.name}”` })
  await expect(dialog.getByRole('combobox', { name: 'Title of the book' })).toBeFocused()
  await expect(dialog.getByRole('listbox').getByRole('option').nth(2)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Choose a series' }).press('Enter')
  const seriesDialog = page.getByRole('dialog', { name: 'Choose a series' })
  await seriesDialog.getByRole('combobox', { name: 'Title of the series' }).fill(book.seriesTitle)
  const series = seriesDialog.getByRole('listbox').getByRole('option', { name: book.seriesTitle })
  await expect(series.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(seriesDialog).toBeHidden()
  const number = dialog.getByRole('combobox', { name: 'Number or title' })
  await number.fill(book.metadata.number)
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toContainText(book.metadata.title)
  await number.press('Enter')
  await expect(page.getByText(`Added to “${list.name}”`)).toBeVisible()
  const changed = (await getJson<PagedReadLists>(page, 'api/v1/readlists')).content.find(({ id }) => id === list.id)
  expect(changed?.bookIds).toEqual([...list.bookIds, book.id])
})
