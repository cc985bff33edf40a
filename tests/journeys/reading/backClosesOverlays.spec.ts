import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { writeNumberedComic } from '../../harness/content/writeNumberedComic'
import { writeUnusualEpubs } from '../../harness/content/writeUnusualEpubs'
import { selectTextInChapter } from '../../harness/readers/epubAnnotationTestSteps'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-back-'))
writeUnusualEpubs(library)
test.use({ args: ['--library', library], viewport: { width: 390, height: 844 } })
test.beforeAll(() => writeNumberedComic(join(library, 'Numbers', 'Numbers 001.cbz'), 4, { width: 400, height: 600 }))
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

const goBack = (page: Page) => page.evaluate(() => history.back())

/** Opens an overlay, and expects that back navigation closes the overlay and does not leave the page. */
async function expectBackToClose(page: Page, overlay: Locator, open: () => Promise<void>): Promise<void> {
  const path = new URL(page.url()).pathname
  await open()
  await expect(overlay).toBeVisible()
  await goBack(page)
  await expect(overlay).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(path)
}

test('back navigation closes drawer, menu, popover, search results and command palette, and links in overlays navigate', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { title } = await waitForReadableBook(page, 'Numbers 001')
  await page.goto(`${longbox.url}/dashboard`)
  const click = (name: string | RegExp) => () => page.getByRole('button', { name, exact: true }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const palette = page.getByRole('combobox', { name: 'Command palette' })
  const menu = page.getByRole('menu')
  await expectBackToClose(page, drawer, click('Menu'))
  await expectBackToClose(page, palette, () => page.keyboard.press('Control+k'))
  await click('Menu')()
  await expectBackToClose(page, menu, () =>
    drawer
      .getByRole('button', { name: /^More for/ })
      .first()
      .click(),
  )
  await expect(drawer).toBeVisible()

  // A link in the drawer opens its page, and adds exactly one history entry.
  await drawer.getByRole('link', { name: 'Library', exact: true }).click()
  await expect(drawer).toBeHidden()
  await page.getByRole('link', { name: 'Browse' }).click()
  await expect(page).toHaveURL(/libraries\/\w+\/series/)
  await expectBackToClose(page, menu, click(/^Account/))
  await expectBackToClose(page, page.getByRole('dialog', { name: 'View' }), click('View'))
  // Waits until the closed popover has returned the focus to its button. Otherwise the focus could leave the search
  // field after the search results have opened, and the search results would close.
  await expect(page.getByRole('button', { name: 'View', exact: true })).toBeFocused()
  const results = page.getByRole('listbox', { name: 'Search', exact: true })
  await expectBackToClose(page, results, async () => {
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill(title)
    await expect(results.getByRole('option').first()).toBeVisible()
  })
  await click(/^Account/)()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette).toBeFocused()
  await goBack(page)
  await expect(palette).toBeHidden()
  await expect(menu).toBeHidden()
  await click(/^Account/)()
  await menu.getByRole('menuitem', { name: 'Available offline' }).click()
  await expect(page).toHaveURL(/offline/)
  // The history now contains the dashboard, both pages of the library and the page of the offline books.
  for (const url of [/libraries\/\w+\/series/, /libraries\/\w+\/recommended/, /dashboard/]) {
    await goBack(page)
    await expect(page).toHaveURL(url)
  }
})

test('after a reload of a list whose filter dialog is open, the URL follows later changes, and back navigation leaves the website', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await waitForReadableBook(page, 'Numbers 001')
  await page.goto('about:blank')
  await page.goto(`${longbox.url}/libraries/all/series`)
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  const openFilters = () => page.getByRole('button', { name: /filters?$/i }).click()
  await openFilters()
  await dialog.getByRole('button', { name: 'Unread', exact: true }).click()
  await expect(page).toHaveURL(/read=unread/)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Series', exact: true }).getByRole('link').first()).toBeVisible()
  await expect(page).toHaveURL(/read=unread/)
  await openFilters()
  await dialog.getByRole('button', { name: 'Unread', exact: true }).click()
  // The first press of the button selects unread items. The second press excludes unread items.
  await expect(page).toHaveURL(/read=-unread/)
  await goBack(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/read=-unread/)
  await goBack(page)
  await expect(page).toHaveURL('about:blank')
})

/** Opens an empty page, and then the URL of a comic. Back navigation from the comic therefore leaves the website. */
async function openComicByDirectLink(page: Page, origin: string) {
  const { id } = await waitForReadableBook(page, 'Numbers 001')
  await page.goto('about:blank')
  await page.goto(`${origin}/book/${id}/read?incognito=true`)
  await expect(locatePositionStatus(page, 'Page 1 of 4')).toBeAttached()
}

test('in a comic that was opened by a direct link, back navigation closes sheets, and then leaves the website', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openComicByDirectLink(page, longbox.url)
  for (const [key, name] of [
    ['s', 'Settings'],
    ['h', 'Keyboard shortcuts'],
  ] as const)
    await expectBackToClose(page, page.getByRole('dialog', { name }), () => page.keyboard.press(key))
  await expect(locatePositionStatus(page, 'Page 1 of 4')).toBeAttached()
  await goBack(page)
  await expect(page).toHaveURL('about:blank')
})

test('the toolbar of a comic that was opened by a direct link leads to the book, and nothing leads back to the comic', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openComicByDirectLink(page, longbox.url)
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Numbers 001' })).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL('about:blank')
})

test('in an EPUB, back navigation closes footnote, image and dictionary, and then returns to the previous page', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Book of notes')
  await page.setViewportSize({ width: 900, height: 700 })
  await page.evaluate(() => localStorage.setItem('longbox.epub.columns', '"one"'))
  await page.goto(`${longbox.url}/book/${id}`)
  await page.getByRole('link', { name: 'Read', exact: true }).click()
  await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
  const chapter: FrameLocator = page.frameLocator('[data-shown=true] iframe').first()
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await expectBackToClose(page, dialog('Note'), () => chapter.getByRole('link', { name: '†' }).click())
  await expectBackToClose(page, dialog('A teal plate'), () =>
    // Finds the image by its alternative text, because the image has the role `button` only after the chapter has had
    // the focus.
    chapter.getByAltText('A teal plate').click({ position: { x: 200, y: 100 } }),
  )
  await selectTextInChapter(page, 'Words')
  await expectBackToClose(page, dialog('Look up'), () =>
    dialog('Selected text').getByRole('button', { name: 'Look up' }).click(),
  )
  // After a dialog has closed, the hidden dialog stays in the document for a short time. During this time, back
  // navigation would close the dialog again and not leave the reader.
  await expect(page.locator('dialog')).toHaveCount(0)
  await goBack(page)
  await expect(page).toHaveURL(new RegExp(`book/${id}$`))
})

test('a test can open another page while the client removes its copy of the first history entry', async ({
  page,
  longbox,
  signInAtHome,
}) => {
  await signInAtHome()
  const removal = page.waitForEvent('console', message => message.text() === 'removal of the copy')
  // When the palette has closed, the client removes its copy of the first history entry. The test delays this removal
  // by 300 ms, so that `goto` is called before the removal ends. `goto` must wait until then (see
  // `navigateWithoutHistoryCopy`). Otherwise Chromium would abort the navigation of `goto`.
  await page.evaluate(() => {
    const { back } = History.prototype
    History.prototype.back = function () {
      console.log('removal of the copy')
      const end = performance.now() + 300
      while (performance.now() < end);
      back.call(this)
    }
  })
  const palette = page.getByRole('combobox', { name: 'Command palette' })
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await removal
  await page.goto(`${longbox.url}/libraries/all/collections`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
