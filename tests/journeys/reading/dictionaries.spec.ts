import type { Page } from 'playwright/test'
import {
  createStarDictFiles,
  createYomitanFiles,
  zipDictionaryFiles,
} from '../../harness/content/createDictionaryFiles'
import { countIndexedDbRecords } from '../../harness/countIndexedDbRecords'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { openStoryEpub, selectTextInChapter } from '../../harness/readers/epubAnnotationTestSteps'
import { locatePositionStatus } from '../../harness/readers/readableBooks'
import { expect, test } from '../../harness/server/longboxFixture'

const houseFiles = createStarDictFiles(
  'Words of the House',
  [
    ['heel', '<b>noun</b> the part of a sock; see <a href="bword://sock">sock</a><img src="x" onerror="top.ran = 1">'],
    ['sock', 'what is knitted'],
  ],
  { types: 'h', synonyms: [['heels', 0]] },
)

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })
const files = {
  houseWords: file('house.zip', zipDictionaryFiles(houseFiles)),
  list: file('en-pl.tsv', Buffer.from('voice\tgłos\nheel\tpięta\n')),
  yomitan: file(
    'small.zip',
    zipDictionaryFiles(createYomitanFiles({ title: 'Small' }, [['chair', '', '', '', 0, ['a seat'], 1, '']])),
  ),
  broken: file('broken.zip', zipDictionaryFiles(houseFiles).subarray(0, 200)),
}

async function openAtHeel(page: Page, origin: string) {
  await openStoryEpub(page, origin)
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search in this book' }).fill('turning a heel')
  await page.getByRole('button', { name: /I was turning a heel/ }).click()
  await expect(locatePositionStatus(page, /in Two/)).toBeAttached()
}

const locateLookUpButton = (page: Page) =>
  page.getByRole('dialog', { name: 'Selected text' }).getByRole('button', { name: 'Look up' })

const lookUp = async (page: Page, words: string) => {
  await selectTextInChapter(page, words)
  await locateLookUpButton(page).click()
  return page.getByRole('dialog', { name: 'Look up' })
}

/** Counts the stored dictionaries and the stored blocks. Each block contains a part of the entries of a dictionary. */
const storedCounts = (page: Page) => countIndexedDbRecords(page, 'longbox.dictionaries', ['dictionaries', 'blocks'])

