import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeProseEpub } from '../../harness/content/writeProseEpub'
import { waitForReadableBook } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-jump-'))
writeProseEpub(join(library, 'Prose', 'Long Book.epub'), 12, 4_000)
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

test('in the scrolled layout, a chapter that arrives after a jump to another chapter leaves no empty space', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.epub.layout', '"scroll"'))
  const { id } = await waitForReadableBook(page, 'Long Book')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  const chapter = (number: number) => page.frameLocator(`[data-chapter="${number - 1}"][data-shown=true] iframe`)
  await expect(chapter(1).getByRole('heading', { name: 'Chapter 1' })).toBeInViewport()
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const delayed = /\/c1[01]\.xhtml/
  await page.route(delayed, async route => {
    await released
    await route.continue()
  })
  const requested = page.waitForRequest(delayed)
  await page.keyboard.press('End')
  await expect(chapter(12).locator('p').last()).toBeInViewport()
  await requested
  await page.keyboard.press('Home')
  await expect(chapter(1).getByRole('heading', { name: 'Chapter 1' })).toBeInViewport()
  const received = page.waitForResponse(delayed)
  release()
  await (await received).finished()
  // Turns the page after the response has arrived, so that the page turn follows the processing of the chapter.
  await page.keyboard.press('PageDown')
  await expect(chapter(1).getByRole('heading', { name: 'Chapter 1' })).not.toBeInViewport()
  const countHiddenChapters = () =>
    page
      .locator('[data-strip] > [data-chapter]:not([data-shown=true])')
      .evaluateAll(all => all.filter(chapter => (chapter as HTMLElement).offsetHeight > 0).length)
  await expect.poll(countHiddenChapters).toBe(0)
})
