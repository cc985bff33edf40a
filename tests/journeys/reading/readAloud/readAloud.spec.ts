import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { createEpubChapterXhtml, writeEpub } from '../../../harness/content/writeEpub'
import { findAxeViolations } from '../../../harness/findAxeViolations'
import { readHighlightedTexts } from '../../../harness/readers/epubAnnotationTestSteps'
import {
  endFakeSpeechSentence,
  getFakeSpeechSentence,
  installFakeSpeechInPage,
} from '../../../harness/readers/fakeSpeech'
import { locatePositionStatus, waitForReadableBook } from '../../../harness/readers/readableBooks'
import { readRecordedAudio, recordAudioElements, skipRecordedAudio } from '../../../harness/readers/recordedAudio'
import { expect, test } from '../../../harness/server/longboxFixture'

const sentence = (number: number) => `Sentence ${number} of the harbour is read aloud.`
const paragraphs = Array.from({ length: 30 }, (_, at) => `<p style="margin: 3em 0">${sentence(at + 1)}</p>`)

const library = mkdtempSync(join(tmpdir(), 'longbox-aloud-'))
writeEpub(join(library, 'Aloud', 'Read aloud.epub'), [
  { path: 'one.xhtml', body: createEpubChapterXhtml(paragraphs.join('')) },
  { path: 'empty.xhtml', body: createEpubChapterXhtml('<hr/>') },
  { path: 'two.xhtml', body: createEpubChapterXhtml('<p>The second chapter. It ends.</p>') },
  { path: 'three.xhtml', body: createEpubChapterXhtml(paragraphs.join('')) },
])
/** Returns a silent WAV file: mono, 8 bits, 8 kHz. */
function silentWav(seconds: number): Uint8Array {
  const samples = seconds * 8_000
  const file = Buffer.alloc(44 + samples, 128)
  file.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1')
  file.writeUInt32LE(36 + samples, 4)
  file.writeUInt32LE(16, 16)
  for (const [offset, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    file.writeUInt16LE(value, offset)
  for (const offset of [24, 28]) file.writeUInt32LE(8_000, offset)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples, 40)
  return file
}

const par = (id: string, begin: number, end: number) =>
  `<par><text src="recorded.xhtml#${id}"/><audio src="sound.wav" clipBegin="${begin}s" clipEnd="${end}s"/></par>`
const overlay = `<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>${par('a', 0, 0.2)}<seq epub:type="list">${par('b', 0.2, 40)}${par('c', 40, 50)}</seq>${par('d', 50, 60)}</body></smil>`
writeEpub(
  join(library, 'Recorded', 'Recorded.epub'),
  [
    {
      path: 'recorded.xhtml',
      body: createEpubChapterXhtml(
        '<p id="a">One</p><ul><li id="b">Two</li><li id="c">Three</li></ul><p id="d">Four</p>',
      ),
      overlay: 'recorded.smil',
    },
    { path: 'recorded.smil', use: 'file', type: 'application/smil+xml', body: overlay },
    { path: 'sound.wav', use: 'file', type: 'audio/wav', body: silentWav(60) },
  ],
  { metadata: '<meta property="media:active-class">is-narrated</meta>' },
)
/**
 * Duration of the audio recording of a long paragraph that covers several pages. Because of this duration, the
 * recording does not reach the next page while a test waits.
 */
const LONG_RECORDING_SECONDS = 400
const longParagraph = Array.from({ length: 60 }, (_, at) => sentence(at + 1)).join(' ')
writeEpub(join(library, 'Long', 'Long recording.epub'), [
  { path: 'recorded.xhtml', body: createEpubChapterXhtml(`<p id="a">${longParagraph}</p>`), overlay: 'recorded.smil' },
  {
    path: 'recorded.smil',
    use: 'file',
    type: 'application/smil+xml',
    body: `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>${par('a', 0, LONG_RECORDING_SECONDS)}</body></smil>`,
  },
  { path: 'sound.wav', use: 'file', type: 'audio/wav', body: silentWav(LONG_RECORDING_SECONDS) },
])
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

/** Skips forward in the long recording in small steps until the reader shows the page with the given number. */
const playUntilPage = (page: Page, number: number) =>
  expect(async () => {
    await skipRecordedAudio(page, LONG_RECORDING_SECONDS / 20)
    await expect(locatePositionStatus(page, new RegExp(`Page ${number} `))).toBeAttached({ timeout: 1000 })
  }).toPass({ intervals: [0], timeout: 20_000 })

test('reads a book aloud from the visible page, turns pages, skips sentences and saves the position', async ({
  page,
  longbox,
  signIn,
}) => {
  await installFakeSpeechInPage(page, ['en-GB', 'de'])
  await signIn()
  const { id } = await waitForReadableBook(page, 'Read aloud')
  await page.goto(`${longbox.url}/book/${id}/read-epub`)
  await expect(locatePositionStatus(page, /Page 1 /)).toBeAttached()
  await page.keyboard.press('r')
  const bar = page.getByRole('toolbar', { name: 'Read aloud' })
  await expect(bar).toBeVisible()
  await expect.poll(() => readHighlightedTexts(page, 'spoken')).toEqual([sentence(1)])
  expect(await getFakeSpeechSentence(page)).toEqual({ text: sentence(1), rate: 1, voice: 'Voice en-GB' })

  let last = 1
  while ((await locatePositionStatus(page, /Page 1 /).count()) > 0 && last < 30) {
    await endFakeSpeechSentence(page)
    last += 1
    await expect.poll(() => readHighlightedTexts(page, 'spoken')).toEqual([sentence(last)])
  }
  expect(last).toBeGreaterThan(3)
  expect(last).toBeLessThan(30)
  await page.keyboard.press('j')
  await expect(locatePositionStatus(page, /Page 1 /)).toBeAttached()
  await expect.poll(() => readHighlightedTexts(page, 'spoken')).toEqual([sentence(last - 1)])

  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await getFakeSpeechSentence(page))?.text).toBe(sentence(last))

  const saved = page.waitForResponse(
    response => response.ok() && response.request().postData()?.includes('two.xhtml') === true,
  )
  await page.keyboard.press('o')
  await expect.poll(() => readHighlightedTexts(page, 'spoken')).toEqual(['The second chapter.'])
  await bar.getByRole('button', { name: 'Pause' }).click()
  expect(await getFakeSpeechSentence(page)).toBeUndefined()
  await bar.getByRole('button', { name: 'Voice and speed' }).click()
  await page.getByRole('button', { name: 'Faster' }).click()
  expect(await findAxeViolations(page, true)).toEqual([])
  await bar.getByRole('button', { name: 'Play' }).click()
  expect(await getFakeSpeechSentence(page)).toMatchObject({ text: 'The second chapter.', rate: 1.1 })
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  expect(await readHighlightedTexts(page, 'spoken')).toEqual([])
  expect(await getFakeSpeechSentence(page)).toBeUndefined()
  await saved
  await page.reload()
  await expect(page.frameLocator('[data-shown=true] iframe').getByText('The second chapter.')).toBeVisible()
})

