import type { Locator, Page } from 'playwright/test'

/** Locates the bar that appears when list items are selected. */
export const locateSelectionBar = (page: Page) => page.getByRole('region', { name: 'Selection' })
export const locateSaveChangesButton = (page: Page) => page.getByRole('button', { name: 'Save changes' })
/** Locates a tab of an edit dialog by name. The label of the tab may also contain the number of errors. */
export const locateEditDialogTab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** Opens the table of series and selects the first `count` rows. Returns the ids of these series. */
export async function selectFirstSeries(page: Page, url: string, count: number): Promise<string[]> {
  await page.goto(`${url}/libraries/all/series?layout=table`)
  const ids: string[] = []
  for (let index = 1; index <= count; index++) {
    const row = page.locator(`[role="row"][aria-rowindex="${index + 1}"]`)
    await row.getByRole('checkbox').click()
    ids.push(/series\/(\w+)/.exec((await row.locator('[data-card-link]').getAttribute('href')) ?? '')?.[1] ?? '')
  }
  return ids
}

type Body = Record<string, unknown>

/** Sends an API request with the session of the page, without using the interface. */
export const fetchInPageSession = (page: Page, path: string, method: string, body?: Body): Promise<Body> =>
  page.evaluate(
    async ({ path, method, body }) => {
      const response = await fetch(new URL(path, document.baseURI), {
        method,
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: body && JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.status === 204 ? {} : response.json()
    },
    { path, method, body },
  )

/** Changes the metadata of a series with an API request. */
export const patchSeriesMetadata = (page: Page, id: string, body: Body) =>
  fetchInPageSession(page, `api/v1/series/${id}/metadata`, 'PATCH', body)
export const fetchSeriesMetadata = async (page: Page, id: string) =>
  (await fetchInPageSession(page, `api/v1/series/${id}`, 'GET')).metadata

/**
 * Presses a key until the target element has the focus. The default key is Tab.
 * @throws Error after 60 presses
 */
export async function pressKeyUntilFocused(page: Page, target: Locator, key = 'Tab') {
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} is not reached by ${key}`)
}
