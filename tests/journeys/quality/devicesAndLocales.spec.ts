import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import arabic from '../../../locales/ar.json' with { type: 'json' }
import { projectFolder } from '../../../server/serverOptions'
import { fetchFirstRecordId } from '../../harness/fetchFirstRecordId'
import { finishPageAnimations } from '../../harness/finishPageAnimations'
import { openInApp } from '../../harness/openInApp'
import { fetchReadableBooks, locatePositionStatus, readComicsToEnd } from '../../harness/readers/readableBooks'
import { selectInterfaceLanguage } from '../../harness/selectInterfaceLanguage'
import { expect, test, testAccounts } from '../../harness/server/longboxFixture'
import { tabTo } from '../../harness/tabTo'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('buttons have the minimum touch target size', async ({ page, longbox, signIn }) => {
    const small = async () => {
      // Ends the animation of the sign-in form. During the animation, the sizes of buttons are fractional, for example
      // 43.99997 px instead of 44 px.
      await finishPageAnimations(page)
      return page.getByRole('button').evaluateAll(buttons =>
        buttons.flatMap(button => {
          const { width, height } = button.getBoundingClientRect()
          const name = button.getAttribute('aria-label') ?? button.textContent
          return width > 1 && (width < 44 || height < 44) ? [`${name} ${width} × ${height}`] : []
        }),
      )
    }
    await page.goto(`${longbox.url}/login`)
    await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
    expect(await small()).toEqual([])
    await signIn()
    await page.goto(`${longbox.url}/libraries/all/series`)
    await expect(page.getByRole('grid', { name: 'Series', exact: true }).getByRole('link').first()).toBeVisible()
    expect(await small()).toEqual([])
    await page.getByRole('button', { name: 'Filters', exact: true }).tap()
    await expect(
      page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Unread', exact: true }),
    ).toBeVisible()
    expect(await small()).toEqual([])
  })

  test('opens a library and a series by touch, reads a book and leaves it', async ({ page, signInAtHome }) => {
    await signInAtHome()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Comics', exact: true }).tap()
    await expect(drawer).toBeHidden()
    const tabs = page.getByRole('main').getByRole('navigation')
    await tabs.getByRole('link', { name: 'Collections' }).tap()
    await expect(tabs.getByRole('link', { name: 'Read lists' }), 'a part of it is visible').toBeInViewport()
    await tabs.getByRole('link', { name: 'Browse' }).tap()
    await page.getByRole('grid', { name: 'Series', exact: true }).getByRole('link', { name: 'Snowline' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Snowline' })).toBeVisible()
    const gap = async (upper: Locator, lower: Locator) => {
      const [upperBox, lowerBox] = [await upper.boundingBox(), await lower.boundingBox()]
      return upperBox && lowerBox ? lowerBox.y - upperBox.y : Number.NaN
    }
    const read = page.getByRole('link', { name: 'Read', exact: true })
    const nextBook = page.getByRole('main').getByRole('paragraph').getByRole('link').first()
    await expect.poll(() => gap(read, nextBook)).toBeGreaterThan(0)
    await expect.poll(() => gap(nextBook, page.getByRole('link', { name: 'Read incognito' }))).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'More for Snowline' }).first().tap()
    await expect(page.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 })
    const sheetEdges = async () => {
      const { x, y, width, height } = (await page.getByRole('menu').boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
      return { x, width, bottom: y + height }
    }
    await expect.poll(sheetEdges).toEqual({ x: 0, width: 390, bottom: 844 })
    await page.touchscreen.tap(195, 20)
    await expect(page.getByRole('menu')).toBeHidden()
    await read.tap()
    await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
    await page.touchscreen.tap(360, 400)
    await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
    await page.touchscreen.tap(30, 400)
    await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
    await page.touchscreen.tap(195, 400)
    await page.getByRole('button', { name: 'Back', exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Snowline' })).toBeVisible()
  })
})

