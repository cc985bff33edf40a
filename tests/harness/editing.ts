import type { Locator, Page } from 'playwright/test'

/** The bar over a list in which something is chosen. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
/** The main button of an edit dialog. */
export const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
/** A tab of an edit dialog, with or without the number of its faults. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** Chooses the first series of the table; gives their ids. */
export async function chooseSeries(page: Page, url: string, count: number): Promise<string[]> {
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

/** A call that does not come from the screen. */
export const asked = (page: Page, path: string, method: string, body?: Body): Promise<Body> =>
  page.evaluate(
    async ({ path, method, body }) => {
      const answer = await fetch(new URL(path, document.baseURI), {
        method,
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: body && JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return answer.status === 204 ? {} : answer.json()
    },
    { path, method, body },
  )

/** A change that does not come from the screen. */
export const change = (page: Page, id: string, body: Body) => asked(page, `api/v1/series/${id}/metadata`, 'PATCH', body)
/** What the server knows of a series. */
export const metadataOf = async (page: Page, id: string) => (await asked(page, `api/v1/series/${id}`, 'GET')).metadata

/** Goes on with the Tab key until something has the focus. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab') {
  for (let step = 0; step < 60; step++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${wanted} is not reached by ${key}`)
}
