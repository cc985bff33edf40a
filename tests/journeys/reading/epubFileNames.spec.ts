import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { downloadBookByMenu } from '../../harness/offlineDownloadTestSteps'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-epub-names-'))
const paths = ['text/a+b.xhtml', 'text/part #1.xhtml', 'text/100% c.xhtml', 'text/%2Bd.xhtml', 'text/end.xhtml']
writeEpub(
  join(library, 'Names', 'File names.epub'),
  paths.map((path, at) => ({ path, body: createEpubChapterXhtml(`<h1>Chapter ${at + 1}</h1>`) })),
)
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="50"><rect width="70" height="50" fill="red"/></svg>'
writeEpub(join(library, 'Refused names', 'Refused file names.epub'), [
  { path: 'text/a.xhtml', body: createEpubChapterXhtml('<h1>Chapter 1</h1>') },
  {
    path: 'text/100%.xhtml',
    body: createEpubChapterXhtml('<h1>Chapter 2</h1><img src="../images/map;1.svg" alt="Map"/>'),
  },
  { path: 'images/map;1.svg', body: drawing, type: 'image/svg+xml', use: 'file' },
])
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

test('saves the position in chapters whose file names contain +, # or %', async ({ page, longbox, signIn }) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'File names')
  const open = async () => {
    await page.goto(`${longbox.url}/book/${id}/read-epub`)
    await expect(locatePositionStatus(page, /\d/)).toBeAttached()
  }
  const heading = (chapter: number) =>
    page
      .frameLocator(`[data-chapter="${chapter - 1}"][data-shown=true] iframe`)
      .getByRole('heading', { name: `Chapter ${chapter}` })
  await open()
  for (const chapter of [2, 3, 4]) {
    const saved = page.waitForResponse(
      response => response.request().method() === 'PUT' && response.url().endsWith(`/books/${id}/progression`),
    )
    await page.keyboard.press('PageDown')
    await expect(heading(chapter)).toBeVisible()
    expect((await saved).status()).toBe(204)
    // Removes the position on this device, so that the reader uses the position on the server.
    await page.evaluate(() => localStorage.clear())
    await open()
    await expect(heading(chapter)).toBeVisible()
  }
})

test('shows a downloaded EPUB offline whose file names contain % or ;', async ({ page, longbox, signIn, context }) => {
  await signIn()
  const id = await downloadBookByMenu(page, longbox, 'Refused file names')
  await context.setOffline(true)
  await page.goto(`${longbox.url}/book/${id}/read-epub`)
  await expect(locatePositionStatus(page, /\d/)).toBeAttached()
  await page.keyboard.press('PageDown')
  const chapter = page.frameLocator('[data-chapter="1"][data-shown=true] iframe')
  await expect(chapter.getByRole('heading', { name: 'Chapter 2' })).toBeVisible()
  await expect
    .poll(() => chapter.getByAltText('Map').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(70)
})
