import type { Page } from 'playwright/test'
import { waitForNetworkIdle } from '../../bench/benchmarkBrowser'
import { expect, test } from '../../harness/server/longboxFixture'
import { removeEventSource } from '../../harness/server/measureTransferredBytesOfPage'

test('a page requests no data twice while it loads', async ({ page, context, signIn }) => {
  test.setTimeout(120_000)
  await signIn()
  const repeated: string[] = []
  for (const path of await pathsOf(page)) {
    const tab = await context.newPage()
    const calls: string[] = []
    tab.on('request', call => {
      if (call.resourceType() === 'fetch') calls.push(`${call.method()} ${call.url()} ${call.postData() ?? ''}`)
    })
    await tab.addInitScript(removeEventSource)
    await tab.goto(path)
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 }).first()).toHaveText(/\w/)
    await waitForNetworkIdle(tab)
    expect(calls.length, path).toBeGreaterThan(2)
    for (const [nth, call] of calls.entries()) if (calls.indexOf(call) !== nth) repeated.push(`${path}: ${call}`)
    await tab.close()
  }
  expect(repeated).toEqual([])
})

/**
 * Returns the paths of list pages and record pages. Omits the dashboard, because `startPerformance.spec.ts` tests the
 * dashboard.
 */
async function pathsOf(page: Page): Promise<string[]> {
  const read = async (path: string) => (await page.request.get(path)).json()
  const [library] = await read('api/v1/libraries')
  const series = (await read('api/v1/series?oneshot=false&size=1&sort=metadata.titleSort,asc')).content[0]
  const oneshot = (await read('api/v1/series?oneshot=true&size=1&sort=metadata.titleSort,asc')).content[0]
  const book = (await read(`api/v1/series/${series.id}/books?size=1`)).content[0]
  const collection = (await read('api/v1/collections?size=1')).content[0]
  const readList = (await read('api/v1/readlists?size=1')).content[0]
  return [
    ...['recommended', 'series', 'collections'].map(view => `libraries/${library.id}/${view}`),
    `series/${series.id}`,
    `series/${collection.seriesIds[0]}?context=COLLECTION&contextId=${collection.id}`,
    `oneshot/${oneshot.id}`,
    `book/${book.id}`,
    `book/${readList.bookIds[0]}?context=READLIST&contextId=${readList.id}`,
    `collections/${collection.id}`,
    `readlists/${readList.id}`,
  ]
}
