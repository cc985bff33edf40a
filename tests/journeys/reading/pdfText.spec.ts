import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { waitForAnalyzedBookId } from '../../bench/benchmarkRouteBytes'
import { createJapanesePdf, createPdf } from '../../harness/content/createPdf'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { locatePositionStatus } from '../../harness/readers/readableBooks'
import { expect, test, testAccounts } from '../../harness/server/longboxFixture'

/**
 * `SIZE` is the width and height of the PDF pages in points. `FIRST_LINE` is the position and font size of the first
 * line of each page, in points.
 */
const SIZE = [420, 595] as const
const FIRST_LINE = { x: 60, y: 400, fontSize: 12 }
const CHARACTER_WIDTH = 0.6 * FIRST_LINE.fontSize

const library = mkdtempSync(join(tmpdir(), 'longbox-pdf-'))
test.use({ args: ['--library', library] })
test.beforeAll(() => {
  mkdirSync(join(library, 'Leaflets'))
  const pages = [1, 2, 3, 4, 5].map(page => ({
    lines: [
      { text: `Chapter ${page} begins here`, x: FIRST_LINE.x, y: FIRST_LINE.y },
      { text: 'with a second line', x: FIRST_LINE.x, y: FIRST_LINE.y - 18 },
      ...(page > 2 ? [{ text: 'The harbour light', x: 60, y: 100 }] : []),
    ],
    ...(page === 1 && {
      links: [
        { rect: [60, 300, 160, 320] as const, url: 'https://example.org/harbour' },
        { rect: [60, 260, 160, 280] as const, page: 4 },
        { rect: [60, 220, 160, 240] as const, action: '<< /S /JavaScript /JS (app.alert\\(1\\)) >>' },
      ],
    }),
  }))
  const outline = [
    { title: 'The quay', page: 2 },
    { title: 'The light', page: 4 },
  ]
  const openAction = '/OpenAction << /S /JavaScript /JS (app.launchURL\\("https://example.org/stolen"\\)) >>'
  writeFileSync(join(library, 'Leaflets', 'Harbour.pdf'), createPdf(pages, outline, openAction))
  writeFileSync(join(library, 'Leaflets', 'Japanese.pdf'), createJapanesePdf())
})
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

const leafletUrl = async (page: Page, url: string, at: number) =>
  `${url}/book/${await waitForAnalyzedBookId(page, 'PDF', 'Harbour')}/read?incognito=true&page=${at}`

async function openLeaflet(page: Page, url: string, at = 1): Promise<void> {
  await page.goto(await leafletUrl(page, url, at))
  await expect(locatePositionStatus(page, `Page ${at} of 5`)).toBeAttached()
}

const textOf = (page: Page, number: number) => page.locator(`[data-pdf-page="${number}"]`)

/**
 * Converts a point on a visible page to window coordinates.
 * @param left distance from the left edge of the page in PDF points
 * @param top distance from the top edge of the page in PDF points
 */
async function pointOnPage(page: Page, number: number, left: number, top: number): Promise<[number, number]> {
  const box = await page.locator(`[data-page="${number}"] img`).boundingBox()
  if (!box) throw new Error(`page ${number} is not shown`)
  return [box.x + (left / SIZE[0]) * box.width, box.y + (top / SIZE[1]) * box.height]
}

async function selectInFirstLine(page: Page, number: number, from: number, to: number): Promise<void> {
  const top = SIZE[1] - FIRST_LINE.y - 0.3 * FIRST_LINE.fontSize
  const pointAt = (character: number) => pointOnPage(page, number, FIRST_LINE.x + character * CHARACTER_WIDTH, top)
  // Presses the mouse button inside a letter. If the mouse button is pressed exactly between two elements, Chromium
  // selects nothing.
  await page.mouse.move(...(await pointAt(from + 0.2)))
  await page.mouse.down()
  await page.mouse.move(...(await pointAt((from + to) / 2)))
  await page.mouse.move(...(await pointAt(to)))
  await page.mouse.up()
}

const selectedText = (page: Page) => page.evaluate(() => document.getSelection()?.toString())

test('selects text at its position in the image, in every layout and when zoomed, and turns pages by clicks', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn()
  await openLeaflet(page, longbox.url)
  await expect(textOf(page, 1)).toContainText('begins here')
  await selectInFirstLine(page, 1, 8, 16)
  expect(await selectedText(page)).toBe('1 begins')
  await expect(locatePositionStatus(page, 'Page 1 of 5')).toBeAttached()
  const edge = [1260, 400] as const
  await page.mouse.click(...edge)
  expect(await selectedText(page)).toBe('')
  await expect(locatePositionStatus(page, 'Page 1 of 5')).toBeAttached()
  await page.mouse.click(...edge)
  await expect(locatePositionStatus(page, 'Page 2 of 5')).toBeAttached()
  await expect(textOf(page, 2)).toBeAttached()

  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(page.getByRole('status').filter({ hasText: '156' })).toBeVisible()
  await selectInFirstLine(page, 2, 0, 9)
  expect(await selectedText(page)).toBe('Chapter 2')
  await page.keyboard.press('Escape')
  expect(await selectedText(page)).toBe('')
  await page.keyboard.press('0')

  await page.keyboard.press('d')
  await expect(locatePositionStatus(page, 'Pages 2 and 3 of 5')).toBeAttached()
  await expect(textOf(page, 3)).toBeAttached()
  await selectInFirstLine(page, 3, 0, 9)
  expect(await selectedText(page)).toBe('Chapter 3')
  await page.keyboard.press('Escape')

  await page.keyboard.press('w')
  await expect(page.locator('[data-webtoon]')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(textOf(page, 1)).toBeAttached()
  await selectInFirstLine(page, 1, 0, 9)
  expect(await selectedText(page)).toBe('Chapter 1')
})

