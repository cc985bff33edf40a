import { expect, type FrameLocator, type Page } from 'playwright/test'
import { locatePositionStatus, waitForReadableBook } from './readableBooks'

/** Returns the frame of the chapter that the EPUB reader shows in pages. */
export const locateShownChapter = (page: Page): FrameLocator =>
  page.frameLocator('[data-chapter][data-shown=true] iframe')

/**
 * Opens an EPUB incognito and waits for its first page.
 * @param origin address of the client, without a trailing slash
 */
export async function openEpubIncognito(page: Page, origin: string, title: string): Promise<void> {
  const { id } = await waitForReadableBook(page, title)
  await page.goto(`${origin}/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 of \d+/)).toBeAttached()
}

/**
 * Turns the pages of an open EPUB from the first chapter to the last chapter. Calls `check` when a chapter becomes
 * visible.
 * @param check  checks the visible chapter
 */
export async function pageThroughEpubAndCheckChapters(
  page: Page,
  chapterCount: number,
  check: (index: number) => Promise<void>,
): Promise<void> {
  for (let index = 0; index < chapterCount; index++) {
    const shown = page.locator(`[data-chapter="${index}"][data-shown=true]`)
    await expect(shown).toBeAttached()
    await check(index)
    await expect(async () => {
      await page.keyboard.press('PageDown')
      await expect(shown).not.toBeAttached({ timeout: 300 })
    }).toPass()
  }
}
