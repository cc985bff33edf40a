import type { Page } from 'playwright/test'
import { locatePositionStatus, type ReadableBook, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, submitSignInForm, test, testAccounts } from '../../harness/server/longboxFixture'

// The tests need more time, because they sign in several times and wait for late requests.
test.describe.configure({ timeout: 180_000 })

test('when the session ends in an open book, a dialog signs in again and the position is written', async ({
  page,
  longbox,
  signIn,
}) => {
  const { id } = await openBook(page, longbox.url, signIn, 'Low Tide')
  await sendRequest(page, 'POST', '/api/logout')
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'Sign in to read on' })
  await expect(dialog).toBeVisible()
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await submitSignInForm(dialog, { ...testAccounts.admin, password: 'wrong' })
  await expect(dialog.getByRole('alert')).toContainText('Invalid')
  const progressStored = page.waitForResponse(
    response => /read-progress|progression/.test(response.url()) && response.ok(),
  )
  await submitSignInForm(dialog, testAccounts.admin)
  await progressStored
  await expect(dialog).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 3 of 8')).toBeAttached()
  await expect.poll(() => pageOf(page, id)).toBe(3)
})

test('when another account signs in over an open book, the book closes and writes no progress for that account', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.clock.install()
  const { id } = await openBook(page, longbox.url, signIn, 'Low Tide')
  await sendRequest(page, 'POST', '/api/logout')
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'Sign in to read on' })
  await submitSignInForm(dialog, testAccounts.reader)
  await expect(page).not.toHaveURL(/\/read/)
  await page.clock.fastForward('01:00')
  expect(await pageOf(page, id)).toBeUndefined()
  await sendRequest(page, 'POST', '/api/logout')
  await signIn()
  await page.goto(`${longbox.url}/book/${id}/read`)
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await expect.poll(() => pageOf(page, id)).toBe(2)
})

test('offers the position of another device and does not overwrite it before the user decides', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.clock.install()
  const { id } = await openBook(page, longbox.url, signIn, 'Low Tide')
  await readElsewhere(page, id, 7)
  const offer = page.getByRole('region', { name: 'Another device' })
  await expect(offer).toContainText('You were on page 7 on another device')
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await page.clock.fastForward('01:00')
  expect(await pageOf(page, id)).toBe(7)
  // Waits until the server has stored the position of this device. Otherwise, this position could arrive later and
  // replace the position that the other device writes next.
  const progressStored = page.waitForResponse(response => response.url().endsWith('/read-progress') && response.ok())
  await offer.getByRole('button', { name: 'Go there' }).click()
  await expect(locatePositionStatus(page, 'Page 7 of 8')).toBeAttached()
  await expect(offer).toBeHidden()
  await progressStored
  await readElsewhere(page, id, 4)
  await offer.getByRole('button', { name: 'Stay here' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => pageOf(page, id)).toBe(6)
})

