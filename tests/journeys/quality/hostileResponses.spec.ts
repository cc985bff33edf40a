import type { Page, Route } from 'playwright/test'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { expectNoLongTasks } from '../../harness/longTasks'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ tolerated: /./ })

/**
 * Function that receives a value of a JSON response and returns its replacement.
 * @param name name of the property that contains the value
 */
type Change = (value: unknown, name: string) => unknown

const changed = (value: unknown, change: Change, name = ''): unknown =>
  Array.isArray(value)
    ? change(
        value.map(item => changed(item, change, name)),
        name,
      )
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, change, key)]))
      : change(value, name)

const texts =
  (text: string): Change =>
  (value, name) =>
    typeof value === 'string' && /^(title|name|seriesTitle|summary|publisher|email|comment)$/.test(name) ? text : value

const items = <Item>(create: (index: number) => Item) => Array.from({ length: 4_900 }, (_, index) => create(index))
const longLists: Record<string, unknown[]> = {
  tags: items(index => `tag ${index}`),
  genres: items(index => `genre ${index}`),
  links: items(index => ({ label: `link ${index}`, url: `https://example.org/${index}` })),
  authors: items(index => ({ name: `Author ${index}`, role: index % 2 ? 'writer' : `role ${index}` })),
}

/**
 * Functions that change a response, by description of the change. The changed response is valid, but needs much
 * processor time. If the client had no limits, each changed response would block the tab for several seconds.
 */
const costlyChanges: Record<string, Change> = {
  'texts of two scripts': texts('漢ا字ب'.repeat(22_000)),
  'texts of combining marks': texts(`a${'\u0301'.repeat(9_000)}`),
  'long lists': (value, name) => (Array.isArray(value) && longLists[name]) || value,
}

/**
 * Changes every JSON response of the API after this call. Exceptions: responses with the signed-in user, the client
 * settings, the libraries or the claim status of the server.
 */
async function changeResponses(page: Page, change: Change): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(/\/api\/v\d\/(?!claim|client-settings|users\/me|libraries)/, async (route: Route) => {
    if (!/^(fetch|xhr)$/.test(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    return route.fulfill({ response, json: changed(await response.json(), change) })
  })
}

test('every page stays responsive after costly responses', async ({ page, signIn }) => {
  test.setTimeout(180_000)
  await signIn()
  const id = await fetchFirstRecordId(page, 'books')
  const { seriesId } = await (await page.request.get(`/api/v1/books/${id}`)).json()
  for (const [kind, change] of Object.entries(costlyChanges)) {
    await changeResponses(page, change)
    for (const path of ['/dashboard', `/series/${seriesId}`, `/book/${id}`])
      await expectNoLongTasks(
        page,
        async () => {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first(), kind).toBeVisible()
          await expect(page.locator('[aria-busy=true]'), `${path}: ${kind}`).toHaveCount(0)
        },
        `${path}: ${kind}`,
      )
  }
})

test('the edit dialog of a record with long lists stays responsive and names the lists that it cannot show', async ({
  page,
  signIn,
}) => {
  await signIn()
  const id = await fetchFirstRecordId(page, 'books')
  await changeResponses(page, costlyChanges['long lists'] as Change)
  await expectNoLongTasks(page, async () => {
    await page.goto(`/book/${id}`)
    await page.getByRole('button', { name: 'Edit metadata' }).click()
    await page.getByRole('dialog').getByRole('tab', { name: 'Tags' }).click()
    await expect(page.getByRole('dialog').getByText('Tags: 4,900 entries, too many')).toBeVisible()
  })
})

test('a list with too many records fails with an error message and a retry', async ({ page, signIn }) => {
  await signIn()
  await changeResponses(page, (value, name) =>
    Array.isArray(value) && name === 'content' && value.length > 0
      ? Array.from({ length: 20_000 }, (_, index) => ({ ...value[index % value.length], id: `${index}` }))
      : value,
  )
  await page.goto('/libraries/all/series')
  const alert = page.getByRole('alert').filter({ hasText: 'larger than Longbox can show' }).first()
  await expect(alert).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('[data-card-link]').first()).toBeVisible()
})
