import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { openInApp } from '../../harness/openInApp'
import { waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const lines = (page: Page) => page.getByRole('listbox', { name: 'Command palette' }).getByRole('option')

async function type(page: Page, words: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused()
  await page.keyboard.type(words)
}

test('offers permitted actions for the selection and for the current library', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/series`)
  const cards = page.getByRole('grid').locator('[data-card-link]')
  await cards.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+Space')
  await type(page, 'mark as u')
  await expect(lines(page).first()).toContainText('2 selected')
  await page.keyboard.press('Enter')
  // The action skips series that are already unread.
  await expect(page.getByText(/^(2 m|M)arked as unread/)).toBeVisible()
  await page.getByRole('link', { name: 'Comics', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Comics' })).toBeVisible()
  await type(page, 'scan lib')
  await expect(lines(page).first()).toContainText('Comics')
  const scanned = page.waitForRequest(request => /\/libraries\/\w+\/scan/.test(request.url()))
  await page.keyboard.press('Enter')
  await scanned
})

test('opens permitted pages, libraries and search results', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/dashboard`)
  for (const [words, address] of [
    ['duplicate files', /media-management\/duplicate-files$/],
    ['server log', /settings\/server\?view=log$/],
    ['read lists', /libraries\/all\/readlists$/],
    ['manga', /libraries\/\w+\/\w+$/],
    ['Snowline', /series\/\w+$/],
  ] as const) {
    await type(page, words)
    const goal = lines(page).filter({ hasText: new RegExp(`^${words}`, 'i') })
    await expect(goal.first()).toBeVisible()
    await goal.first().click()
    await expect(page).toHaveURL(address)
  }
})

test('keeps text that is typed before the palette has loaded', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.goto(`${longbox.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  let isHeld = true
  await page.route(/\/assets\/CommandPalette.*js/, async route => {
    await expect.poll(() => isHeld).toBe(false)
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('read listt')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('s')
  isHeld = false
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toHaveValue('read lists')
  await page.keyboard.type(' ')
  await expect(lines(page).first()).toContainText('Read lists')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/readlists$/)
})

test('offers no server actions to a reader account', async ({ page, longbox, signIn }) => {
  await signIn('reader')
  await page.goto(`${longbox.url}/dashboard`)
  await type(page, 'users')
  await expect(lines(page).filter({ hasText: /^Users/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await openInApp(page, '/libraries/all/series')
  await page.getByRole('grid').locator('[data-card-link]').first().focus()
  await page.keyboard.press('Space')
  await type(page, 'delete')
  await expect(lines(page).filter({ hasText: /^Delete files/ })).toHaveCount(0)
})

test('in Arabic, a Latin name is next to its icon in the palette and above a book', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.locale', '"ar"'))
  await page.goto(`${longbox.url}/dashboard`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('manga')
  /**
   * Returns the horizontal distance in pixels between the end of a text and another element.
   * @param words selector of the element that contains the text
   * @param before selector of the other element
   */
  const distance = (words: string, before: string) =>
    page.evaluate(
      ([words, before]) => {
        const range = document.createRange()
        range.selectNodeContents(document.querySelector(words) as Element)
        const sign = (document.querySelector(before) as Element).getBoundingClientRect()
        return Math.round(sign.left - range.getBoundingClientRect().right)
      },
      [words, before] as const,
    )
  const line = '[role=listbox] [role=option]'
  await expect(page.locator(line).first()).toContainText('Manga')
  expect(await distance(`${line} bdi`, `${line} svg`)).toBeLessThan(30)
  const { id } = await waitForReadableBook(page, 'Low Tide')
  await page.keyboard.press('Escape')
  await openInApp(page, `/book/${id}/read`)
  await expect(page.locator('[data-shown=true] img')).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeVisible()
  expect(await distance('header h1', 'header a, header button')).toBeLessThan(40)
})

test('the backdrop also covers the space reserved for the scrollbar, in the light and dark theme', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/settings/users`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { width = 0 } = page.viewportSize() ?? {}
  /**
   * Returns the lowest and the highest gray value (0 to 255) of 30 pixels at the right edge of the page. Half of these
   * pixels are in the scrollbar area.
   */
  const edge = async () => {
    const picture = await page.screenshot({ clip: { x: width - 30, y: 400, width: 30, height: 1 } })
    const { channels } = await sharp(picture).greyscale().stats()
    return [channels[0]?.min ?? 0, channels[0]?.max ?? 255] as const
  }
  const difference = async () => {
    const [darkest, lightest] = await edge()
    return lightest - darkest
  }
  const [plain] = await edge()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused()
  await expect.poll(async () => (await edge())[0]).not.toBe(plain)
  await expect.poll(difference).toBeLessThanOrEqual(1)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => (await edge())[1]).toBeLessThan(20)
  await expect.poll(difference).toBeLessThanOrEqual(1)
})
