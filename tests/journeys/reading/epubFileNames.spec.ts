import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-epub-names-'))
const paths = ['text/a+b.xhtml', 'text/part #1.xhtml', 'text/100% c.xhtml', 'text/%2Bd.xhtml', 'text/end.xhtml']
writeEpub(
  join(library, 'Names', 'File names.epub'),
  paths.map((path, at) => ({ path, body: createEpubChapterXhtml(`<h1>Chapter ${at + 1}</h1>`) })),
)
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
