import type { Locator, Page } from 'playwright/test'
import { waitForReadableBook } from './readers/readableBooks'
import { expect, type RunningLongbox } from './server/longboxFixture'

/**
 * Downloads a book through the menu of its page. Waits until the download is complete.
 * @returns id of the book
 */
export async function downloadBookByMenu(
  page: Page,
  { url }: Pick<RunningLongbox, 'url'>,
  title: string,
): Promise<string> {
  const { id } = await waitForReadableBook(page, title)
  await page.goto(`${url}/book/${id}`)
  await startDownloadByMenu(page)
  await expect(page.getByText('Downloading 1 book')).toBeVisible()
  await openDownloadsPage(page)
  await expect(locateDownloadedBookItem(page, title).getByText(/downloaded/)).toBeVisible({ timeout: 30_000 })
  return id
}

/** Locates the menu button of a book or series on its page. */
export const locateMoreMenuButton = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^More for/ })
    .first()

/** Starts the download of a book or series through the menu of its page. */
export async function startDownloadByMenu(page: Page): Promise<void> {
  await locateMoreMenuButton(page).click()
  await page.getByRole('menuitem', { name: 'Make available offline' }).click()
}

export async function openDownloadsPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Available offline', exact: true }).click()
}

/** Returns the locator of a downloaded book on the downloads page. */
export const locateDownloadedBookItem = (page: Page, title: string): Locator =>
  page.getByRole('list', { name: 'Available offline' }).getByRole('listitem').filter({ hasText: title })