test('lays out the interface from right to left in Arabic', async ({ page, signInAtHome }) => {
  await signInAtHome()
  await selectInterfaceLanguage(page, 'ar', 'العربية')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1, name: arabic.page.dashboard.title })).toBeVisible()
  const search = page.getByRole('banner').getByRole('combobox', { name: arabic.shell.search.label, exact: true })
  await expect(search, 'its placeholder stands at the right').toHaveCSS('direction', 'rtl')
  await page.setViewportSize({ width: 390, height: 844 })
  const lines = page.locator('[data-card-link] + p')
  await expect(lines.filter({ hasText: 'Forty-One Umbrellas' }).first()).toBeAttached()
  const cut = await lines.evaluateAll(all =>
    all
      .filter(line => {
        const words = line.firstElementChild?.getBoundingClientRect()
        return !words || words.left < line.getBoundingClientRect().left - 1
      })
      .map(line => line.textContent),
  )
  expect(cut).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await openInApp(page, '/media-management/analysis')
  const title = page.getByRole('row').getByRole('link', { name: 'Orbit Diner 006' }).locator('span')
  await expect(title, 'its end would be cut, not its beginning').toHaveCSS('direction', 'ltr')
  await openInApp(page, `/book/${await fetchFirstRecordId(page, 'books')}`)
  await expect(page.getByRole('link', { name: arabic.action.readIncognito })).toBeVisible()
  await page.getByRole('link', { name: arabic.action.readIncognito }).click()
  await expect(locatePositionStatus(page, /الصفحة/)).toBeAttached()
})

test('signs in, opens a book, reads it and leaves it by keyboard alone', async ({ page, longbox }) => {
  await page.goto(`${longbox.url}/login`)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type(testAccounts.admin.email)
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }))
  await page.keyboard.type(testAccounts.admin.password)
  await page.keyboard.press('Enter')
  const cards = page.getByRole('region', { name: 'Keep reading' }).getByRole('gridcell')
  await tabTo(page, cards.nth(0).getByRole('link').first())
  await page.keyboard.press('ArrowRight')
  const second = cards.nth(1).getByRole('link').first()
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(book|oneshot)\//)
  await tabTo(page, page.getByRole('link', { name: /^Continue/ }))
  await page.keyboard.press('Enter')
  const place = locatePositionStatus(page, /Page \d+ of \d+/)
  await expect(place).toBeAttached()
  expect(await isFocusShown(page)).toBe(true)
  await page.keyboard.press('Home')
  await expect(place).toHaveText(/Page 1 of/)
  const before = (await place.textContent()) ?? ''
  await page.keyboard.press('PageDown')
  await expect(place).not.toHaveText(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /^(Continue|Read)/ }).first()).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: /^Continue/ }))
})

test('in the forced-colors mode, highlighted, open and selected items are recognizable', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series`)
  await expect(page.getByRole('link', { name: 'Browse', exact: true })).toHaveCSS('text-decoration-line', 'underline')
  await page.getByRole('button', { name: /^Account of/ }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toHaveCSS('border-top-style', 'solid')
  const [first, second] = [menu.getByRole('menuitem').nth(0), menu.getByRole('menuitem').nth(1)]
  await expect(first).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveCSS('outline-style', 'solid')
  await expect(first).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('search')).toHaveCSS('outline-style', 'solid')
  await openInApp(page, '/settings/users')
  const check = page.getByRole('row').getByRole('checkbox').nth(1)
  const checkMark = () => check.evaluate(element => getComputedStyle(element, '::before').content)
  await expect(check).not.toBeChecked()
  expect(await checkMark()).toBe('none')
  await check.click()
  await expect(check).toBeChecked()
  expect(await checkMark()).not.toBe('none')
  await openInApp(page, `/book/${await fetchFirstRecordId(page, 'books')}/read?incognito=true`)
  const back = page.getByRole('button', { name: 'Back', exact: true, includeHidden: true })
  await expect(back).toHaveCSS('outline-style', 'solid')
})

const sharedComics = join(projectFolder, '../shared/media/comics')

test.describe('comics in the folder ../shared/media', () => {
  test.skip(!existsSync(sharedComics), `there is no folder ${sharedComics}`)
  test.use({ args: ['--library', sharedComics] })

  test('every comic of the folder can be read to its end', async ({ page, longbox, signIn }) => {
    test.setTimeout(120_000)
    await signIn()
    // The server stores the reading direction of a series after the analysis of its books.
    await expect
      .poll(async () => (await fetchReadableBooks(page)).map(({ direction }) => direction), { timeout: 30_000 })
      .toEqual(['LEFT_TO_RIGHT', 'RIGHT_TO_LEFT', 'LEFT_TO_RIGHT', 'LEFT_TO_RIGHT'])
    await readComicsToEnd(page, longbox.url, await fetchReadableBooks(page))
  })
})

const isFocusShown = (page: Page) => page.evaluate(() => document.activeElement !== document.body)
