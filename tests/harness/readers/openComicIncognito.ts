import { expect, type Page } from 'playwright/test'
import { waitForAnalyzedBookId } from '../../bench/benchmarkRouteBytes'

/** Opens a page of a comic in incognito mode. Waits until the page is visible. */
export async function openComicIncognito(page: Page, url: string, title: string, at = 1): Promise<void> {
  const id = await waitForAnalyzedBookId(page, 'DIVINA', title)
  await page.goto(`${url}/book/${id}/read?incognito=true&page=${at}`)
  await expect(page.locator('[data-shown="true"] img, [data-webtoon] img').first()).toBeVisible()
}

/** Returns a function that returns the numbers of the visible comic pages as a text, for example `2-3`. */
export const createVisiblePageNumbersGetter = (page: Page) => () => page.evaluate(getVisiblePageNumbers)

/** Runs in the page. Returns the numbers that {@link createVisiblePageNumbersGetter} describes. */
export const getVisiblePageNumbers = (): string =>
  [...document.querySelectorAll<HTMLElement>('[data-shown="true"] [data-page]')]
    .map(element => element.dataset.page)
    .join('-')
