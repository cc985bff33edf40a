// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { EpubPublication } from '../epubPublication'
import { loadReadAloudChapter } from './loadReadAloudChapter'

const files = vi.hoisted(() => ({ markup: '' }))
vi.mock('../content/createRenderableChapter', () => ({
  isBitmapChapter: () => false,
  fetchChapterDocument: async () => new DOMParser().parseFromString(files.markup, 'application/xhtml+xml'),
}))

const publication = { chapters: [{ index: 0, path: 'a.xhtml' }], language: 'de' } as unknown as EpubPublication
const target = { chapter: 0, from: 'start' } as const

/** Loads a chapter. Returns the language and the text of each passage. */
async function passagesOf(body: string, attributes = '') {
  files.markup = `<html xmlns="http://www.w3.org/1999/xhtml" ${attributes}><head/><body>${body}</body></html>`
  const { passages } = await loadReadAloudChapter('B', publication, target, false)
  return passages.map(({ language, chapterLanguage, text }) => `${language} in ${chapterLanguage}: ${text}`)
}

test('a quotation is read in its own language, and a foreign word in the language of its sentence', async () => {
  expect(
    await passagesOf(
      '<p>It rained. <i lang="fr">Bonjour</i>, she said.</p><blockquote xml:lang="fr"><p>Il pleut.</p></blockquote>',
      'xml:lang="en"',
    ),
  ).toEqual(['en in en: It rained.', 'en in en: Bonjour, she said.', 'fr in en: Il pleut.'])
})

test('a chapter without a language is read in the language of the book', async () => {
  expect(await passagesOf('<p>Es regnet.</p>')).toEqual(['de in de: Es regnet.'])
})
