import type { Locator, Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { openInApp } from '../../harness/openInApp'
import { readPageValueWhenStable } from '../../harness/readPageValueWhenStable'
import { expect, test } from '../../harness/server/longboxFixture'

test.use({ args: ['--scenario', '5k'] })

const grid = (page: Page) => page.getByRole('grid', { name: 'Series' })
const count = (page: Page) => page.getByText(/^[\d,]+ series$/)
const activeFilters = (page: Page) => page.getByRole('list', { name: 'Active filters' })

async function browse(page: Page, url: string, query = '') {
  await page.goto(`${url}/libraries/all/series${query}`)
  await expect(count(page)).toBeVisible()
}

async function clickFilterValue(page: Page, filter: string, value: string, clicks = 1) {
  const fold = page.getByRole('button', { name: new RegExp(`^${filter}( \\d|$)`) })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  const chip = page.getByRole('list', { name: filter, exact: true }).getByRole('button', { name: value })
  for (let click = 0; click < clicks; click++) await chip.click()
}

test('filters a list, shows the filters as text and removes single filters; searches the list by text, also in a single field', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await browse(page, longbox.url)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await clickFilterValue(page, 'Genre', 'horror')
  await clickFilterValue(page, 'Genre', 'drama')
  await expect(activeFilters(page)).toContainText('Genre: horror or drama')
  const anyOfTwo = await count(page).textContent()
  await page.getByRole('radio', { name: 'All of' }).click()
  await expect(activeFilters(page)).toContainText('Genre: horror and drama')
  await expect(count(page)).not.toHaveText(anyOfTwo ?? '')
  await clickFilterValue(page, 'Genre', 'comedy', 2)
  await expect(activeFilters(page)).toContainText('Genre: not comedy')
  await expect(page).toHaveURL(/genre=horror&genre=drama&genre=-comedy&genre=\*all$/)
  await page.getByRole('button', { name: 'Remove “Genre: horror and drama”' }).click()
  await expect(activeFilters(page)).toHaveText('Genre: not comedy')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(count(page)).toHaveText('5,000 series')
  await expect(page).toHaveURL(/\/series$/)
  // Clicks two filters in quick succession. At the time of the second click, the URL does not contain the first filter
  // yet.
  await page.getByRole('complementary', { name: 'Filters' }).evaluate(async panel => {
    const buttonNamed = (name: string) =>
      [...panel.querySelectorAll('button')].find(button => button.textContent === name)
    buttonNamed('Unread')?.click()
    await new Promise(requestAnimationFrame)
    buttonNamed('Complete')?.click()
  })
  await expect(page).toHaveURL(/read=unread&complete=yes$/)

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/series$/)
  const search = page.getByRole('combobox', { name: 'Search this list' })
  await search.fill('lantern')
  await expect(page).toHaveURL(/q=lantern$/)
  await expect(page.getByRole('button', { name: 'Sort: Best match' })).toBeVisible()
  await expect(activeFilters(page)).toHaveText('Search: lantern')
  await search.fill('publisher:nightjar')
  await expect(activeFilters(page)).toHaveText('Search: publisher:nightjar')
  await expect(grid(page).getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: 'How to search' }).click()
  await expect(page.getByText('Searches one field only.')).toBeVisible()
})

test('results never contain an excluded value, regardless of the included values', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const listRequest = page.waitForRequest(request => request.url().includes('/series/list?'))
  await browse(page, longbox.url, '?read=unread&read=-read&genre=horror&genre=-drama')
  const { condition } = (await listRequest).postDataJSON()
  expect(condition.allOf).toContainEqual({ genre: { operator: 'isNot', value: 'drama' } })
  expect(condition.allOf).toContainEqual({ readStatus: { operator: 'isNot', value: 'READ' } })
  await expect(activeFilters(page).getByRole('listitem')).toHaveText([
    'Read status: Unread',
    'Read status: not Read',
    'Genre: horror',
    'Genre: not drama',
  ])
})

test('restores the last view of a library; a link with other settings does not change it', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await browse(page, longbox.url)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('button', { name: 'One-shot', exact: true }).click()
  await page.getByRole('button', { name: /^Sort/ }).click()
  await page.getByRole('menuitemradio', { name: 'Date added' }).click()
  await expect(page).toHaveURL(/oneshot=yes&sort=-added$/)
  await page.goto(`${longbox.url}/libraries/all/series?genre=horror`)
  await expect(activeFilters(page)).toHaveText('Genre: horror')
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Home', exact: true })
    .click()
  await page.getByRole('link', { name: 'All libraries' }).click()
  await expect(page).toHaveURL(/oneshot=yes&sort=-added$/)
  await expect(activeFilters(page)).toHaveText('One-shots')
})

