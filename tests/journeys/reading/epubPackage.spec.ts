import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { countIndexedDbRecords } from '../../harness/countIndexedDbRecords'
import { downloadBookByMenu } from '../../harness/offlineDownloadTestSteps'
import { openInApp } from '../../harness/openInApp'
import { waitForReadableBook } from '../../harness/readers/readableBooks'
import { sendRequestFromPage } from '../../harness/readers/readingJourneySteps'
import { expect, test, testAccounts } from '../../harness/server/longboxFixture'

const landscapePage = (number: number) =>
  createEpubChapterXhtml(`<h1>Page ${number}</h1>`, '<meta name="viewport" content="width=900, height=600"/>')
const reflowable = 'rendition:layout-reflowable'

const library = mkdtempSync(join(tmpdir(), 'longbox-package-'))
writeEpub(
  join(library, 'Plates', 'Plates and text.epub'),
  [
    { path: 'p1.xhtml', body: landscapePage(1), spineProperties: 'page-spread-left' },
    { path: 'p2.xhtml', body: landscapePage(2), spineProperties: 'page-spread-right' },
    {
      path: 'text.xhtml',
      body: createEpubChapterXhtml('<p>Read more <a href="https://books.invalid/more">elsewhere</a>.</p>'),
      spineProperties: reflowable,
    },
    { path: 'data.json', body: '{}', type: 'application/json', spineProperties: reflowable },
  ],
  { fixed: true },
)
/**
 * Large file inside an EPUB, with which the EPUB exceeds a size limit. The reader fetches a whole EPUB above this limit
 * only if it cannot show the book correctly without the data in the EPUB.
 */
const noise = {
  path: 'noise.bin',
  use: 'file',
  type: 'application/octet-stream',
  body: randomBytes(2_100_000),
} as const
const paragraphs = (name: string) => Array.from({ length: 40 }, (_, at) => `<p>${name}&nbsp;${at}</p>`).join('')
writeEpub(
  join(library, 'Documents', 'Scrolled documents.epub'),
  [
    { path: 'one.xhtml', body: createEpubChapterXhtml(paragraphs('Harbour')) },
    { path: 'two.xhtml', body: createEpubChapterXhtml(`${paragraphs('Lighthouse')}<p>An unclosed element`) },
    noise,
  ],
  { metadata: '<meta property="rendition:flow">scrolled-doc</meta>' },
)
writeEpub(
  join(library, 'Directions', 'Declared direction.epub'),
  [
    { path: 'one.xhtml', body: createEpubChapterXhtml(paragraphs('Harbour')) },
    // This file makes the EPUB larger than 2 MB. The reader therefore fetches only the beginning of the EPUB. The
    // beginning contains the page direction.
    noise,
  ],
  { direction: 'rtl' },
)
writeEpub(
  join(library, 'Right to left', 'Plates from right to left.epub'),
  [
    { path: 'p1.xhtml', body: landscapePage(1), spineProperties: 'page-spread-right' },
    { path: 'p2.xhtml', body: landscapePage(2), spineProperties: 'page-spread-left' },
    noise,
  ],
  { fixed: true, direction: 'rtl' },
)
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

const chapter = (page: Page, index: number) => page.locator(`[data-chapter="${index}"][data-shown=true]`)
const text = (page: Page, index: number) => chapter(page, index).locator('iframe').contentFrame().locator('body')

/**
 * Waits until the server has calculated the hash of a book file. Does not wait if file hashes are disabled in the
 * library. The client uses the hash as a part of the storage key of the package document.
 */
const waitForFileHash = (page: Page, id: string) =>
  expect
    .poll(async () => {
      const book = await sendRequestFromPage(page, 'GET', `/api/v1/books/${id}`)
      const library = await sendRequestFromPage(page, 'GET', `/api/v1/libraries/${book.libraryId}`)
      return !library.hashFiles || book.fileHash !== ''
    })
    .toBe(true)

test('the package document defines page pairs and reflowable chapters, and is fetched only once', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Plates and text')
  await waitForFileHash(page, id)
  const fetched: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/file')) fetched.push(request.url())
  })
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(chapter(page, 0)).toHaveAttribute('data-side', 'left')
  await expect(chapter(page, 1)).toHaveAttribute('data-side', 'right')
  expect(fetched).toHaveLength(1)
  await expect.poll(() => countIndexedDbRecords(page, 'longbox.packages.', ['packages'])).toEqual([1])

  await page.reload()
  await expect(chapter(page, 1)).toHaveAttribute('data-side', 'right')
  await page.keyboard.press('ArrowRight')
  await expect(chapter(page, 2)).toHaveAttribute('data-fixed', 'false')
  expect(fetched).toHaveLength(1)
})