test('settings of a series apply only to that series, and also on another device', async ({
  page,
  longbox,
  signIn,
  browser,
}) => {
  const { id } = await openBook(page, longbox.url, signIn, 'Low Tide')
  await page.keyboard.press('s')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await sheet.getByText('This series', { exact: true }).click()
  const saved = page.waitForResponse(answer => answer.url().endsWith('/client-settings/user') && answer.ok())
  await sheet.getByText('Right to left', { exact: true }).click()
  await expect(sheet.getByText('From this series')).toBeVisible()
  await saved
  const other = await waitForReadableBook(page, 'A Lantern for the Frogs')
  await page.goto(`${longbox.url}/book/${other.id}/read?incognito=true`)
  await expect(locatePositionStatus(page, 'Page 1 of 8')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()

  const secondContext = await browser.newContext()
  const second = await secondContext.newPage()
  await signIn('admin', second)
  await second.goto(`${longbox.url}/book/${id}/read?page=1&incognito=true`)
  await expect(async () => {
    await second.keyboard.press('ArrowLeft')
    await expect(locatePositionStatus(second, /Page [2-8] of 8/)).toBeAttached({ timeout: 500 })
  }).toPass()
  await secondContext.close()
})

test('uses a custom shortcut, a page number and a percentage to navigate', async ({ page, longbox, signIn }) => {
  await openBook(page, longbox.url, signIn, 'Low Tide')
  await page.keyboard.press('h')
  await page.getByRole('button', { name: 'Change keys' }).click()
  await page.getByRole('button', { name: 'Add a key: Next page', exact: true }).click()
  await page.keyboard.press('s')
  await expect(page.getByText('S is already used: Settings')).toBeVisible()
  await page.getByRole('button', { name: 'Use it here' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  for (const [typed, place] of [
    ['5', 'Page 5 of 8'],
    ['100%', 'Page 8 of 8'],
  ] as const) {
    await page.keyboard.press('g')
    await expect(page.getByRole('textbox', { name: /Go to a position/ })).toBeFocused()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(locatePositionStatus(page, place)).toBeAttached()
  }
})

test('a book can be read with arrow keys and Enter alone, as on a remote control', async ({
  page,
  longbox,
  signIn,
}) => {
  await openBook(page, longbox.url, signIn, 'Low Tide')
  await page.keyboard.press('Enter')
  const slider = page.getByRole('slider', { name: 'Position in the book' })
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(slider).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 3 of 8')).toBeAttached()

  await page.keyboard.press('Enter')
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowUp')
  const settings = page.getByRole('banner').getByRole('button', { name: 'Settings' })
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(settings).toBeFocused({ timeout: 50 })
  }).toPass()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await expect(sheet).toBeVisible()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  expect(
    await sheet.evaluate(dialog => dialog !== document.activeElement && dialog.contains(document.activeElement)),
  ).toBe(true)
  await expect(locatePositionStatus(page, 'Page 3 of 8')).toBeAttached()
})

for (const width of [320, 390])
  test(`on a phone of ${width} px the title is not truncated, also incognito`, async ({ page, longbox, signIn }) => {
    await page.setViewportSize({ width, height: 700 })
    await signIn()
    for (const [title, ways] of Object.entries({
      'Rainy Season': 'read',
      'The Lamp That Blinked Twice': 'read-epub',
    })) {
      const { id } = await waitForReadableBook(page, title)
      await page.goto(`${longbox.url}/book/${id}/${ways}?incognito=true`)
      await expect(locatePositionStatus(page, /Page \d+ of/)).toBeAttached()
      await page.keyboard.press('m')
      const bar = page.getByRole('banner')
      await expect(bar.getByTitle('Incognito: reading progress is not saved')).toBeVisible()
      const heading = bar.getByRole('heading', { name: title })
      await expect(heading).toBeVisible()
      const cut = await heading.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      )
      expect(cut, title).toBe(false)
    }
  })

/** Signs in and opens a book at its beginning. Waits for the requests that follow the first page. */
async function openBook(page: Page, url: string, signIn: () => Promise<void>, title: string): Promise<ReadableBook> {
  await signIn()
  const book = await waitForReadableBook(page, title)
  await sendRequest(page, 'DELETE', `/api/v1/books/${book.id}/read-progress`)
  const settingsLoaded = page.waitForResponse(response => response.url().endsWith('/client-settings/user/list'))
  await page.goto(`${url}/book/${book.id}/read`)
  await expect(locatePositionStatus(page, `Page 1 of ${book.pages}`)).toBeAttached()
  await settingsLoaded
  return book
}

const readElsewhere = (page: Page, id: string, at: number) =>
  sendRequest(page, 'PATCH', `/api/v1/books/${id}/read-progress`, { page: at })

const pageOf = async (page: Page, id: string): Promise<number | undefined> => {
  const book = await sendRequest(page, 'GET', `/api/v1/books/${id}`)
  return book?.readProgress?.page
}

/** Sends a request with the cookies of the page, as another client of the user would do. */
const sendRequest = (page: Page, method: string, path: string, body?: object) =>
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