test('a saved filter appears in another browser and in the library menu', async ({
  page,
  longbox,
  signIn,
  browser,
}) => {
  await signIn()
  await browse(page, longbox.url, '?genre=horror&age=*..16')
  await page.getByRole('button', { name: '2 filters' }).click()
  await page.getByRole('textbox', { name: 'Name for this filter' }).fill('Mild horror')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Mild horror', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const pinned = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Mild horror' })
  await expect(pinned).toBeVisible()
  const otherBrowser = await (await browser.newContext()).newPage()
  await signIn('admin', otherBrowser)
  await browse(otherBrowser, longbox.url)
  await otherBrowser.getByRole('button', { name: 'Filters', exact: true }).click()
  await otherBrowser.getByRole('link', { name: 'Mild horror' }).click()
  await expect(activeFilters(otherBrowser).getByRole('listitem')).toHaveText(['Genre: horror', 'Age rating: up to 16'])
  await otherBrowser.getByRole('button', { name: 'Delete Mild horror' }).click()
  await expect(otherBrowser.getByRole('button', { name: 'Mild horror', exact: true })).toBeHidden()
  await expect(otherBrowser.getByRole('textbox', { name: 'Name for this filter' })).toBeFocused()
  await otherBrowser.getByRole('button', { name: 'Undo' }).click()
  await expect(otherBrowser.getByRole('button', { name: 'Mild horror', exact: true })).toBeVisible()
  await otherBrowser.context().close()
  await page.getByRole('textbox', { name: 'Name for this filter' }).fill('A long name '.repeat(6))
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(menu.getByRole('link', { name: /^A long name/ })).toBeVisible()
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('renames a saved filter by keyboard; Escape keeps name and filters unchanged', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await browse(page, longbox.url, '?genre=horror')
  await page.getByRole('button', { name: '1 filter' }).click()
  const saving = page.getByRole('textbox', { name: 'Name for this filter' })
  for (const name of ['Ghosts', 'Nights']) {
    await saving.fill(name)
    await page.keyboard.press('Enter')
  }
  const rename = page.getByRole('button', { name: 'Rename Ghosts' })
  await rename.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'New name for Ghosts' })
  await expect(field).toBeFocused()
  await page.keyboard.type('nights')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Another filter has this name.')
  await page.keyboard.press('Escape')
  await expect(rename).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Spirits')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Rename Spirits' })).toBeFocused()
  const links = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /Spirits|Nights/ })
  await expect(links).toHaveText(['Spirits', 'Nights'])
})

test('jumps to a letter without loading the items before it; back and reload restore the scroll position', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await browse(page, longbox.url)
  const requestUrls: string[] = []
  page.on('request', request => request.url().includes('/series/list?') && requestUrls.push(request.url()))
  const letter = page.getByRole('toolbar', { name: 'Letters' }).getByRole('button', { name: /^T, / })
  await letter.click()
  const first = grid(page)
    .getByRole('link', { name: /^(The )?T/ })
    .first()
  await expect(first).toBeInViewport()
  await expect(letter).toHaveAttribute('aria-current', 'true')
  expect(requestUrls.length).toBeLessThanOrEqual(4)
  await expectScrollRestored(page, first)
})

test('back and reload restore the scroll position in the table and in paged lists', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const links = page.getByRole('main').locator('[data-card-link]')
  // `top` is the scroll offset in pixels that the list must restore. While a list loads, it shows a skeleton. The
  // offset 601 is less than the height of the skeleton, and the offset 5000 is greater.
  for (const { query, paging, top } of [
    { query: '?layout=table', paging: 'scroll', top: 601 },
    { query: '?page=2', paging: 'pages', top: 5000 },
  ]) {
    await page.evaluate(paging => {
      localStorage.setItem('longbox.browse.paging', JSON.stringify(paging))
      localStorage.setItem('longbox.browse.pageSize', '200')
    }, paging)
    await browse(page, longbox.url, query)
    await expect(links.first()).toBeVisible()
    await page.evaluate(top => scrollTo(0, top), top)
    const middle = () =>
      links.evaluateAll(all => all.find(one => one.getBoundingClientRect().top > innerHeight / 2)?.getAttribute('href'))
    await expect.poll(middle).toBeTruthy()
    await expectScrollRestored(page, page.getByRole('main').locator(`[data-card-link][href="${await middle()}"]`))
  }
})

/**
 * Checks that the list restores its scroll offset in three cases:
 * - after back navigation from an item page
 * - after a reload of the list
 * - after back navigation from a reloaded item page
 */
