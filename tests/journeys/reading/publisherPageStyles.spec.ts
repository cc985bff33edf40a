import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { arbitraryPublisherStyle, type PublisherStyle } from '../../harness/content/arbitraryPublisherStyle'
import { createEpubChapterXhtml, writeEpub } from '../../harness/content/writeEpub'
import { pageThroughEpub } from '../../harness/readers/pageThroughEpub'
import { locatePositionStatus, waitForReadableBook } from '../../harness/readers/readableBooks'
import { readVisibleWords } from '../../harness/readers/visibleWords'
import { expect, test } from '../../harness/server/longboxFixture'
import { scaleHostileRunCount } from '../../hostile/scaleHostileRunCount'

/**
 * CSS rules of real books that have made some text unreachable in the reader. The rules apply to `html`, `body`, an
 * element around the text, and elements inside it.
 */
const knownStyles: readonly PublisherStyle[] = [
  'html { margin: auto 1em; max-height: 28em }',
  'html { max-width: 40em; margin: 0 auto }',
  'html { overflow: hidden }',
  'html, body { overflow-x: hidden }',
  'html { margin: 4em; padding: 1em }',
  'html { padding: 0 5% } body { width: 300px !important }',
  'html { writing-mode: vertical-rl; margin: 3em } body { height: 20em }',
  'body { writing-mode: vertical-lr; padding: 10%; overflow: hidden }',
  '.box { height: 100vh; overflow: hidden }',
  '.box { height: 100%; overflow-y: auto }',
  '.box { height: 300px }',
  '.box { min-height: 100vh }',
  '.box { position: absolute; inset: 0; overflow: auto }',
  '.box { position: absolute; top: 0 }',
  'html, body { height: 100%; overflow: hidden } .box { position: absolute; inset: 0; overflow-y: auto }',
  '.box { display: inline-block; width: 100% }',
  '.box { display: flex } .box > * { flex: 1 0 320px }',
  '.box { display: grid; grid-template-columns: 200px 400px }',
  '.box { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }',
  '.box { width: 700px }',
  '.box { min-width: 900px; padding-left: 200px }',
  '.box { width: 100vw; margin: 0 5vw; font-size: 6vw }',
  '@media (min-width: 1000px) { .box { width: 900px; font-size: 40px } }',
  '.box { margin: 0 -60px } .box p { text-indent: -60px }',
  '.box { display: flex; height: 90vh; align-items: flex-end }',
  '.box { display: flex; flex-direction: column; height: 300px; justify-content: flex-end }',
  '.box { display: grid; height: 300px; align-content: end }',
  '.box { min-height: 2500px }',
  '.box { transform: scale(0.9) }',
  '.box p { white-space: nowrap }',
  '.box { writing-mode: vertical-rl }',
  'html { writing-mode: vertical-rl } .box { width: 100vw; height: 900px }',
  '.box h1 { position: absolute; left: 10%; top: 30%; width: 30% }',
  '.box { position: relative; height: 300px; overflow: hidden } .box p { position: absolute; left: 20px; width: 250px }',
].map(css => ({ css, bodyAttributes: '' }))

/**
 * Whether the test generates different styles in each run, as in `npm run fuzz`. In `npm test`, the styles are always
 * the same.
 */
const isFuzzing = scaleHostileRunCount(1) > 1
const styles = [
  ...knownStyles,
  ...fc.sample(arbitraryPublisherStyle, {
    numRuns: scaleHostileRunCount(32),
    ...(!isFuzzing && { seed: 17 }),
  }),
]

const paragraph =
  'The harbour lay grey under a low sky, and nobody on the quay spoke of the boat that had not come home; the ropes sang, and the lamp at the end of the pier went out again.'
const hebrewParagraph =
  'הנמל היה אפור תחת שמיים נמוכים, ואיש על הרציף לא דיבר על הסירה שלא שבה הביתה; החבלים שרו, והפנס בקצה המזח כבה שוב, ורוח קרה באה מן הים אל הבתים הקטנים.'
const createChapterBody = (title: string, paragraph: string) =>
  `<div class="box"><h1>${title}</h1>${`<p>${paragraph}</p>`.repeat(3)}<blockquote><p>${paragraph}</p></blockquote><ul><li>${paragraph}</li><li>${paragraph}</li></ul>${`<p>${paragraph}</p>`.repeat(2)}</div>`

