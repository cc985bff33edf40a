import {
  fetchReadableBooks,
  locatePositionStatus,
  pressUntilPageChanges,
  type ReadableBook,
  readComicsToEnd,
  waitForReadableBook,
} from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const groups: { name: string; least: number; holds: (book: ReadableBook) => boolean }[] = [
  { name: 'comic and magazine', least: 25, holds: book => isComic(book) && book.direction === 'LEFT_TO_RIGHT' },
  { name: 'manga', least: 7, holds: book => isComic(book) && book.direction === 'RIGHT_TO_LEFT' },
  { name: 'webtoon', least: 5, holds: book => book.direction === 'WEBTOON' },
]
const isComic = ({ reader }: ReadableBook) => reader === 'comic'

/** Reads only comics. `readEveryEpub.spec.ts` reads the EPUBs. */
for (const { name, least, holds } of groups)
  test(`every ${name} of the sample library can be read to its end incognito`, async ({ page, longbox, signIn }) => {
    test.setTimeout(240_000)
    const written: string[] = []
    page.on('request', request => {
      if (/\/(read-progress|progression)$/.test(request.url()) && request.method() !== 'GET')
        written.push(request.url())
    })
    await signIn()
    const before = await fetchReadableBooks(page)
    const books = before.filter(holds)
    expect(books.length).toBeGreaterThanOrEqual(least)
    await readComicsToEnd(page, longbox.url, books)
    expect(await fetchReadableBooks(page)).toEqual(before)
    expect(written).toEqual([])
  })

test('an EPUB resumes at the stored position', async ({ page, longbox, signIn }) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'The Ferry Clock')
  await page.goto(`${longbox.url}/book/${id}/read-epub`)
  const place = page.getByRole('status', { name: /Page \d+ of \d+/ })
  const saved = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && answer.url().endsWith('/progression'),
  )
  for (let turn = 0; turn < 3; turn++) {
    const before = (await place.textContent()) ?? ''
    await page.keyboard.press('ArrowRight')
    await expect(place).not.toHaveText(before)
  }
  const reached = (await place.textContent()) ?? ''
  expect((await saved).status()).toBe(204)
  await page.reload()
  await expect(place).toHaveText(reached)
})

test('a tap on the cover page of an EPUB shows the toolbars, even a tap next to the cover on a phone', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn()
  const { id } = await waitForReadableBook(page, 'The Lamp That Blinked Twice')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  // Finds the cover by its alternative text. The role of the cover changes from `img` to `button` during the test.
  const cover = page.frameLocator('[data-shown=true] iframe').getByAltText('The Lamp That Blinked Twice')
  await cover.click()
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await cover.dblclick()
  await expect(page.getByRole('dialog', { name: 'The Lamp That Blinked Twice' })).toBeVisible()
})

test('the current page stays the same after a change of the reading mode', async ({ page, longbox, signIn }) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Low Tide')
  await page.goto(`${longbox.url}/book/${id}/read?incognito=true&page=2`)
  await expect(locatePositionStatus(page, 'Page 2 of 8')).toBeAttached()
  const modes = [
    { choose: 'r', says: 'Right to left', goOn: 'ArrowLeft' },
    { choose: 'v', says: 'Vertical', goOn: 'ArrowDown' },
    { choose: 'w', says: 'Webtoon', goOn: 'PageDown' },
    { choose: 'l', says: 'Left to right', goOn: 'ArrowRight' },
  ]
  let at = 2
  for (const { choose, says, goOn } of modes) {
    await page.keyboard.press(choose)
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible()
    await expect(locatePositionStatus(page, `Page ${at} of 8`)).toBeAttached()
    at++
    await pressUntilPageChanges(
      page,
      goOn,
      async () => (await locatePositionStatus(page, /^Page/).getAttribute('aria-label')) ?? '',
    )
    await expect(locatePositionStatus(page, `Page ${at} of 8`)).toBeAttached()
  }
})

test('the next book of a read list keeps full screen, incognito mode and the read list; leaving returns to the previous page', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.goto(`${longbox.url}/libraries/all/readlists`)
  await page.getByRole('link', { name: 'First issues' }).click()
  await page.getByRole('grid', { name: 'Books' }).getByRole('link', { name: 'Harbour Nine', exact: true }).click()
  // Waits for the page of the book before the test clicks “Read incognito”. The page of the read list also has a link
  // with this name.
  await expect(page.getByRole('heading', { level: 1, name: 'The Late Ferry' })).toBeVisible()
  await page.getByRole('link', { name: 'Read incognito' }).click()
  await expect(page.getByRole('main', { name: 'The Late Ferry' })).toBeVisible()
  await expect(page).toHaveTitle('First issues · The Late Ferry – Longbox')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await page.keyboard.press('f')
  await expect.poll(isFull).toBe(true)
  await page.keyboard.press('End')
  await expect(locatePositionStatus(page, 'Page 8 of 8')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  const end = page.getByRole('region', { name: 'You reached the end' })
  await expect(end.getByRole('heading', { name: 'Soup of the Day' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('main', { name: 'Soup of the Day' })).toBeVisible()
  await expect(page).toHaveTitle('First issues · Soup of the Day – Longbox')
  await expect(locatePositionStatus(page, /Page \d+ of \d+/)).toBeAttached()
  expect(await isFull()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByText('Incognito', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'The Late Ferry' })).toBeVisible()
  await expect.poll(isFull).toBe(false)
})
