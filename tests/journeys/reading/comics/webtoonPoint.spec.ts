import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeNumberedComic } from '../../../harness/content/writeNumberedComic'
import { openInApp } from '../../../harness/openInApp'
import { locatePositionStatus, waitForReadableBook } from '../../../harness/readers/readableBooks'
import { readPageValueWhenStable } from '../../../harness/readPageValueWhenStable'
import { expect, test } from '../../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-webtoon-'))
test.use({ args: ['--library', library], viewport: { width: 390, height: 844 } })
test.beforeAll(() => writeNumberedComic(join(library, 'Strip', 'Strip 001.cbz'), 4, { width: 400, height: 6_000 }))
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

/**
 * Runs in the page. Returns the number of the page at the top edge of the viewport, and the part of this page that is
 * above the top edge. For example, `2: 25 %` means that a quarter of page 2 is above the top edge.
 */
function findPointAtTop(webtoon: HTMLElement): string {
  const boxes = [...webtoon.querySelectorAll<HTMLElement>('[data-strip]')]
  const box = boxes.find(candidate => {
    const { top, bottom } = candidate.getBoundingClientRect()
    return top <= 1 && bottom > 1
  })
  const { top = 0, height = 1 } = box?.getBoundingClientRect() ?? {}
  return `${box?.dataset.page}: ${Math.round((-top / height) * 100)} %`
}

test('a webtoon opens again at the point where the user has closed it, but not at the point of another page', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('longbox.reader.mode', '"WEBTOON"'))
  await signIn()
  const { id } = await waitForReadableBook(page, 'Strip 001')
  const path = `/book/${id}/read`
  const image = page.locator('[data-webtoon] img').first()
  const open = async () => {
    await page.goto(longbox.url + path)
    await expect(image).toBeVisible()
  }
  const closeByBackKey = async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-webtoon]')).toHaveCount(0)
  }
  await open()
  const strip = page.locator('[data-webtoon]')
  const saved = page.waitForResponse(
    response => /read-progress$/.test(response.url()) && response.request().method() === 'PATCH',
  )
  await strip.evaluate(element => element.scrollTo(0, element.scrollHeight * 0.6))
  await expect(locatePositionStatus(page, 'Page 3 of 4')).toBeAttached()
  const point = await readPageValueWhenStable(strip, findPointAtTop)
  expect(point).toMatch(/^3: [34]\d %$/)
  await closeByBackKey()
  await saved

  await open()
  await expect.poll(() => strip.evaluate(findPointAtTop)).toBe(point)
  await closeByBackKey()

  // Simulates another device that saves page 2 as the reading position.
  await page.evaluate(
    bookId =>
      fetch(new URL(`api/v1/books/${bookId}/read-progress`, document.baseURI), {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: '{"page":2}',
      }),
    id,
  )
  await openInApp(page, path)
  await expect(image).toBeVisible()
  await expect.poll(() => strip.evaluate(findPointAtTop)).toBe('2: 0 %')
})
