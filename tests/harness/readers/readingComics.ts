import { expect, type Page } from 'playwright/test'
import { bookWith } from '../../bench/bytes'

/** Opens a book incognito and waits for its first page. */
export async function open(page: Page, url: string, title: string, at = 1): Promise<void> {
  const id = await bookWith(page, 'DIVINA', title)
  await page.goto(`${url}/book/${id}/read?incognito=true&page=${at}`)
  await expect(page.locator('[data-shown="true"] img, [data-webtoon] img').first()).toBeVisible()
}

/** The pages side by side, as `2-3`. */
export const shown = (page: Page) => () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-shown="true"] [data-page]')]
      .map(one => one.dataset.page)
      .join('-'),
  )