/**
 * Writes a book that contains a chapter for each style in `styles`.
 * @param without pattern for CSS declarations. The function removes all matching declarations from the styles.
 * @param isHebrew whether the text is Hebrew and the pages progress from right to left
 */
function writeStyledBook(
  folder: string,
  title: string,
  { without, isHebrew }: { without?: RegExp; isHebrew?: true } = {},
) {
  const chapterBody = isHebrew
    ? createChapterBody('פרק עם כללים לעמודיו', hebrewParagraph)
    : createChapterBody('A chapter with rules for its pages', paragraph)
  writeEpub(
    join(folder, title, `${title}.epub`),
    styles.map(({ css, bodyAttributes }, index) => ({
      path: `c${index}.xhtml`,
      body: createEpubChapterXhtml(
        chapterBody,
        `<style>${without ? css.replace(without, '') : css}</style>`,
        isHebrew ? 'he' : 'en',
      ).replace('<body>', `<body${without ? bodyAttributes.replace(without, '') : bodyAttributes}>`),
    })),
    isHebrew && { direction: 'rtl', language: 'he' },
  )
}

const library = mkdtempSync(join(tmpdir(), 'longbox-page-styles-'))
writeStyledBook(library, 'Styled pages')
writeStyledBook(library, 'Styled strip', { without: /writing-mode:[^;}]*;?/g })
writeStyledBook(library, 'Styled pages from right to left', { isHebrew: true })
test.use({ args: ['--library', library] })
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

for (const [name, viewport, title] of [
  ['a phone', { width: 390, height: 640 }, 'Styled pages'],
  ['two columns', { width: 1000, height: 340 }, 'Styled pages'],
  ['a phone from right to left', { width: 390, height: 640 }, 'Styled pages from right to left'],
  ['two columns from right to left', { width: 1000, height: 340 }, 'Styled pages from right to left'],
] as const)
  test(`on pages of ${name}, each word of a chapter is visible exactly once and in order, for all publisher styles`, async ({
    page,
    longbox,
    signIn,
  }) => {
    test.setTimeout(scaleHostileRunCount(120_000))
    await page.setViewportSize(viewport)
    await signIn()
    const { id } = await waitForReadableBook(page, title)
    await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
    await expect(locatePositionStatus(page, /Page 1 of \d+/)).toBeAttached()
    const visibleByChapter = new Map<number, number[]>()
    const totals = new Map<number, number>()
    const cut = new Map<number, number>()
    await pageThroughEpub(page, 'PageDown', async () => {
      const words = await readVisibleWords(page)
      visibleByChapter.set(words.chapter, [...(visibleByChapter.get(words.chapter) ?? []), ...words.visible])
      totals.set(words.chapter, words.total)
      if (words.cut.length > 0) cut.set(words.chapter, words.cut.length)
    })
    const failures = styles.flatMap((style, chapter) => {
      const visible = visibleByChapter.get(chapter) ?? []
      const expected = Array.from({ length: totals.get(chapter) ?? -1 }, (_, index) => index)
      const isComplete = visible.join() === expected.join() && expected.length > 0
      return isComplete && !cut.has(chapter)
        ? []
        : [{ chapter, ...style, visible: visible.length, words: expected.length, cut: cut.get(chapter) ?? 0 }]
    })
    expect(failures).toEqual([])
  })

test('in a strip on a phone, each line of a chapter is visible and in order, for all publisher styles', async ({
  page,
  longbox,
  signIn,
}) => {
  test.setTimeout(scaleHostileRunCount(120_000))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.epub.layout', JSON.stringify('scroll')))
  const { id } = await waitForReadableBook(page, 'Styled strip')
  await page.goto(`${longbox.url}/book/${id}/read-epub?incognito=true`)
  await expect(locatePositionStatus(page, /Page 1 of \d+/)).toBeAttached()
  const { seen } = await pageThroughEpub(page, 'PageDown')
  const failures = styles.flatMap((style, chapter) => {
    const coverage = seen.get(chapter)
    const stops = (coverage?.lines ?? []).map((_, line) => coverage?.seen.get(line) ?? -1)
    const isInOrder = stops.every((stop, line) => stop >= Math.max(0, stops[line - 1] ?? 0))
    return isInOrder && stops.length > 0 ? [] : [{ chapter, ...style, stops }]
  })
  expect(failures).toEqual([])
})
