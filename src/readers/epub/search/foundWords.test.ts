// @vitest-environment jsdom

import { expect } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/property'
import { flattenText } from '../locators/flatText'
import { findMatches, matchSnippet } from './findMatches'
import { foldWithOffsets } from './foldText'

const word = fc.stringMatching(/^[A-Z][a-z]{1,6}$/)
const line = fc.array(word, { minLength: 1, maxLength: 3 })

/** Two lines of words in the markup that books use for lines. */
const lines = fc
  .tuple(
    line,
    line,
    fc.constantFrom<(one: string, two: string) => string>(
      (one, two) => `<p>${one}</p><p>${two}</p>`,
      (one, two) => `<p>${one}<br/>${two}</p>`,
      (one, two) => `<h1>${one}<small>${two}</small></h1>`,
      (one, two) => `<h1><small>${one}</small>${two}</h1>`,
      (one, two) => `<h2><span>${one}</span><span><b>${two}</b></span></h2>`,
      (one, two) => `<table><tr><td>${one}</td><td>${two}</td></tr></table>`,
    ),
  )
  .map(([one, two, set]) => ({ words: [...one, ...two], inside: set(one.join(' '), two.join(' ')) }))

property.prop([fc.array(lines, { minLength: 1, maxLength: 5 }), fc.nat()])(
  'finds exactly the whole words, and no snippet joins words of two lines',
  (parts, chosen) => {
    const page = new DOMParser().parseFromString(
      `<html xmlns="http://www.w3.org/1999/xhtml"><body>${parts.map(({ inside }) => inside).join('')}</body></html>`,
      'application/xhtml+xml',
    )
    const words = parts.flatMap(part => part.words)
    const flat = flattenText(page.body)
    expect(flat.text.split(/\s+/).filter(Boolean)).toEqual(words)

    const wanted = words[chosen % words.length] ?? ''
    const found = findMatches(flat.text, foldWithOffsets(flat.text), { text: wanted, wholeWords: true }, 100)
    expect(found).toHaveLength(words.filter(other => other === wanted).length)
    for (const { start, end } of found) {
      const [from, to] = [flat.startAt(start), flat.endAt(end)]
      if (!from || !to) throw new Error('no point')
      const range = page.createRange()
      range.setStart(from.node, from.offset)
      range.setEnd(to.node, to.offset)
      expect(range.toString()).toBe(wanted)
      const { before, match, after } = matchSnippet(flat.text, { start, end })
      const shown = `${before}${match}${after}`.replaceAll('…', ' ').split(/\s+/).filter(Boolean)
      expect(shown).toContain(wanted)
      expect(shown.filter(one => !words.includes(one))).toEqual([])
    }
  },
)