test('plays a recorded narration in the order of its media overlay, and lets the user leave a list', async ({
  page,
  longbox,
  signIn,
}) => {
  await installFakeSpeechInPage(page, [])
  await signIn()
  const { id } = await waitForReadableBook(page, 'Recorded')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 /)).toBeAttached()
  const narrated = page.frameLocator('[data-shown=true] iframe').locator('.is-narrated')
  const bar = page.getByRole('toolbar', { name: 'Read aloud' })
  await page.keyboard.press('r')
  await expect(narrated).toHaveText('Two')
  await bar.getByRole('button', { name: 'Leave this table, list or figure' }).click()
  await expect(narrated).toHaveText('Four')
  await page.keyboard.press('j')
  await expect(narrated).toHaveText('Three')
  await bar.getByRole('button', { name: 'Stop reading aloud' }).click()
  await expect(narrated).toHaveCount(0)
})

test('a recorded paragraph turns the page, and continues at the same point after a pause and at another speed', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await installFakeSpeechInPage(page, [])
  await recordAudioElements(page)
  await signIn()
  const { id } = await waitForReadableBook(page, 'Long recording')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 /)).toBeAttached()
  await page.keyboard.press('r')
  await expect.poll(() => readRecordedAudio(page)).toMatchObject({ isPaused: false, rate: 1 })
  await expect(locatePositionStatus(page, /Page 1 /)).toBeAttached()
  await playUntilPage(page, 2)
  const bar = page.getByRole('toolbar', { name: 'Read aloud' })
  await bar.getByRole('button', { name: 'Pause' }).click()
  const paused = await readRecordedAudio(page)
  expect(paused).toMatchObject({ isPaused: true, rate: 1 })
  expect(paused?.time).toBeGreaterThan(LONG_RECORDING_SECONDS / 20)
  await bar.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => readRecordedAudio(page)).toMatchObject({ isPaused: false })
  await bar.getByRole('button', { name: 'Voice and speed' }).click()
  await page.getByRole('button', { name: 'Slower' }).click()
  const slower = await readRecordedAudio(page)
  expect(slower).toMatchObject({ isPaused: false, rate: 0.9 })
  expect(slower?.time).toBeGreaterThanOrEqual(paused?.time ?? 0)
  await bar.getByRole('button', { name: 'Voice and speed' }).click()
  await expect(page.getByRole('button', { name: 'Slower' })).toBeHidden()
  await playUntilPage(page, 3)
})

