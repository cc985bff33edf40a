import { expect, test } from 'vitest'
import { getXmlChildElements, parseXml } from '../../../../mock-server/archives/formats/parseXml'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import { toComicRackListXml } from './toComicRackListXml'

/**
 * Parses a .cbl file in the same way as the server. If the volume of a book is not 1, adds the volume to the series
 * title, for example `Saga (2)`.
 */
function readList(xml: string) {
  const [root] = parseXml(xml).children
  if (!root) throw new Error('no root element')
  return {
    name: getXmlChildElements(root, 'Name')[0]?.text,
    books: getXmlChildElements(getXmlChildElements(root, 'Books')[0], 'Book').map(({ attributes }) => ({
      title: Number(attributes.Volume ?? 1) === 1 ? attributes.Series : `${attributes.Series} (${attributes.Volume})`,
      number: attributes.Number,
      year: attributes.Year,
    })),
  }
}

const text = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map(value => value.trim())
  .filter(value => value !== '')
const seriesTitle = fc.oneof(
  text,
  fc.tuple(text, fc.nat(2_100)).map(([title, year]) => `${title} (${year})`),
)

property.prop([text, fc.array(fc.record({ seriesTitle, number: text }), { maxLength: 5 })])(
  'the server reads the same titles and numbers from a written list',
  (name, books) => {
    const list = readList(
      toComicRackListXml(
        name,
        books.map(book => ({ ...book, releaseDate: '2019-05-01' })),
      ),
    )
    expect(list.name).toBe(name)
    expect(list.books).toEqual(books.map(book => ({ title: book.seriesTitle, number: book.number, year: '2019' })))
  },
)

test('splits the volume from the title', () => {
  const xml = toComicRackListXml('A & B', [{ seriesTitle: 'Alder (2019)', number: '1', releaseDate: null }])
  expect(xml).toContain('<Name>A &amp; B</Name>')
  expect(xml).toContain('<Book Series="Alder" Number="1" Volume="2019" />')
})

test('omits characters that XML does not allow', () => {
  expect(readList(toComicRackListXml('a\u0000\ud800b\u{1f600}', [])).name).toBe('ab\u{1f600}')
})
