import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { epubPage, writeEpub } from '../../harness/content/writeEpub'
import { downloadBookByMenu } from '../../harness/downloadSteps'
import { waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const landscapePage = (number: number) =>
  epubPage(`<h1>Page ${number}</h1>`, '<meta name="viewport" content="width=900, height=600"/>')
const reflowable = 'rendition:layout-reflowable'

const library = mkdtempSync(join(tmpdir(), 'longbox-package-'))
writeEpub(
  join(library, 'Plates', 'Plates and text.epub'),
  [
    { path: 'p1.xhtml', body: landscapePage(1), spineProperties: 'page-spread-left' },
    { path: 'p2.xhtml', body: landscapePage(2), spineProperties: 'page-spread-right' },
    {
      path: 'text.xhtml',
      body: epubPage('<p>Read more <a href="https://books.invalid/more">elsewhere</a>.</p>'),
      spineProperties: reflowable,
    },
    { path: 'data.json', body: '{}', type: 'application/json', spineProperties: reflowable },
  ],
  { fixed: true },
)
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

const chapter = (page: Page, index: number) => page.locator(`[data-chapter="${index}"][data-shown=true]`)
const text = (page: Page, index: number) => chapter(page, index).locator('iframe').contentFrame().locator('body')

test('the package document pairs pages, makes chapters reflowable, and is fetched once', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Plates and text')
  const fetched: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/file')) fetched.push(request.url())
  })
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(chapter(page, 0)).toHaveAttribute('data-side', 'left')
  await expect(chapter(page, 1)).toHaveAttribute('data-side', 'right')
  expect(fetched).toHaveLength(1)

  await page.reload()
  await expect(chapter(page, 1)).toHaveAttribute('data-side', 'right')
  await page.keyboard.press('ArrowRight')
  await expect(chapter(page, 2)).toHaveAttribute('data-fixed', 'false')
  expect(fetched).toHaveLength(1)
})

test('a downloaded book that was never opened has its pairs without the server', async ({
  page,
  context,
  longbox,
  signInAtHome,
}) => {
  await signInAtHome()
  const id = await downloadBookByMenu(page, longbox, 'Plates and text')
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(chapter(page, 0)).toHaveAttribute('data-side', 'left')
  await expect(chapter(page, 1)).toHaveAttribute('data-side', 'right')
})

test('a link out of the book can be refused, and a foreign chapter leads to its neighbour', async ({
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
