import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-epub-replaced-'))
const writeEdition = (edition: string, firstChapter: number) =>
  writeEpub(
    join(library, 'Editions', 'Editions.epub'),
    [1, 2, 3, 4]
      .filter(chapter => chapter >= firstChapter)
      .map(chapter => ({
        path: `${chapter}.xhtml`,
        body: createEpubChapterXhtml(`<h1>Chapter ${chapter} of ${edition}</h1>`),
      })),
  )
writeEdition('edition A', 1)
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

test('opens the new file of an open book at the same chapter', async ({ page, longbox, signIn }) => {
  await signIn()
  const { id } = await waitForReadableBook(page, 'Editions')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /\d/)).toBeAttached()
  const heading = (name: string) =>
    page.frameLocator('[data-chapter][data-shown=true] iframe').getByRole('heading', { name })
  for (const chapter of [2, 3]) {
    await page.keyboard.press('PageDown')
    await expect(heading(`Chapter ${chapter} of edition A`)).toBeVisible()
  }
  // A scan only looks for changed files in folders whose modification time has changed.
  rmSync(join(library, 'Editions', 'Editions.epub'))
  writeEdition('edition B', 2)
  await page.evaluate(async bookId => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const book = await (await fetch(new URL(`api/v1/books/${bookId}`, document.baseURI), { headers })).json()
    const path = `api/v1/libraries/${book.libraryId}/scan`
    await fetch(new URL(path, document.baseURI), { method: 'POST', headers })
  }, id)
  await expect(heading('Chapter 3 of edition B')).toBeVisible()
})
