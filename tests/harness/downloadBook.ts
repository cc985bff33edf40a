import type { Locator, Page } from 'playwright/test'
import { readableBook } from './readers/readingAlong'
import { expect, type RunningLongbox } from './server/longboxTest'

/**
 * Downloads a book through the menu of its page and waits until the download is complete.
 * @returns the id of the book
 */
export async function downloadBook(page: Page, { url }: Pick<RunningLongbox, 'url'>, title: string): Promise<string> {
  const { id } = await readableBook(page, title)
  await page.goto(`${url}/book/${id}`)
  await startDownload(page)
  await expect(page.getByText('Downloading 1 book')).toBeVisible()
  await page.goto(`${url}/offline`)
  await expect(downloadLine(page, title).getByText(/downloaded/)).toBeVisible({ timeout: 30_000 })
  return id
}

/** Locates the menu button of a book or series on its page. */
export const moreButton = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^More for/ })
    .first()

/** Starts the download of a book or series through the menu of its page. */
export async function startDownload(page: Page): Promise<void> {
  await moreButton(page).click()
  await page.getByRole('menuitem', { name: 'Make available offline' }).click()
}

/** Opens the downloads page through the account menu. */
export async function openDownloads(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Available offline' }).click()
}

/** Locates a downloaded book in the list of the downloads page. */
export const downloadLine = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Available offline' }).getByRole('listitem').filter({ hasText: title })
