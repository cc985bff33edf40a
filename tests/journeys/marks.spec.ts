import { readFile } from 'node:fs/promises'
import { expect, test } from '../harness/longboxTest'
import { choose, openStory, painted, story } from '../harness/markingText'
import { placeIn } from '../harness/readingAlong'

test('words are looked for in the whole book, and one walks from place to place', async ({ page, longbox, signIn }) => {
  await signIn()
  await openStory(page, longbox.url)
  await page.keyboard.press('/')
  const sheet = page.getByRole('dialog', { name: 'Contents' })
  await sheet.getByRole('searchbox', { name: 'Search in this book' }).fill('LAMP')
  await expect(sheet.getByText('7 places')).toBeVisible()
  await sheet.getByRole('button', { name: /took the lamp apart/ }).click()
  await expect(sheet).toBeHidden()
  await expect(placeIn(page, /in Two/)).toBeAttached()
  await expect.poll(() => painted(page, 'hit')).toEqual(['lamp'])
  await expect(page.getByText('5 of 7')).toBeVisible()
  await page.keyboard.press('.')
  await expect(placeIn(page, /in Three/)).toBeAttached()
  await expect(page.getByText('6 of 7')).toBeVisible()
  await page.keyboard.press('/')
  await sheet.getByRole('searchbox').fill('lam')
  await sheet.getByRole('checkbox', { name: 'Whole words' }).check()
  await expect(sheet.getByText('0 places')).toBeVisible()
})

test('a page is bookmarked, words are highlighted with a note; they are there again, elsewhere too', async ({
  page,
  longbox,
  signIn,
  browser,
}) => {
  await signIn()
  await openStory(page, longbox.url)
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search in this book' }).fill('turning a heel')
  await page.getByRole('button', { name: /I was turning a heel/ }).click()
  await expect(placeIn(page, /in Two/)).toBeAttached()
  await page.keyboard.press('b')
  await expect(page.getByRole('img', { name: 'This page bears a bookmark' })).toBeVisible()

  await choose(page, 'in the voice of somebody offering a chair')
  const menu = page.getByRole('dialog', { name: 'Chosen words' })
  await menu.getByRole('button', { name: 'Green' }).click()
  await menu.getByRole('button', { name: 'Note', exact: true }).click()
  await menu.getByRole('textbox', { name: 'Note' }).fill('a good line')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect.poll(() => painted(page, 'green')).toEqual(['in the voice of somebody offering a chair'])

  await page.reload()
  await expect(placeIn(page, /in Two/)).toBeAttached()
  await expect.poll(() => painted(page, 'green')).toEqual(['in the voice of somebody offering a chair'])
  await expect(page.getByRole('img', { name: 'This page bears a bookmark' })).toBeVisible()

  await page.keyboard.press('t')
  const sheet = page.getByRole('dialog', { name: 'Contents' })
  await sheet.getByRole('tab', { name: 'Highlights' }).click()
  await expect(sheet.getByText('a good line')).toBeVisible()
  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Save as Markdown' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${story} – notes.md`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('> in the voice of somebody offering a chair')
  expect(text).toContain('a good line')

  const other = await (await browser.newContext()).newPage()
  await other.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'))
  await signIn('admin', other)
  await openStory(other, longbox.url)
  await expect(placeIn(other, /in Two/)).toBeAttached()
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
