import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { createEpubChapterXhtml, writeEpub } from '../../../harness/content/writeEpub'
import {
  advanceFakeSpeechToWord,
  endFakeSpeechSentence,
  getFakeSpeechSentence,
  installFakeSpeechInPage,
} from '../../../harness/readers/fakeSpeech'
import { locatePositionStatus, waitForReadableBook } from '../../../harness/readers/readableBooks'
import { expect, test } from '../../../harness/server/longboxFixture'

const numbers = Array.from({ length: 80 }, (_, at) => at + 1)
const chapter = (sentences: readonly string[], head = '', language = 'en') => ({
  path: 'text.xhtml',
  body: createEpubChapterXhtml(`<p>${sentences.join(' ')}</p>`, head, language),
})
const english = numbers.map(number => `Sentence ${number} of the harbour is read aloud while the grey boats come home.`)
const japanese = numbers.map(number => `第${number}の文では、吾輩は猫であるが名前はまだ無いのだ。`)
const hebrew = numbers.map(
  number => `משפט מספר ${number} נקרא בקול רם ליד הנמל הישן כאשר הסירות האפורות חוזרות הביתה בערב.`,
)

const library = mkdtempSync(join(tmpdir(), 'longbox-aloud-layouts-'))
writeEpub(join(library, 'English', 'English lines.epub'), [chapter(english)])
writeEpub(
  join(library, 'Japanese', 'Vertical lines.epub'),
  [chapter(japanese, '<style>html { writing-mode: vertical-rl }</style>', 'ja')],
  { direction: 'rtl', language: 'ja' },
)
writeEpub(
  join(library, 'Hebrew', 'Hebrew lines.epub'),
  [chapter(hebrew, '<style>p { direction: rtl }</style>', 'he')],
  {
    direction: 'rtl',
    language: 'he',
  },
)
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

/**
 * Returns the highlighted sentence, and whether its first and last characters are visible. Also returns the horizontal
 * and vertical offset of the text in pixels. The offset changes when the page turns. Returns undefined if no sentence
 * is highlighted.
 */
const readNarratedSentence = (page: Page) =>
  page.evaluate(() => {
    for (const view of document.querySelectorAll('[data-chapter][data-shown=true]')) {
      const iframe = view.querySelector('iframe')
      const window = iframe?.contentWindow as (Window & typeof globalThis) | null
      const [spoken] = (window?.CSS.highlights.get('longbox-spoken') ?? []) as Iterable<Range>
      if (!iframe || !spoken) continue
      const bounds = (view.closest('[data-strip]') ?? view).getBoundingClientRect()
      const origin = iframe.getBoundingClientRect()
      const isVisible = (offset: number) => {
        const character = spoken.cloneRange()
        character.setStart(spoken.startContainer, offset)
        character.setEnd(spoken.startContainer, offset + 1)
        const box = character.getBoundingClientRect()
        const left = origin.left + box.left + box.width / 2
        const top = origin.top + box.top + box.height / 2
        return left > bounds.left && left < bounds.right && top > bounds.top && top < bounds.bottom
      }
      return {
        text: String(spoken),
        isStartVisible: isVisible(spoken.startOffset),
        isEndVisible: isVisible(spoken.endOffset - 1),
        offset: [Math.round(origin.left - bounds.left), Math.round(origin.top - bounds.top)] as const,
      }
    }
    return undefined
  })

/**
 * Returns the horizontal and vertical offset of the text in pixels. The offset changes when the page turns.
 * @throws Error if no sentence is highlighted
 */
async function readTextOffset(page: Page): Promise<readonly [number, number]> {
  const narrated = await readNarratedSentence(page)
  if (!narrated) throw new Error('No sentence is highlighted')
  return narrated.offset
}

const phone = { width: 390, height: 500 }
/**
 * Layouts in which the tests read a book aloud. `movement` is the direction in which the text moves when the page
 * turns. For example, `[-1, 0]` is to the left, and `[0, -1]` is upwards.
 */
const layouts = [
  {
    name: 'pages',
    title: 'English lines',
    sentences: english,
    viewport: phone,
    layout: 'paginated',
    movement: [-1, 0],
  },
  {
    name: 'two columns',
    title: 'English lines',
    sentences: english,
    viewport: { width: 1280, height: 400 },
    layout: 'paginated',
    movement: [-1, 0],
  },
  { name: 'a strip', title: 'English lines', sentences: english, viewport: phone, layout: 'scroll', movement: [0, -1] },
  {
    name: 'vertical lines',
    title: 'Vertical lines',
    sentences: japanese,
    viewport: phone,
    layout: 'paginated',
    movement: [0, -1],
  },
  {
    name: 'pages from right to left',
    title: 'Hebrew lines',
    sentences: hebrew,
    viewport: phone,
    layout: 'paginated',
    movement: [1, 0],
  },
] as const

for (const { name, title, sentences, viewport, layout, movement } of layouts)
  test(`the start and the end of each spoken sentence become visible in ${name}`, async ({ page, longbox, signIn }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await installFakeSpeechInPage(page, ['en', 'ja', 'he'])
    await signIn()
    await page.evaluate(value => localStorage.setItem('longbox.epub.layout', JSON.stringify(value)), layout)
    const { id } = await waitForReadableBook(page, title)
    await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
    await expect(locatePositionStatus(page, /Page 1 /)).toBeAttached()
    await page.keyboard.press('r')
    const offsets = new Map<string, readonly [number, number]>()
    let turnsInsideOfSentences = 0
    for (const text of sentences) {
      await expect.poll(() => readNarratedSentence(page)).toMatchObject({ text, isStartVisible: true })
      expect((await getFakeSpeechSentence(page))?.text).toBe(text)
      await advanceFakeSpeechToWord(page, text.slice(0, 2))
      const before = await readTextOffset(page)
      await advanceFakeSpeechToWord(page, text.slice(-2))
      await expect.poll(() => readNarratedSentence(page)).toMatchObject({ text, isEndVisible: true })
      const after = await readTextOffset(page)
      if (String(after) !== String(before)) turnsInsideOfSentences += 1
      for (const offset of [before, after]) offsets.set(String(offset), offset)
      if (offsets.size >= 4 && turnsInsideOfSentences > 0) break
      await endFakeSpeechSentence(page)
    }
    expect(offsets.size).toBeGreaterThanOrEqual(4)
    expect(turnsInsideOfSentences).toBeGreaterThan(0)
    const [first = [0, 0], second = [0, 0]] = offsets.values()
    expect([Math.sign(second[0] - first[0]), Math.sign(second[1] - first[1])]).toEqual(movement)
  })
