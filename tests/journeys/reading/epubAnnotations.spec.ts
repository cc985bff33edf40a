import { readFile } from 'node:fs/promises'
import {
  clickTextInChapter,
  openStoryEpub,
  readHighlightedTexts,
  selectTextInChapter,
  storyEpubTitle,
} from '../../harness/readers/epubAnnotationTestSteps'
import { locatePositionStatus } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

test('searches the whole book and steps through the matches', async ({ page, longbox, signIn }) => {
  await signIn()
  await openStoryEpub(page, longbox.url)
  await page.keyboard.press('/')
  const sheet = page.getByRole('dialog', { name: 'Contents' })
  await sheet.getByRole('searchbox', { name: 'Search in this book' }).fill('LAMP')
  await expect(sheet.getByText('7 matches')).toBeVisible()
  await sheet.getByRole('button', { name: /took the lamp apart/ }).click()
  await expect(sheet).toBeHidden()
  await expect(locatePositionStatus(page, /in Two/)).toBeAttached()
  await expect.poll(() => readHighlightedTexts(page, 'hit')).toEqual(['lamp'])
  await expect(page.getByText('5 of 7')).toBeVisible()
  await page.keyboard.press('.')
  await expect(locatePositionStatus(page, /in Three/)).toBeAttached()
  await expect(page.getByText('6 of 7')).toBeVisible()
  await page.keyboard.press('/')
  await sheet.getByRole('searchbox').fill('heel')
  await sheet.getByRole('button', { name: /I was turning a heel/ }).waitFor()
  await expect(page.getByText(/^6 of/)).toBeHidden()
  await sheet.getByRole('button', { name: /I was turning a heel/ }).click()
  const bar = page.getByRole('toolbar', { name: 'Matches' })
  await expect(bar).toContainText('1 of 2')
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(locatePositionStatus(page, /in Two/)).toBeAttached()
  await page.keyboard.press('/')
  await sheet.getByRole('searchbox').fill('lam')
  await sheet.getByRole('switch', { name: 'Whole words' }).check()
  await expect(sheet.getByText('0 matches')).toBeVisible()
})

test('keeps bookmarks, highlights and notes after a reload, and shows them on another device', async ({
  page,
  longbox,
  signIn,
  browser,
}) => {
  await signIn()
  await openStoryEpub(page, longbox.url)
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search in this book' }).fill('turning a heel')
  await page.getByRole('button', { name: /I was turning a heel/ }).click()
  await expect(locatePositionStatus(page, /in Two/)).toBeAttached()
  await page.keyboard.press('b')
  await expect(page.getByRole('img', { name: 'This page is bookmarked' })).toBeVisible()

  await selectTextInChapter(page, 'in the voice of somebody offering a chair')
  const menu = page.getByRole('dialog', { name: 'Selected text' })
  await expect(menu).toBeVisible()
  // Moves the focus into the frame of the chapter, as a selection with the mouse does. The test has selected the text
  // with a script, and a script does not move the focus.
  await page.locator('[data-shown=true] iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.focus())
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(locatePositionStatus(page, /in Two/)).toBeAttached()
  await selectTextInChapter(page, 'in the voice of somebody offering a chair')
  await menu.getByRole('button', { name: 'Green' }).click()
  await menu.getByRole('button', { name: 'Note', exact: true }).click()
  await menu.getByRole('textbox', { name: 'Note' }).fill('a good line')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect.poll(() => readHighlightedTexts(page, 'green')).toEqual(['in the voice of somebody offering a chair'])

  await page.reload()
  await expect(locatePositionStatus(page, /in Two/)).toBeAttached()
  await expect.poll(() => readHighlightedTexts(page, 'green')).toEqual(['in the voice of somebody offering a chair'])
  await expect(page.getByRole('img', { name: 'This page is bookmarked' })).toBeVisible()

  // The menu of the clicked highlight stays open until the test clicks the text `I was turning`.
  await clickTextInChapter(page, 'offering a chair')
  await menu.getByRole('button', { name: 'Pink' }).click()
  await expect.poll(() => readHighlightedTexts(page, 'pink')).toEqual(['in the voice of somebody offering a chair'])
  await menu.getByRole('textbox', { name: 'Note' }).fill('a line')
  await menu.getByRole('button', { name: 'Remove the highlight' }).click()
  await expect.poll(() => readHighlightedTexts(page, 'pink')).toEqual([])
  await menu.getByRole('button', { name: 'Undo' }).click()
  await menu.getByRole('button', { name: 'Green' }).click()
  await menu.getByRole('textbox', { name: 'Note' }).fill('a good line')
  await clickTextInChapter(page, 'I was turning')
  await expect(menu).toBeHidden()
  await expect(locatePositionStatus(page, /in Two/)).toBeAttached()
  await expect.poll(() => readHighlightedTexts(page, 'green')).toEqual(['in the voice of somebody offering a chair'])

  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: 'Contents' })
  await sheet.getByRole('tab', { name: 'Highlights' }).click()
  await expect(sheet.getByText('a good line')).toBeVisible()
  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Save as Markdown' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${storyEpubTitle} – notes.md`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('> in the voice of somebody offering a chair')
  expect(text).toContain('a good line')

  const other = await (await browser.newContext()).newPage()
  await other.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'))
  await signIn('admin', other)
  await openStoryEpub(other, longbox.url)
  await expect(locatePositionStatus(other, /in Two/)).toBeAttached()
  const boxes = other.frameLocator('[data-shown=true] iframe').locator('[data-of=longbox-green]')
  await expect(boxes.first()).toBeVisible()
  await other.keyboard.press('t')
  const there = other.getByRole('dialog', { name: 'Contents' })
  await there.getByRole('tab', { name: 'Highlights' }).click()
  await expect(there.getByText('a good line')).toBeVisible()
  await there.getByRole('button', { name: /^Remove: in the voice/ }).click()
  await expect(there.getByText('a good line')).toBeHidden()
  await there.getByRole('button', { name: 'Undo' }).click()
  await expect(there.getByText('a good line')).toBeVisible()
  await other.context().close()
})
