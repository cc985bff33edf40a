// @vitest-environment jsdom
import { expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { flattenChapterText } from '../../locators/flattenChapterText'
import { addStructureEndsToSentences } from './addStructureEndsToSentences'
import { splitTextIntoSentences } from './splitTextIntoSentences'

function sentencesIn(markup: string) {
  const body = new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html').body
  const flat = flattenChapterText(body)
  const sentences = addStructureEndsToSentences(splitTextIntoSentences(flat.text, 'en'), body, flat)
  return sentences.map(({ start, end, escapeTo }) => ({ text: flat.text.slice(start, end), escapeTo }))
}

test.each([
  ['table', '<table><tr><td>In.</td></tr></table>'],
  ['definition list', '<dl><dt>In.</dt></dl>'],
  ['aside', '<aside><p>In.</p></aside>'],
  ['declared type', '<section epub:type="bodymatter glossary"><p>In.</p></section>'],
  ['declared role', '<section role="doc-index"><p>In.</p></section>'],
])('the user can leave a structure: %s', (_, structure) => {
  expect(sentencesIn(`<p>Before.</p>${structure}<p>After.</p>`)).toEqual([
    { text: 'Before.', escapeTo: undefined },
    { text: 'In.', escapeTo: 2 },
    { text: 'After.', escapeTo: undefined },
  ])
})

test('empty structures, sections and inline elements are not structures', () => {
  expect(sentencesIn('<ul></ul><section><p>One. <b>Two.</b></p></section><figure><img></figure>')).toEqual([
    { text: 'One.', escapeTo: undefined },
    { text: 'Two.', escapeTo: undefined },
  ])
})

const nestedMarkup = fc.letrec<{ block: string }>(tie => ({
  block: fc.oneof(
    { maxDepth: 4 },
    fc.constant('<p>Word.</p>'),
    fc
      .tuple(fc.constantFrom('ul', 'aside', 'div', 'figure'), fc.array(tie('block'), { maxLength: 3 }))
      .map(([name, children]) => `<${name}>${children.join('')}</${name}>`),
  ),
})).block

test.prop([fc.array(nestedMarkup, { maxLength: 4 })])(
  'each sentence ends the structures that contain it, for any nesting',
  blocks => {
    const markup = blocks.join('')
    const body = new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html').body
    const paragraphs = [...body.querySelectorAll('p')]
    const expected = paragraphs.map(paragraph => {
      const structure = paragraph.closest('ul, aside, figure')
      return structure ? paragraphs.findLastIndex(other => structure.contains(other)) + 1 : undefined
    })
    expect(sentencesIn(markup).map(({ escapeTo }) => escapeTo)).toEqual(expected)
  },
)