async function expectScrollRestored(page: Page, link: Locator) {
  const scrollOffset = await page.evaluate(() => scrollY)
  const isThere = async () => {
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollOffset)
    await expect(link).toBeInViewport()
  }
  await link.click()
  await expect(page).toHaveURL(/\/(series|oneshot)\/\w+/)
  await page.goBack()
  await isThere()
  await page.reload()
  await isThere()
  await link.click()
  await expect(page).toHaveURL(/\/(series|oneshot)\/\w+/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await isThere()
}

test('in other sort orders, a letter filters the list', async ({ page, longbox, signIn }) => {
  await signIn()
  await browse(page, longbox.url, '?sort=-books')
  const letter = page.getByRole('toolbar', { name: 'Letters' }).getByRole('button', { name: /^K, / })
  const titleCount = Number(/(\d+) titles?$/.exec((await letter.getAttribute('aria-label')) ?? '')?.[1])
  await letter.click()
  await expect(activeFilters(page)).toHaveText('Begins with K')
  await expect(count(page)).toHaveText(`${titleCount} series`)
})

test('stores custom table columns per library', async ({ page, longbox, signIn }) => {
  await signIn()
  await browse(page, longbox.url)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('radio', { name: 'Table' }).click()
  await page.getByRole('checkbox', { name: 'Publisher' }).click()
  await page.getByRole('checkbox', { name: 'Genres' }).click()
  await page.getByRole('button', { name: 'Move Books back' }).click()
  await page.keyboard.press('Escape')
  const table = page.getByRole('table', { name: 'Series' })
  await expect(table).toHaveAttribute('aria-rowcount', '5001')
  await table.getByRole('button', { name: 'Released' }).click()
  await expect(table.getByRole('columnheader', { name: 'Released' })).toHaveAttribute('aria-sort', 'descending')
  const heads = ['Title', 'Unread', 'Books', 'Status', 'Released', 'Genres', 'Language', 'Added']
  const expectColumns = async () => {
    const titles = table.getByRole('columnheader').filter({ hasText: new RegExp(`^(${heads.join('|')})$`) })
    await expect(titles).toHaveText(heads)
    await expect(table.getByRole('columnheader', { name: 'Publisher' })).toBeHidden()
  }
  await expectColumns()
  await page.reload()
  await expect(page).toHaveURL(/sort=-released&layout=table$/)
  await expectColumns()
})