test('imports dictionaries, looks up words, keeps the dictionaries after a reload, and reports damaged files', async ({
  page,
  longbox,
  signIn,
}) => {
  const requestUrls: string[] = []
  page.on('request', request => requestUrls.push(request.url()))
  await signIn()
  await openAtHeel(page, longbox.url)
  const popover = await lookUp(page, 'heel')
  await expect(popover.getByText(/^Bring dictionaries of your own/)).toBeVisible()
  await expect(popover.getByRole('link', { name: /^Look up in Wiktionary/ })).toHaveAttribute('rel', 'noreferrer')
  await popover.locator('input[type=file]').setInputFiles([files.houseWords, files.broken, files.list])
  await expect(popover.getByRole('alert')).toHaveText('broken.zip was not added: broken.zip is damaged or incomplete.')
  await expect(popover.getByRole('listitem')).toHaveText([
    /^Words of the House3 words/,
    /^en-pl2 words.*English to Polish/,
  ])
  await popover.getByRole('button', { name: 'Dictionaries', exact: true }).click()
  await expect(popover.getByRole('heading', { level: 2 })).toHaveText(['en-pl', 'Words of the House'])
  await expect(popover.getByText('pięta')).toBeVisible()
  await popover.getByRole('button', { name: 'sock' }).click()
  await expect(popover.getByText('what is knitted')).toBeVisible()
  await popover.getByRole('button', { name: 'Back to heel' }).click()
  await expect(popover.getByText('the part of a sock')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await expect(locateLookUpButton(page)).toBeFocused()

  await page.reload()
  await expect(locatePositionStatus(page, /in Two/)).toBeAttached()
  await lookUp(page, 'voice')
  await expect(popover.getByText('głos')).toBeVisible()
  await popover.getByRole('textbox', { name: 'Word to look up' }).fill('Heels!')
  await expect(popover.getByText('the part of a sock')).toBeVisible()
  await popover.getByRole('textbox', { name: 'Word to look up' }).fill('zither')
  await expect(popover.getByText('None of your dictionaries has “zither”.')).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(requestUrls.filter(url => !url.startsWith(longbox.url) && !url.startsWith('blob:'))).toEqual([])
})

test('manages dictionaries in the settings by keyboard; a dictionary that does not fit into the storage leaves no data', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openAtHeel(page, longbox.url)
  await page.keyboard.press('s')
  const dictionaryGroup = page.getByRole('dialog', { name: 'Settings' }).getByRole('group', { name: 'Dictionaries' })
  await dictionaryGroup.locator('input[type=file]').setInputFiles([files.houseWords, files.yomitan])
  await expect(dictionaryGroup.getByRole('listitem')).toHaveText([/^Words of the House/, /^Small1 word/])
  await dictionaryGroup.getByRole('button', { name: 'Move up: Small' }).focus()
  await page.keyboard.press('Enter')
  await expect(dictionaryGroup.getByRole('listitem')).toHaveText([/^Small/, /^Words of the House/])
  await expect(dictionaryGroup.getByRole('button', { name: 'Move down: Small' })).toBeFocused()
  await dictionaryGroup.getByRole('button', { name: 'Remove: Small' }).press('Enter')
  await expect(dictionaryGroup.getByRole('button', { name: 'Keep' })).toBeFocused()
  await dictionaryGroup.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await expect(dictionaryGroup.getByText('Small was removed')).toBeVisible()
  await expect(dictionaryGroup.getByRole('button', { name: 'Add dictionaries' })).toBeFocused()
  await expect.poll(() => storedCounts(page)).toEqual([1, 1])

  // Simulates a device without free space. The browser then rejects each attempt to store dictionary entries.
  const full =
    "IDBObjectStore.prototype.put = (put => function (value, key) { if (typeof key === 'number') throw new DOMException('full', 'QuotaExceededError'); return put.call(this, value, key) })(IDBObjectStore.prototype.put);"
  await page.route('**/assets/dictionaryImportWorker-*.js', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: full + (await answer.text()) })
  })
  await dictionaryGroup.locator('input[type=file]').setInputFiles(files.list)
  await expect(dictionaryGroup.getByRole('alert')).toHaveText(
    /^en-pl\.tsv was not added: there is no room left on this device/,
  )
  expect(await storedCounts(page)).toEqual([1, 1])

  await page.keyboard.press('Escape')
  await expect(dictionaryGroup).toBeHidden()
  const popover = await lookUp(page, 'heel')
  await expect(popover.getByText('the part of a sock')).toBeVisible()
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return page.evaluate(() => document.activeElement?.textContent)
    })
    .toMatch(/^Look up in Wiktionary/)
})

test.describe('axe finds no violations in the lookup result', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('in day, sepia and night appearance', async ({ page, longbox, signIn }) => {
    await signIn()
    await openAtHeel(page, longbox.url)
    for (const appearance of ['day', 'sepia', 'night']) {
      const popover = await lookUp(page, 'heel')
      await expect(popover).toHaveAttribute('data-appearance', appearance)
      const shown = popover.getByText('the part of a sock')
      if (appearance === 'day') {
        expect(await findAxeViolations(page, true), 'without a dictionary').toEqual([])
        await popover.locator('input[type=file]').setInputFiles([files.houseWords, files.list])
      }
      await expect(shown).toBeVisible()
      expect(await findAxeViolations(page, true), appearance).toEqual([])
      await popover.getByRole('button', { name: 'Dictionaries', exact: true }).click()
      await popover.getByRole('button', { name: 'Remove: en-pl' }).click()
      const keepButton = popover.getByRole('button', { name: 'Keep' })
      await expect(keepButton).toBeFocused()
      expect(await findAxeViolations(page, true), `${appearance}, list`).toEqual([])
      await page.keyboard.press('Escape')
      await expect(keepButton).toBeHidden()
      await expect(locateLookUpButton(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('a')
    }
  })
})
