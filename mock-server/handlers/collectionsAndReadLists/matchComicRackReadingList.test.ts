import { beforeAll, expect, test } from 'vitest'
import { generateLibraries } from '../../scenarios/generateLibraries'
import { MockServerState } from '../../state/mockServerState'
import { matchComicRackReadingList } from './matchComicRackReadingList'

let world: MockServerState
beforeAll(() => {
  world = new MockServerState()
  generateLibraries(world, 2)
})

const NAME = '<Name>List</Name>'
const book = (attributes: string) => `<Book ${attributes}/>`
const list = (name: string, books: string) => `<ReadingList>${name}<Books>${books}</Books></ReadingList>`
const match = (text: string) => matchComicRackReadingList(world, text)
const errorOf = (text: string) =>
  match(text).then(
    () => '',
    (error: Error) => error.message,
  )

test.each([
  ['a text that is not XML', 'this is not xml', 'ERR_1015'],
  ['an ampersand', list(NAME, book('Series="A & B" Number="1"')), 'ERR_1015'],
  ['an HTML entity', list('<Name>A&nbsp;B</Name>', book('Series="A" Number="1"')), 'ERR_1015'],
  ['an element that is not closed', list(NAME, '<Book Series="A" Number="1">'), 'ERR_1015'],
  ['a volume that is a word', list(NAME, book('Series="A" Number="1" Volume="abc"')), 'ERR_1015'],
  ['a volume with decimals', list(NAME, book('Series="A" Number="1" Volume="2019.0"')), 'ERR_1015'],
  ['a year that is too large', list(NAME, book('Series="A" Number="1" Year="99999999999"')), 'ERR_1015'],
  ['a year that is too small', list(NAME, book('Series="A" Number="1" Year="-2147483649"')), 'ERR_1015'],
  ['the smallest year', list(NAME, book('Series="A" Number="1" Year="-2147483648"')), ''],
  ['a year that is a word, and no name', list('', book('Year="abc"')), 'ERR_1015'],
  ['neither a name nor books', '<ReadingList/>', 'ERR_1030'],
  ['a blank name', list('<Name> </Name>', book('Series="A" Number="1"')), 'ERR_1030'],
  ['no books', list(NAME, ''), 'ERR_1029'],
  ['a book without a number', list(NAME, book('Series="A"')), 'ERR_1031'],
  ['a book with a blank series', list(NAME, book('Series=" " Number="1"')), 'ERR_1031'],
  ['an empty number', list(NAME, book('Series="A" Number=""')), ''],
  ['a blank volume and year', list(NAME, book('Series="A" Number="1" Volume="" Year=" "')), ''],
])('a list with %s', async (_, text, code) => {
  expect(await errorOf(text)).toBe(code)
})

test('reads attributes and child elements, and any child of the element Books', async () => {
  const { readListMatch, requests } = await match(
    `<ReadingList Name="From attribute"><Books>
      <Issue><Series>Alder</Series><Number> 02 </Number><Volume> 2019 </Volume></Issue>
      ${book('Series=" Alder" Number="3" Volume="1"')}
    </Books></ReadingList>`,
  )
  expect(readListMatch.name).toBe('From attribute')
  expect(requests.map(({ request }) => request)).toEqual([
    { series: ['Alder (2019)', 'Alder'], number: '02' },
    { series: [' Alder'], number: '3' },
  ])
})

test('does not trim names, and finds the books of a series', async () => {
  const [series] = [...world.series.values()]
  const title = series?.metadata.title.replaceAll('&', '&amp;') ?? ''
  const found = await match(
    list('<Name> List </Name>', book(`Series="${title}" Number="001"`) + book(`Series="${title} " Number="1"`)),
  )
  expect(found.readListMatch.name).toBe(' List ')
  expect(found.requests.map(({ matches }) => matches.length)).toEqual([1, 0])
})