test('shows a paged list with a selectable page size', async ({ page, longbox, signIn }) => {
  await signIn()
  await browse(page, longbox.url)
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('radio', { name: 'Pages' }).click()
  await page.getByLabel('Per page').selectOption('200')
  await browse(page, longbox.url, '?page=9999')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('button', { name: 'Page 25', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/page=25$/)
  await pages
    .getByRole('button', { name: 'Page 2', exact: true })
    .or(pages.getByRole('button', { name: 'Page 1', exact: true }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/series$/)
  await pages.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(pages.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
  // A click with Shift selects all items since the previous click. On page 2, it must select items of page 2, and not
  // the items with the same indexes on page 1.
  const checks = page.getByRole('checkbox', { name: /^Select / })
  await checks.nth(1).click()
  await checks.nth(3).click({ modifiers: ['Shift'] })
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('3 selected')
  await expect(checks.nth(2)).toBeChecked()
  await page.goBack()
  await expect(pages.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await grid(page).locator('[data-index="0"] [data-card-link]').press('t')
  await expect(page).toHaveURL(/page=\d+$/)
  await expect(grid(page).locator('[data-card-link]:focus')).toHaveText(/^(The )?T/)
})

test('browses, filters and opens a series by keyboard alone', async ({ page, longbox, signIn }) => {
  await signIn()
  await browse(page, longbox.url)
  await grid(page).getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(grid(page).locator('[data-index="4999"]').getByRole('link')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(grid(page).locator('[data-index="0"]').getByRole('link')).toBeFocused()
  await page.keyboard.press('t')
  await expect(grid(page).locator('[data-card-link]:focus')).toHaveText(/^(The )?T/)
  const letters = page.getByRole('toolbar', { name: 'Letters' })
  await letters.getByRole('button').first().focus()
  await page.keyboard.press('s')
  await page.keyboard.press('Enter')
  await expect(letters.getByRole('button', { name: /^S, / })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Filters', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Complete', exact: true }).press('-')
  await expect(activeFilters(page)).toHaveText('Incomplete')
})

test('a phone shows filters in a sheet; the title of the sheet is next to its close button, and all content starts at the same edge', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn()
  await browse(page, longbox.url)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: 'Genre' }).click()
  const none = sheet.getByRole('button', { name: 'None', exact: true })
  await expect(none).toBeVisible()
  const boxOf = async (locator: typeof none) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = async (locator: typeof none) => {
    return readPageValueWhenStable(locator, element => {
      const { y, height } = element.getBoundingClientRect()
      return y + height / 2
    })
  }
  const title = sheet.getByRole('heading', { name: 'Filters' })
  expect(await middle(title)).toBeCloseTo(await middle(sheet.getByRole('button', { name: 'Close' })), 0)
  const { x } = await boxOf(title)
  expect((await boxOf(none)).x).toBe(x)
  expect((await boxOf(sheet.getByRole('button', { name: 'Unread', exact: true }))).x).toBe(x)

  await sheet.getByRole('button', { name: 'Unread', exact: true }).click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(activeFilters(page)).toHaveText('Read status: Unread')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('at double text size, texts are not truncated under covers, in grids and on shelves', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  await signIn()
  for (const [index, path] of ['/libraries/all/series', '/dashboard'].entries()) {
    await (index === 0 ? page.goto(longbox.url + path) : openInApp(page, path))
    await expect(page.locator('[data-card-link]').first()).toBeVisible()
    const cut = await page.locator('[role=gridcell]').evaluateAll(cells =>
      cells.flatMap(cell => {
        const card = cell.firstElementChild as HTMLElement
        const room = cell.closest('[role=row]')?.getBoundingClientRect().bottom ?? 0
        const lines = [...card.querySelectorAll<HTMLElement>('p, p bdi')]
        const isCut = lines.some(
          ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
        )
        return isCut || card.getBoundingClientRect().bottom > room + 1 ? [card.textContent] : []
      }),
    )
    expect(cut, path).toEqual([])
  }
})

test('axe finds no violations while browsing', async ({ page, longbox, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn()
  await browse(page, longbox.url, '?genre=horror&genre=-drama&age=*..16')
  await page.getByRole('button', { name: '3 filters' }).click()
  expect(await findAxeViolations(page), 'filters').toEqual([])
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('radio', { name: 'Table' }).click()
  expect(await findAxeViolations(page), 'view of a table').toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { name: 'Series' }).getByRole('link').first()).toBeVisible()
  expect(await findAxeViolations(page), 'table').toEqual([])
})

test('reopens a library in its last view, even if the user opened that view by its URL', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/collections`)
  const tabs = page.getByRole('main').getByRole('navigation')
  // The vertical center of the title, in CSS pixels from the top of the window, is the same on all pages.
  const expectTitlePosition = (name: string) =>
    expect
      .poll(async () => {
        const box = await page.getByRole('heading', { level: 1, name }).boundingBox()
        return box && Math.round(box.y + box.height / 2)
      })
      .toBe(108)
  for (const view of ['collections', 'readlists']) {
    await expect(page).toHaveURL(new RegExp(`/libraries/all/${view}`))
    await expect(tabs.getByRole('link', { name: 'Read lists' })).toBeVisible()
    await expectTitlePosition('All libraries')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expectTitlePosition('Home')
    await page.getByRole('link', { name: 'All libraries' }).click()
    await expect(page).toHaveURL(new RegExp(`/libraries/all/${view}`))
    await tabs.getByRole('link', { name: 'Read lists' }).click()
  }
})

test('hides the result count while a new filter loads', async ({ page, longbox, signIn }) => {
  await signIn()
  await browse(page, longbox.url)
  const total = count(page)
  await expect(total).toHaveText('5,000 series')
  await page.getByRole('button', { name: 'Filters' }).click()
  let isHeld = true
  await page.route(/\/series\/list\?/, async route => {
    await expect.poll(() => isHeld).toBe(false)
    await route.continue()
  })
  await page.getByRole('button', { name: 'One-shot', exact: true }).click()
  await expect(page).toHaveURL(/oneshot=yes/)
  await expect(total).toBeHidden()
  isHeld = false
  await expect(total).toBeVisible()
  await expect(total).not.toHaveText('5,000 series')
})

for (const locale of ['en', 'ar'])
  test(`scrolls the alphabet bar to the current letter when not all letters fit: ${locale}`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(code => localStorage.setItem('longbox.locale', JSON.stringify(code)), locale)
    await signIn()
    await page.goto(`${longbox.url}/libraries/all/series`)
    const bar = page.getByRole('toolbar')
    const current = bar.locator('[aria-current]')
    await expect(current).toHaveText('#')
    // Repeats the scrolling until the end of the page is visible. The page becomes higher while its rows load, so the
    // end moves down.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(current).toHaveText(/[WY]/, { timeout: 1_000 })
    }).toPass()
    await expect(current).toBeInViewport({ ratio: 0.9 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(current).toHaveText('#')
    await expect(current).toBeInViewport({ ratio: 0.9 })
    expect(await bar.evaluate(({ scrollLeft }) => Math.abs(scrollLeft))).toBe(0)
  })
