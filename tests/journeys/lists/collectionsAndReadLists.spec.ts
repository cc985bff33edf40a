import type { Page } from 'playwright/test'
import { openInApp } from '../../harness/openInApp'
import { expect, submitSignInForm, test, testAccounts } from '../../harness/server/longboxFixture'

const cards = (page: Page) => page.getByRole('grid').getByRole('link')
const activeFilters = (page: Page) => page.getByRole('list', { name: 'Active filters' })

type MemberList = { id: string; name: string; ordered: boolean; seriesIds?: string[]; bookIds?: string[] }

async function memberLists(page: Page, kind: 'collections' | 'readlists'): Promise<MemberList[]> {
  return (await (await page.request.get(`api/v1/${kind}?unpaged=true`)).json()).content
}

/**
 * Returns the first collection or read list that fulfills a condition.
 * @throws Error when there is none
 */
async function firstMemberList(
  page: Page,
  kind: 'collections' | 'readlists',
  isWanted: (list: MemberList) => boolean = () => true,
): Promise<MemberList> {
  const list = (await memberLists(page, kind)).find(isWanted)
  if (!list) throw new Error(`The server has no such record in ${kind}`)
  return list
}

async function titlesIn(page: Page, path: string): Promise<string[]> {
  const { content } = await (await page.request.get(`api/v1/${path}?unpaged=true`)).json()
  return content.map(({ metadata }: { metadata: { title: string } }) => metadata.title)
}

async function countUnreadSeries(page: Page, collectionId: string): Promise<number> {
  const { content } = await (await page.request.get(`api/v1/collections/${collectionId}/series?unpaged=true`)).json()
  type Counts = { booksCount: number; booksReadCount: number }
  return content.filter(({ booksCount, booksReadCount }: Counts) => booksReadCount < booksCount).length
}

test('browses a collection in manual order and in other orders', async ({ page, signIn }) => {
  await signIn()
  const collection = await firstMemberList(page, 'collections', ({ ordered }) => ordered)
  const titles = await titlesIn(page, `collections/${collection.id}/series`)
  await page.goto(`collections/${collection.id}`)
  await expect(page.getByRole('button', { name: 'Sort: Manual order' })).toBeVisible()
  await expect(cards(page)).toHaveText(titles)
  await page.getByRole('button', { name: 'Sort: Manual order' }).click()
  await page.getByRole('menuitemradio', { name: 'Date added' }).click()
  await expect(page).toHaveURL(/sort=-added$/)
  await expect(cards(page)).not.toHaveText(titles)
  await cards(page).first().click()
  await expect(page).toHaveURL(/context=COLLECTION&contextId=/)
  await page.goBack()
  // After back navigation, the page of the series stays visible until the collection has rendered. The page of the
  // series has a sort button too, so the test looks for the button with "Date added".
  await page.getByRole('button', { name: 'Sort: Date added' }).click()
  await page.getByRole('menuitemradio', { name: 'Manual order' }).click()
  await expect(page).not.toHaveURL(/sort/)
  await expect(cards(page)).toHaveText(titles)
})

test('menu items stay at the positions that they have in the first frame', async ({ page, signIn }) => {
  await signIn()
  const collection = await firstMemberList(page, 'collections')
  await page.goto(`collections/${collection.id}`)
  await expect(cards(page).first()).toBeVisible()
  const button = page.getByRole('button', { name: /^Sort/ })
  const places = await button.evaluate(async button => {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
    const positions = new Set<number>()
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame)
      const entry = [...document.querySelectorAll('[role="menuitemradio"]')].at(-1)
      const menu = entry?.closest('[role="menu"]')
      if (entry && menu && Number(getComputedStyle(menu).opacity) > 0) positions.add(entry.getBoundingClientRect().top)
    }
    return [...positions]
  })
  expect(places).toHaveLength(1)
})

test('filters a collection by values of its members, stores the filter, and marks selected members as read', async ({
  page,
  signIn,
}) => {
  await signIn()
  const collection = await firstMemberList(page, 'collections')
  await page.goto(`collections/${collection.id}`)
  await expect(cards(page).first()).toBeVisible()
  const all = await cards(page).count()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const listRequest = page.waitForRequest(request => request.url().includes('/genres?'))
  await page.getByRole('button', { name: 'Genre', exact: true }).click()
  expect((await listRequest).url()).toContain(`collection_id=${collection.id}`)
  const genre = page.getByRole('list', { name: 'Genre', exact: true }).getByRole('button').nth(1)
  await genre.click()
  await genre.click()
  await expect(activeFilters(page)).toContainText('Genre: not')
  await expect.poll(() => cards(page).count()).toBeLessThan(all)
  await openInApp(page, '/dashboard')
  await page.goto(`collections/${collection.id}`)
  await expect(activeFilters(page)).toContainText('Genre: not')
  await page.getByRole('button', { name: 'Clear all' }).click()
  const unreadCount = await countUnreadSeries(page, collection.id)
  await cards(page).first().focus()
  await page.keyboard.press('Control+a')
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText(`${all} selected`)
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Mark as read' }).click()
  await expect(page.getByText(`${unreadCount} marked as read`)).toBeVisible()
  expect(await countUnreadSeries(page, collection.id)).toBe(0)
})

