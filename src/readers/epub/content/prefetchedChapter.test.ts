// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createTestEpubManifest } from '../../../../tests/harness/createTestRecords'
import { getBookResource } from '../../../generated/publications/publications'
import { type EpubPublication, parseReadiumManifest, type SpineItem } from '../epubPublication'
import { PrefetchedChapter } from './prefetchedChapter'

vi.mock('../../../generated/publications/publications')

const latin = 'Call me Ishmael. Some years ago, never mind how long'
const hebrew = 'קראו לי ישמעאל. לפני כמה שנים, לא חשוב כמה בדיוק'
const japanese = '吾輩は猫である。名前はまだ無い。'

/**
 * Detects the page direction of a book from its chapters.
 * @param texts texts of the chapters; use an Error for a chapter that fails to load
 */
async function detectDirection(texts: readonly (string | Error)[], traits: Partial<EpubPublication> = {}) {
  vi.mocked(getBookResource).mockReset()
  vi.mocked(getBookResource).mockImplementation((async (_: string, path: string) => {
    const text = texts[Number.parseInt(path, 10)]
    if (text instanceof Error) throw text
    return `<html xmlns="http://www.w3.org/1999/xhtml"><head/><body><p>${text}</p></body></html>`
  }) as never)
  const readingOrder = texts.map((_, at) => ({ href: `http://inner/api/v1/books/B/resource/${at}.xhtml` }))
  const publication = { ...parseReadiumManifest(createTestEpubManifest({ readingOrder })), ...traits }
  const { direction, isDirectionUncertain } = await new PrefetchedChapter(
    'B',
    publication.chapters[0] as SpineItem,
  ).detectPageDirection(publication)
  return `${direction}${isDirectionUncertain ? ' uncertain' : ''}`
}

test.each([
  ['letters of the direction from the server', [latin], 'ltr', 'ltr'],
  ['letters of the other direction', [latin], 'rtl', 'ltr uncertain'],
  ['right-to-left letters', [hebrew], 'ltr', 'rtl uncertain'],
  ['letters of both directions', [japanese], 'ltr', 'ltr uncertain'],
  ['letters of both directions, from right to left', [japanese], 'rtl', 'rtl uncertain'],
  ['a cover', ['', latin], 'ltr', 'ltr'],
  ['a cover before letters of the other direction', ['', 'III', latin], 'rtl', 'ltr uncertain'],
  ['only covers', ['', '', ''], 'rtl', 'rtl'],
  ['a chapter that does not load', [new Error('missing')], 'ltr', 'ltr'],
] as const)('the page direction of a book with %s', async (_, texts, direction, expected) => {
  expect(await detectDirection(texts, { direction })).toBe(expected)
})

test('the letters do not determine the page direction of a fixed-layout book', async () => {
  expect(await detectDirection([latin], { direction: 'rtl', fixedLayout: true })).toBe('rtl')
})

test.each(['ja', 'zh-Hant', 'yue'])('the page direction of a cover in the language %s is uncertain', async language => {
  const { isDirectionUncertain } = parseReadiumManifest(
    createTestEpubManifest({ metadata: { title: '', conformsTo: '', language } }),
  )
  expect(await detectDirection(['', latin], { isDirectionUncertain })).toBe('ltr uncertain')
})

test('at most three chapters are requested after a cover', async () => {
  await detectDirection(['', '', '', '', '', latin], { direction: 'rtl' })
  expect(vi.mocked(getBookResource).mock.calls.map(([, path]) => path)).toEqual([
    '0.xhtml',
    '1.xhtml',
    '2.xhtml',
    '3.xhtml',
  ])
})
