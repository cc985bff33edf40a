import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { waitForFrames } from '../readPageValueWhenStable'
import { locatePositionStatus, type ReadableBook, waitForReadableBook } from './readableBooks'

/**
 * Signs in and opens a book at its beginning. Waits until the first page is visible and the settings of the user have
 * loaded.
 */
export async function openBookAtBeginning(
  page: Page,
  url: string,
  signIn: () => Promise<void>,
  title: string,
): Promise<ReadableBook> {
  await signIn()
  const book = await waitForReadableBook(page, title)
  await sendRequestFromPage(page, 'DELETE', `/api/v1/books/${book.id}/read-progress`)
  const settingsLoaded = page.waitForResponse(response => response.url().endsWith('/client-settings/user/list'))
  await page.goto(`${url}/book/${book.id}/read`)
  await expect(locatePositionStatus(page, `Page 1 of ${book.pages}`)).toBeAttached()
  await settingsLoaded
  return book
}

/** Writes a reading position, as another device of the user would do. */
export const writePositionFromOtherDevice = (page: Page, id: string, at: number) =>
  sendRequestFromPage(page, 'PATCH', `/api/v1/books/${id}/read-progress`, { page: at })

/** Returns the page number in the reading progress that the server stores for a book. */
export const fetchStoredPage = async (page: Page, id: string): Promise<number | undefined> => {
  const book = await sendRequestFromPage(page, 'GET', `/api/v1/books/${id}`)
  return book?.readProgress?.page
}

/** Sends a request with the cookies of the page, as another client of the user would do. */
export const sendRequestFromPage = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
      const answer = await fetch(new URL(path.slice(1), document.baseURI), {
        method,
        headers,
        body: body && JSON.stringify(body),
      })
      const text = await answer.text()
      return text ? JSON.parse(text) : undefined
    },
    { method, path, body },
  )

/**
 * Records the requests of a page that write progress. Returns a function that waits for 40 frames and then checks that
 * the page has sent no such request.
 */
export function recordProgressWrites(page: Page): () => Promise<void> {
  const writes: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET' && /\/(read-progress|progression)$/.test(request.url()))
      writes.push(`${request.method()} ${request.url()} ${request.postData()}`)
  })
  return async () => {
    await waitForFrames(page)
    expect(writes).toEqual([])
  }
}
