// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { EpubPublication, SpineItem } from '../epubPublication'
import { loadReadAloudChapter } from './loadReadAloudChapter'

const files = vi.hoisted(() => ({ markup: '' }))
vi.mock('../content/createRenderableChapter', () => ({
  isBitmapChapter: () => false,
  fetchSanitizedChapter: async () => new DOMParser().parseFromString(files.markup, 'application/xhtml+xml'),
}))

const publicationWith = (chapter: Partial<SpineItem>) =>
  ({ chapters: [{ index: 0, path: 'a.xhtml', ...chapter }], language: 'de' }) as unknown as EpubPublication
const publication = publicationWith({ type: 'application/xhtml+xml' })
const target = { chapter: 0, from: 'start' } as const

/**
 * Loads a chapter with the given body. Returns a string for each passage of the chapter. The string contains the
 * language of the passage, the language of the chapter, and the text of the passage.
 */
async function passagesOf(body: string, attributes = '', skipsSkippableStructures = false) {
  files.markup = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${attributes}><head/><body>${body}</body></html>`
  const { passages } = await loadReadAloudChapter('B', publication, target, skipsSkippableStructures)
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

test('voices and recordings skip the same structures', async () => {
  const types = ['annotation', 'endnotes', 'footnotes', 'marginalia', 'note', 'practice', 'rearnote', 'sidebar']
  const skipped = types.map(type => `<div epub:type="x ${type}"><p>Text of ${type}.</p></div>`).join('')
  const roles =
    '<div role="doc-footnote">A note.</div><div role="note">Take care.</div><div epub:type="notes">Notes.</div>'
  expect(await passagesOf(`<p>Start.</p>${skipped}${roles}<p>End.</p>`, '', true)).toEqual([
    'de in de: Start.',
    'de in de: Take care.',
    'de in de: Notes.',
    'de in de: End.',
  ])
})

test('sentences of tables, figures, lists and asides contain the end of their structure', async () => {
  files.markup = `<html xmlns="http://www.w3.org/1999/xhtml"><head/><body><p>One.</p>
    <ul><li>Two. Three.</li><li><table><tr><td>Four.</td></tr></table></li><li>Five.</li></ul><p>Six.</p>
    <figure><img/><figcaption>Seven.</figcaption></figure></body></html>`
  const { passages } = await loadReadAloudChapter('B', publication, target, true)
  expect(passages.map(({ text, escapeTo }) => [text, escapeTo])).toEqual([
    ['One.', undefined],
    ['Two.', 5],
    ['Three.', 5],
    ['Four.', 4],
    ['Five.', 5],
    ['Six.', undefined],
    ['Seven.', 7],
  ])
})

test('a chapter that the reader cannot show has no passages, unless it has a fallback', async () => {
  files.markup = '<html xmlns="http://www.w3.org/1999/xhtml"><head/><body>{"a": 1}</body></html>'
  const passagesIn = async (chapter: Partial<SpineItem>) =>
    (await loadReadAloudChapter('B', publicationWith(chapter), target, true)).passages.map(({ text }) => text)
  expect(await passagesIn({ type: 'application/json' })).toEqual([])
  expect(await passagesIn({ type: 'application/pdf' })).toEqual([])
  expect(await passagesIn({ type: 'text/xml' })).toEqual(['{"a": 1}'])
  const fallback = { path: 'b.xhtml', mediaType: 'application/xhtml+xml' }
  expect(await passagesIn({ type: 'application/json', fallback })).toEqual(['{"a": 1}'])
})
