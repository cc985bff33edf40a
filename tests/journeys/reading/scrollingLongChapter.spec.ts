import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeProseEpub } from '../../harness/content/writeProseEpub'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test as journey } from '../../harness/server/longboxFixture'

const test = journey.extend({
  args: async ({ playwright: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'longbox-long-'))
    // Each chapter has about 8,000 paragraphs. On a phone, painting all pages of such a chapter would block the browser
    // tab.
    writeProseEpub(join(folder, 'Long', 'Long Book.epub'), 2, 4_900_000)
    await use(['--library', folder])
    rmSync(folder, { recursive: true, force: true })
  },
})
test.use({ viewport: { width: 390, height: 820 } })

test('a chapter that is too long for pages scrolls', async ({ page, longbox, signIn }) => {
  test.setTimeout(120_000)
  await signIn()
  const book = await waitForReadableBook(page, 'Long Book')
  await page.goto(`${longbox.url}/book/${book.id}/read-epub?incognito=true`)
  await expect(page.getByText('This chapter has too many parts for pages, so it scrolls').first()).toBeAttached()
  const heading = page.frameLocator('[data-shown=true] iframe').getByRole('heading', { name: 'Chapter 1' })
  await expect(heading).toBeInViewport()
  await expect(locatePositionStatus(page, /Page 1 of/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(heading).not.toBeInViewport()
})