test('the read-aloud bar works by keyboard and covers neither the search results nor the text', async ({
  page,
  longbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await installFakeSpeechInPage(page, ['en'])
  await signIn()
  const { id } = await waitForReadableBook(page, 'Read aloud')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 /)).toBeAttached()
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search in this book' }).fill('Sentence 2 of')
  await page
    .getByRole('button', { name: /Sentence 2 of/ })
    .first()
    .click()
  const results = page.getByRole('toolbar', { name: 'Matches' })
  await expect(results).toBeVisible()
  await page.keyboard.press('r')
  const bar = page.getByRole('region', { name: 'Read aloud' })
  await bar.getByRole('button', { name: 'Voice and speed' }).press('Enter')
  await expect(bar.getByRole('button', { name: 'Faster' })).toBeVisible()
  const [barBox, resultsBox] = [await bar.boundingBox(), await results.boundingBox()]
  expect((resultsBox?.y ?? 0) + (resultsBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0)

  await bar.getByRole('button', { name: 'Pause' }).press('Space')
  await expect(bar.getByRole('button', { name: 'Play' })).toBeFocused()
  expect(await getFakeSpeechSentence(page)).toBeUndefined()
  await page.keyboard.press('Enter')
  await expect.poll(() => getFakeSpeechSentence(page)).toBeDefined()
  await bar.getByRole('button', { name: 'Next sentence' }).press('Enter')
  await expect.poll(async () => (await getFakeSpeechSentence(page))?.text).toBe(sentence(3))
  await expect(locatePositionStatus(page, /Page 1 /)).toBeAttached()
  await bar.getByRole('button', { name: 'Stop reading aloud' }).press('Enter')
  await expect(bar).toBeHidden()
  // Repeats the key press until page 2 is shown. When the read-aloud bar closes, the pages become higher. The text of
  // page 2 may then move to page 1.
  await expect(async () => {
    await page.keyboard.press('PageDown')
    await expect(locatePositionStatus(page, /Page 2 /)).toBeAttached({ timeout: 1000 })
  }).toPass()
})
