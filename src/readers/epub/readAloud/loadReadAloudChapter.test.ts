// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { EpubPublication } from '../epubPublication'
import { loadReadAloudChapter } from './loadReadAloudChapter'

const files = vi.hoisted(() => ({ markup: '' }))
vi.mock('../content/createRenderableChapter', () => ({
  isBitmapChapter: () => false,
  fetchSanitizedChapter: async () => new DOMParser().parseFromString(files.markup, 'application/xhtml+xml'),
}))

const publication = { chapters: [{ index: 0, path: 'a.xhtml' }], language: 'de' } as unknown as EpubPublication
const target = { chapter: 0, from: 'start' } as const

/** Loads a chapter. Returns the language and the text of each passage. */
async function passagesOf(body: string, attributes = '', skipsNotesAndPageNumbers = false) {
  files.markup = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${attributes}><head/><body>${body}</body></html>`
  const { passages } = await loadReadAloudChapter('B', publication, target, skipsNotesAndPageNumbers)
  return passages.map(({ language, chapterLanguage, text }) => `${language} in ${chapterLanguage}: ${text}`)
}

test('a quotation is read in its own language, and a single foreign word in the language of its sentence', async () => {
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

const chapterWithNotes = `<p>He left.<a epub:type="noteref" href="#n1">1</a> She stayed<sup role="doc-noteref">2</sup> here.</p>
  <span epub:type="pagebreak">12</span><aside epub:type="footnote" id="n1"><p>On foot. In rain.</p><p>At night.</p></aside><p>The end.</p>`

test('reference marks of notes are not read', async () => {
  expect(await passagesOf(chapterWithNotes)).toEqual([
    'de in de: He left.',
    'de in de: She stayed here.',
    'de in de: 12',
    'de in de: On foot.',
    'de in de: In rain.',
    'de in de: At night.',
    'de in de: The end.',
  ])
})

test('notes and page numbers are skipped', async () => {
  expect(await passagesOf(chapterWithNotes, '', true)).toEqual([
    'de in de: He left.',
    'de in de: She stayed here.',
    'de in de: The end.',
  ])
})
