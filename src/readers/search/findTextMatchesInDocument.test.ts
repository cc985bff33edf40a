// @vitest-environment jsdom

import { expect } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { flattenChapterText } from '../epub/locators/flattenChapterText'
import { createSearchMatchSnippet, findTextMatches } from './findTextMatches'
import { foldTextWithOffsets } from './foldTextWithOffsets'

const arbitraryWord = fc.stringMatching(/^[A-Z][a-z]{1,6}$/)
const arbitraryLine = fc.array(arbitraryWord, { minLength: 1, maxLength: 3 })

/** Generates two lines of random words in HTML markup, for example in two paragraphs or table cells. */
const arbitraryMarkup = fc
  .tuple(
    arbitraryLine,
    arbitraryLine,
    fc.constantFrom<(one: string, two: string) => string>(
      (one, two) => `<p>${one}</p><p>${two}</p>`,
      (one, two) => `<p>${one}<br/>${two}</p>`,
      (one, two) => `<h1>${one}<small>${two}</small></h1>`,
      (one, two) => `<h1><small>${one}</small>${two}</h1>`,
      (one, two) => `<h2><span>${one}</span><span><b>${two}</b></span></h2>`,
      (one, two) => `<table><tr><td>${one}</td><td>${two}</td></tr></table>`,
    ),
  )
  .map(([one, two, createMarkup]) => ({ words: [...one, ...two], inside: createMarkup(one.join(' '), two.join(' ')) }))

property.prop([fc.array(arbitraryMarkup, { minLength: 1, maxLength: 5 }), fc.nat()])(
  'finds exactly the whole words, and no snippet joins words of two lines',
  (parts, wordIndex) => {
    const page = new DOMParser().parseFromString(
      `<html xmlns="http://www.w3.org/1999/xhtml"><body>${parts.map(({ inside: markup }) => markup).join('')}</body></html>`,
      'application/xhtml+xml',
    )
    const words = parts.flatMap(part => part.words)
    const flat = flattenChapterText(page.body)
    expect(flat.text.split(/\s+/).filter(Boolean)).toEqual(words)

    const searchText = words[wordIndex % words.length] ?? ''
    const matches = findTextMatches(
      flat.text,
      foldTextWithOffsets(flat.text),
      { text: searchText, wholeWords: true },
      100,
    )
    expect(matches).toHaveLength(words.filter(other => other === searchText).length)
    for (const { start, end } of matches) {
      const [from, to] = [flat.startAt(start), flat.endAt(end)]
      if (!from || !to) throw new Error('no point')
      const range = page.createRange()
      range.setStart(from.node, from.offset)
      range.setEnd(to.node, to.offset)
      expect(range.toString()).toBe(searchText)
      const { before, match, after } = createSearchMatchSnippet(flat.text, { start, end })
      const snippetWords = `${before}${match}${after}`.replaceAll('…', ' ').split(/\s+/).filter(Boolean)
      expect(snippetWords).toContain(searchText)
      expect(snippetWords.filter(one => !words.includes(one))).toEqual([])
    }
  },
)