test('searches and follows links without requests to other origins', async ({ page, longbox, signIn }) => {
  const otherOrigins: string[] = []
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(longbox.url)) otherOrigins.push(request.url())
  })
  page.on('dialog', dialog => otherOrigins.push(dialog.message()))
  await signIn()
  await openLeaflet(page, longbox.url)
  await test.step('searches all pages with Ctrl+F, highlights the matches and steps through them', async () => {
    await expect(textOf(page, 1)).toBeAttached()
    await page.keyboard.press('Control+f')
    const dialog = page.getByRole('dialog', { name: 'Contents' })
    await dialog.getByRole('searchbox', { name: 'Search in this book' }).fill('HARBOUR light')
    await expect(dialog.getByRole('status')).toHaveText('3 matches')
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Page 3', 'Page 4', 'Page 5'])
    await dialog.getByRole('button', { name: 'The harbour light' }).nth(1).click()
    await expect(locatePositionStatus(page, 'Page 4 of 5')).toBeAttached()
    const bar = page.getByRole('toolbar', { name: 'Matches' })
    await expect(bar.getByRole('status')).toHaveText('2 of 3')
    const highlighted = () =>
      page.evaluate(() => [...(CSS.highlights.get('longbox-pdf-current') ?? [])].map(range => String(range)))
    await expect.poll(highlighted).toEqual(['harbour light'])
    await page.keyboard.press('.')
    await expect(locatePositionStatus(page, 'Page 5 of 5')).toBeAttached()
    await expect(bar.getByRole('status')).toHaveText('3 of 3')
    await page.keyboard.press('Escape')
    await expect(bar).toBeHidden()
    await expect.poll(highlighted).toEqual([])
  })

  await page.keyboard.press('Home')
  await expect(locatePositionStatus(page, 'Page 1 of 5')).toBeAttached()
  await test.step('opens links after a confirmation, and pages by links and by the outline', async () => {
    const links = page.locator('[data-pdf-page="1"]').getByRole('link')
    await expect(links).toHaveCount(2)
    await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'https://example.org/harbour' }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Open this link?' })
    await expect(question).toContainText('https://example.org/harbour')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Page 4' }).click()
    await expect(locatePositionStatus(page, 'Page 4 of 5')).toBeAttached()
    await page.keyboard.press('t')
    const contents = page.getByRole('dialog', { name: 'Contents' })
    await contents.getByRole('tab', { name: 'Chapters' }).click()
    await expect(contents.getByRole('button', { name: 'The light' })).toHaveAttribute('aria-current', 'location')
    await contents.getByRole('button', { name: 'The quay' }).click()
    await expect(locatePositionStatus(page, 'Page 2 of 5')).toBeAttached()
  })
  expect(otherOrigins).toEqual([])
})

test('reads Japanese text that needs a predefined character map', async ({ page, longbox, signIn }) => {
  await signIn()
  const id = await waitForAnalyzedBookId(page, 'PDF', 'Japanese')
  await page.goto(`${longbox.url}/book/${id}/read?incognito=true`)
  await expect(textOf(page, 1)).toContainText('日本語')
})

test('shows pages even if their text cannot be loaded', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.route('**/pages/1/raw', route =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 broken' }),
  )
  await page.route('**/pages/2/raw', route => route.fulfill({ status: 500 }))
  const firstPageResponse = page.waitForResponse('**/pages/1/raw')
  const secondPageResponse = page.waitForResponse('**/pages/2/raw')
  await openLeaflet(page, longbox.url)
  await firstPageResponse
  await expect(page.locator('[data-page="1"] img')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Page 2 of 5')).toBeAttached()
  await secondPageResponse
  await expect(page.locator('[data-shown="true"] [data-page="2"] img')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(textOf(page, 3)).toContainText('begins here')
  await expect(page.locator('[data-pdf-page]')).toHaveCount(1)
})

test('sends only requests that the roles of the user allow', async ({ page, longbox, signIn }) => {
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  const signInWithRoles = async (...roles: string[]) => {
    await page.context().clearCookies()
    await signIn()
    const users: { id: string; email: string }[] = await (await page.request.get(`${longbox.url}/api/v2/users`)).json()
    const reader = users.find(({ email }) => email === testAccounts.reader.email)
    await page.request.patch(`${longbox.url}/api/v2/users/${reader?.id}`, { data: { roles } })
    await page.context().clearCookies()
    await signIn('reader')
    requested.length = 0
  }
  await signInWithRoles('PAGE_STREAMING')
  await openLeaflet(page, longbox.url)
  await expect(page.locator('[data-pdf-page="1"]').getByRole('link')).toHaveCount(1)
  await page.keyboard.press('t')
  await expect(page.getByRole('tab')).toHaveText(['All pages', 'Bookmarks', 'Search'])
  expect(requested.filter(path => path.endsWith('/file'))).toEqual([])

  await signInWithRoles('FILE_DOWNLOAD')
  await page.goto(await leafletUrl(page, longbox.url, 1))
  await expect(page.getByText('Your account may not read books in the browser.')).toBeVisible()
  expect(requested.filter(path => /\/(raw|file)$|pdf/i.test(path))).toEqual([])
})