test('shows a read list as a table, and updates the table after changes of another user', async ({ page, signIn }) => {
  await signIn()
  const list = await firstMemberList(page, 'readlists', ({ ordered }) => ordered)
  const titles = await titlesIn(page, `readlists/${list.id}/books`)
  await page.goto(`readlists/${list.id}?layout=table`)
  const table = page.getByRole('table', { name: 'Books' })
  await expect(table.getByRole('columnheader', { name: 'Series' })).toBeVisible()
  const words = table.locator('[data-card-link] [dir=auto]')
  await expect(words).toHaveText(titles)
  await page.evaluate(
    ({ id, bookIds }) =>
      fetch(new URL(`api/v1/readlists/${id}`, document.baseURI), {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: JSON.stringify({ bookIds }),
      }),
    { id: list.id, bookIds: list.bookIds?.toReversed() },
  )
  await expect(words).toHaveText(titles.toReversed())
})

test('searches collections by name and stores the search in the URL', async ({ page, signIn }) => {
  await signIn()
  const first = await firstMemberList(page, 'collections')
  await page.goto('libraries/all/collections')
  const search = page.getByRole('combobox', { name: 'Search this list' })
  await search.fill(first.name)
  await expect(page.getByRole('grid').locator('[data-card-link]')).toHaveText([first.name])
  await expect(page).toHaveURL(/q=/)
  await search.fill('zzzzzz')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).not.toHaveURL(/q=/)
  await expect(page.getByRole('grid').locator('[data-card-link]').nth(1)).toBeVisible()
})

test('sorts read lists by every order in both directions and restores the last order', async ({ page, signIn }) => {
  await signIn()
  const names = (await memberLists(page, 'readlists')).map(({ name }) => name)
  const shown = page.getByRole('grid').locator('[data-card-link]')
  await page.goto('libraries/all/readlists')
  await expect(shown).toHaveText(names)
  await page.getByRole('button', { name: 'Sort: Name' }).click()
  await page.getByRole('menuitemradio', { name: 'Z to A' }).click()
  await expect(page).toHaveURL(/sort=-name$/)
  await expect(shown).toHaveText(names.toReversed())
  await page.getByRole('button', { name: 'Sort: Name' }).click()
  const listRequest = page.waitForRequest(request => request.url().includes('sort=lastModifiedDate%2Cdesc'))
  await page.getByRole('menuitemradio', { name: 'Date updated' }).click()
  await listRequest
  await expect(page).toHaveURL(/sort=-updated$/)
  await openInApp(page, '/dashboard')
  await page.goto('libraries/all/readlists')
  await expect(page).toHaveURL(/sort=-updated$/)
  await openInApp(page, '/libraries/all/collections')
  await expect(shown.first()).toBeVisible()
  // The server always sorts collections by name.
  await expect(page.getByRole('button', { name: /^Sort/ })).toHaveCount(0)
})

test('selects all collections and deletes them after the user checks a box; the empty page links to the page where collections are created', async ({
  page,
  signIn,
}) => {
  await signIn()
  const before = await memberLists(page, 'collections')
  await page.goto('libraries/all/collections')
  await page.locator('[data-card-link]').first().focus()
  await page.keyboard.press('Control+a')
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar).toContainText(`${before.length} selected`)
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete collection' }).click()
  await page.getByRole('checkbox', { name: `I understand that ${before.length} collections will be deleted` }).click()
  await page.getByRole('button', { name: 'Delete collection' }).click()
  await expect(page.getByText(`${before.length} collections deleted`)).toBeVisible()
  expect(await memberLists(page, 'collections')).toEqual([])
  await expect(bar).toBeHidden()
  await expect(page.getByText('Choose some series, then “Add to collection”')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the series' }).click()
  await expect(page).toHaveURL(/libraries\/all\/series$/)
})

test('the poster URL of a collection is different for each account, because browsers can cache its mosaic', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn('admin')
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const api = `${longbox.url}/api/v1`
  const { content } = await (await page.request.get(`${api}/series?unpaged=true`)).json()
  const seriesIds = content.map(({ id }: { id: string }) => id)
  const data = { name: 'All ages and adults', ordered: false, seriesIds }
  const { id } = await (await page.request.post(`${api}/collections`, { headers, data })).json()
  const poster = page.getByRole('main').locator(`img[src*="/collections/${id}/thumbnail"]`).first()
  const openCollection = async () => {
    await page.goto(`${longbox.url}/collections/${id}`)
    await expect.poll(() => poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    return poster.getAttribute('src')
  }
  const urlOfAdmin = await openCollection()
  await page.goto(`${longbox.url}/account`)
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await submitSignInForm(page, testAccounts.child)
  await expect(page.getByRole('button', { name: `Account of ${testAccounts.child.email}` })).toBeVisible()
  const urlOfChild = await openCollection()
  expect(urlOfChild).not.toBe(urlOfAdmin)
  expect(await openCollection()).toBe(urlOfChild)
})
