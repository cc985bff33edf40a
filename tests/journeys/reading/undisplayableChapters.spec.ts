import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-undisplayable-'))
/**
 * Writes a book whose first and last chapters contain text. The reader cannot show any of the chapters between these
 * two chapters. For chapters with `missing` in the name, the tests make the request fail.
 */
writeEpub(join(library, 'Blank', 'Blank chapters.epub'), [
  { path: 'first.xhtml', body: createEpubChapterXhtml('<h1>First text</h1>') },
  { path: 'damaged.png', type: 'image/png', body: 'This is no image' },
  { path: 'missing.png', type: 'image/png', body: 'x' },
  {
    path: 'frame.xhtml',
    body: createEpubChapterXhtml('<div><iframe src="https://books.invalid/"></iframe></div>'),
  },
  { path: 'missing.xhtml', body: createEpubChapterXhtml('<h1>Never shown</h1>') },
  { path: 'last.xhtml', body: createEpubChapterXhtml('<h1>Last text</h1>') },
])
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

const messages = [
  /cannot be shown.*damaged or too large/,
  /could not be loaded/,
  /cannot be shown.*only embedded content/,
  /could not be loaded/,
]

for (const layout of ['paginated', 'scroll'])
  test(`a chapter that cannot be shown gives the reason and links to the next chapter, ${layout}`, async ({
    page,
    longbox,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await signIn()
    await page.evaluate(value => localStorage.setItem('longbox.epub.layout', JSON.stringify(value)), layout)
    await page.route(/\/resource\/missing\./, route => route.fulfill({ status: 404, body: '' }))
    const { id } = await waitForReadableBook(page, 'Blank chapters')
    await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
    await expect(locatePositionStatus(page, /Page 1 of \d+/)).toBeAttached()
    const chapter = (index: number) => page.frameLocator(`[data-chapter="${index}"][data-shown=true] iframe`)
    await expect(chapter(0).getByRole('heading', { name: 'First text' })).toBeInViewport()
    await page.keyboard.press('PageDown')
    await expect(chapter(1).getByRole('link', { name: 'Next chapter' })).toBeInViewport()
    for (const [index, message] of messages.entries()) {
      await expect(chapter(index + 1).locator('body')).toHaveText(message)
      await chapter(index + 1)
        .getByRole('link', { name: 'Next chapter' })
        .click()
      if (index < messages.length - 1)
        await expect(chapter(index + 2).getByRole('link', { name: 'Next chapter' })).toBeInViewport()
    }
    await expect(chapter(messages.length + 1).getByRole('heading', { name: 'Last text' })).toBeInViewport()
  })
