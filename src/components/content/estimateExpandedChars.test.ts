import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { estimateExpandedChars } from './estimateExpandedChars'
import { findExceededMarkupLimit } from './findExceededMarkupLimit'

const page = (declarations: string, body: string) =>
  `<!DOCTYPE html [${declarations}]><html><body>${body}</body></html>`
const nestedEntities = (levels: number) =>
  `<!ENTITY l0 "ha">${Array.from({ length: levels }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}`

test('counts the characters of nested entities', () => {
  expect(estimateExpandedChars(page('', '<p>&amp;</p>'))).toBe(0)
  expect(estimateExpandedChars(page('<!ENTITY a "12345">', '&a;&a; &unknown; &#65;'))).toBe(10)
  // The value of `b` has 7 characters and contains two references to `a`. Each of these references adds 5 characters.
  // Therefore, `&b;` adds 7 + 10. The function also counts the two references in the declaration of `b`, which adds 10.
  expect(estimateExpandedChars(page(`<!ENTITY a "12345"><!ENTITY b '&a;-&a;'>`, '&b;'))).toBe(7 + 10 + 10)
})

test('refuses entities whose nested references expand to millions of characters', () => {
  expect(findExceededMarkupLimit(page(nestedEntities(3), '&l3;'))).toBeUndefined()
  expect(findExceededMarkupLimit(page(nestedEntities(9), '&l9;'))).toBe('text')
  expect(findExceededMarkupLimit(page(nestedEntities(9).replaceAll('&', '&#38;'), '&l9;'))).toBe('text')
  expect(findExceededMarkupLimit(page(`<!-- <!ENTITY l5 "" <!ENTITY x " -->${nestedEntities(9)}`, '&l9;'))).toBe('text')
  expect(
    findExceededMarkupLimit(page(`<!ENTITY % p '${nestedEntities(9).replaceAll('&', '&#38;')}'>%p;`, '&l9;')),
  ).toBe('text')
  expect(findExceededMarkupLimit(page(nestedEntities(9), '&l9;<!-- <!ENTITY -->'))).toBe('text')
  const escaped = nestedEntities(9).replaceAll('&l', '&#38;&#108;').replaceAll(';"', '&#59;"')
  expect(findExceededMarkupLimit(page(escaped, '&l9;'))).toBe('text')
  expect(findExceededMarkupLimit(page(`<!ENTITY l "a"><!ATTLIST i title CDATA ">&l;">`, '<i/>'))).toBe('text')
  expect(findExceededMarkupLimit(page(`<!ENTITY a "&#60;i a1='' a2=''/>">`, '&a;'))).toBe('text')
  expect(findExceededMarkupLimit(page(`${nestedEntities(9)}<!ATTLIST html title CDATA "&l9;">`, ''))).toBe('text')
  expect(findExceededMarkupLimit(page(nestedEntities(9).replaceAll('l', '\u16801'), '&\u168019;'))).toBe('text')
  expect(findExceededMarkupLimit(page(`<!ENTITY a "${'<i/>'.repeat(10_000)}">`, '&a;'.repeat(170)))).toBe('text')
  expect(findExceededMarkupLimit(page('<!ENTITY a "&b;"><!ENTITY b "&a;">', '&a;'))).toBe('text')
  expect(findExceededMarkupLimit(page('<!ENTITY a "&a;&a;&a;&a;">', '&a;'))).toBe('text')
})

test('accepts a book that declares many entities and uses them often', () => {
  const names = Array.from({ length: 250 }, (_, i) => `e${i}`)
  const declarations = names.map(name => `<!ENTITY ${name} "&#x2014;">`).join('')
  const references = names.map(name => `&${name};`).join(' ')
  expect(findExceededMarkupLimit(page(declarations, references.repeat(10)))).toBeUndefined()
})

test('accepts a chapter that shows declarations of entities as text', () => {
  const example = '<pre><![CDATA[<!ENTITY a "see &b;"> <!ENTITY b "see &a;">]]></pre>'
  for (const start of ['', '<!DOCTYPE html>', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "xhtml11.dtd">'])
    expect(findExceededMarkupLimit(`${start}<html><body>${example}</body></html>`)).toBeUndefined()
})

test('does not count the standard entity of the less-than sign as a tag', () => {
  expect(estimateExpandedChars(page('<!ENTITY lt "&#38;#60;">', '&lt;'))).toBe(5)
})

const entityText = fc
  .array(fc.constantFrom('a', ' ', '&e0;', '&e1;', '&e2;'), { maxLength: 6 })
  .map(parts => parts.join(''))

property.prop([fc.tuple(entityText, entityText, entityText), entityText])(
  'is at least the number of characters that a parser inserts',
  (values, body) => {
    // Removes the references from an entity to itself and to later entities. Otherwise, the expansion would never end.
    const texts = values.map((text, i) => text.replace(/&e(\d);/g, (whole, n) => (Number(n) < i ? whole : '')))
    const expand = (text: string): string => text.replace(/&e(\d);/g, (_, n) => expand(texts[Number(n)] ?? ''))
    const declarations = texts.map((text, i) => `<!ENTITY e${i} "${text}">`).join('')
    const textWithoutEntities = body.replace(/&e\d;/g, '')
    expect(estimateExpandedChars(page(declarations, body))).toBeGreaterThanOrEqual(
      expand(body).length - textWithoutEntities.length,
    )
  },
)