test('without the role for downloads, the file is not fetched, and the pages are shown', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const fetched: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/file')) fetched.push(request.url())
  })
  await signIn()
  const users: { id: string; email: string }[] = await (await page.request.get(`${longbox.url}/api/v2/users`)).json()
  const reader = users.find(({ email }) => email === testAccounts.reader.email)
  await page.request.patch(`${longbox.url}/api/v2/users/${reader?.id}`, { data: { roles: ['PAGE_STREAMING'] } })
  await page.context().clearCookies()
  await signIn('reader')
  const { id } = await waitForReadableBook(page, 'Plates and text')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(text(page, 0)).toContainText('Page 1')
  await page.keyboard.press('PageDown')
  await expect(text(page, 1)).toContainText('Page 2')
  expect(fetched).toEqual([])
})

test('a downloaded book shows its page pairs offline, even if it was never opened', async ({
  page,
  context,
  longbox,
  signIn,
}) => {
  await signIn()
  const id = await downloadBookByMenu(page, longbox, 'Plates and text')
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(chapter(page, 0)).toHaveAttribute('data-side', 'left')
  await expect(chapter(page, 1)).toHaveAttribute('data-side', 'right')
})

test('the user can refuse a link out of the book, and a chapter that cannot be shown links to the previous chapter', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Plates and text')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(chapter(page, 1)).toHaveAttribute('data-side', 'right')
  await page.keyboard.press('ArrowRight')
  await text(page, 2).getByRole('link', { name: 'elsewhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open this link?' })
  await expect(dialog).toContainText('https://books.invalid/more')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(page.context().pages()).toHaveLength(1)

  await page.keyboard.press('ArrowRight')
  await expect(text(page, 3)).toContainText('This chapter cannot be shown')
  await text(page, 3).getByRole('link', { name: 'Previous chapter' }).click()
  await expect(text(page, 2)).toContainText('Read more')
})

test('the chapters of a book above 2 MB with the scrolled-doc flow scroll separately, and markup errors are reported', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Scrolled documents')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  const strip = page.locator('[data-strip]')
  const scrollTop = () => strip.evaluate(element => element.scrollTop)
  const isAtEnd = () => strip.evaluate(element => element.scrollTop >= element.scrollHeight - element.clientHeight - 2)
  await expect(strip.locator('[data-chapter="0"][data-shown=true]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await strip.evaluate(element => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
  await expect.poll(isAtEnd).toBe(true)
  await expect(chapter(page, 1)).toHaveCount(0)
  await page.keyboard.press('PageDown')
  await expect(chapter(page, 1)).toBeVisible()
  await expect(chapter(page, 0)).toHaveCount(0)
  await expect.poll(scrollTop).toBe(0)
  await expect(page.getByRole('alert')).toContainText('This chapter has errors in its markup')

  await page.keyboard.press('PageUp')
  await expect(chapter(page, 0)).toBeVisible()
  await expect.poll(isAtEnd).toBe(true)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the page direction that a book declares overrides the direction of its letters and of its series', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const declared = await waitForReadableBook(page, 'Declared direction')
  await page.goto(`${longbox.url}/book/${declared.id}/read-epub?incognito=true`)
  await expect(text(page, 0)).toContainText('Harbour')
  await expect(chapter(page, 0)).toHaveAttribute('dir', 'rtl')

  const { id } = await waitForReadableBook(page, 'Plates from right to left')
  const { seriesId } = await (await page.request.get(`${longbox.url}/api/v1/books/${id}`)).json()
  const changed = await page.request.patch(`${longbox.url}/api/v1/series/${seriesId}/metadata`, {
    data: { readingDirection: 'LEFT_TO_RIGHT', readingDirectionLock: true },
  })
  expect(changed.ok()).toBe(true)
  await openInApp(page, `/book/${id}/read-epub?incognito=true`)
  // Page 1 must be on the right side and page 2 on the left side. This spread is possible only with the page direction
  // right-to-left.
  await expect(chapter(page, 0)).toHaveAttribute('data-side', 'right')
  await expect(chapter(page, 1)).toHaveAttribute('data-side', 'left')
})
