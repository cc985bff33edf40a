import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import {
  type ContentsNode,
  createContentsFilter,
  createContentsTree,
  findContentsPath,
  findInitiallyOpenEntries,
  MAX_SHORT_LIST_ENTRIES,
} from './contentsTree'

type Entry = { title: string; depth: number }
type Nodes = readonly ContentsNode<Entry>[]

const listIndexes = (nodes: Nodes): number[] =>
  nodes.flatMap(({ index, children }) => [index, ...listIndexes(children)])
const titlesOf = (nodes: Nodes): string[] =>
  nodes.flatMap(({ entry, children }) => [entry.title, ...titlesOf(children)])
const filterTitles = (tree: Nodes, text: string) =>
  titlesOf(createContentsFilter(tree, ({ entry }) => entry.title)(text))
const entryLists = fc.array(fc.record({ title: fc.string(), depth: fc.integer({ min: -1, max: 12 }) }))

test.prop([entryLists])('the tree contains all entries in their order', entries => {
  expect(listIndexes(createContentsTree(entries))).toEqual(entries.map((_, index) => index))
})

test('ten thousand nested entries do not exceed the call stack', () => {
  const entries = Array.from({ length: 10_000 }, (_, depth) => ({ title: `${depth}`, depth }))
  const tree = createContentsTree(entries)
  expect(findContentsPath(tree, entries.at(-1)).length).toBeLessThan(20)
  expect(filterTitles(tree, '9999')).toContain('9999')
})

/** Creates three parts with the same number of chapters. */
const createParts = (chaptersPerPart: number): Entry[] =>
  ['Spring', 'Summer', 'Été'].flatMap(part => [
    { title: part, depth: 0 },
    ...Array.from({ length: chaptersPerPart }, (_, index) => ({ title: `${part} ${index + 1}`, depth: 1 })),
  ])

test('a short list is completely open, and a long list only around the current entry', () => {
  const openTitles = (entries: Entry[], current: Entry | undefined) =>
    [...findInitiallyOpenEntries(createContentsTree(entries), entries.length, current)]
      .map(index => entries[index]?.title)
      .filter(title => title && !/\d/.test(title))
  const [short, long] = [createParts(4), createParts(MAX_SHORT_LIST_ENTRIES)]
  const titled = [{ title: 'Book', depth: 0 }, ...long.map(entry => ({ ...entry, depth: entry.depth + 1 }))]
  expect(openTitles(short, undefined)).toEqual(['Spring', 'Summer', 'Été'])
  expect(openTitles(long, undefined)).toEqual([])
  expect(openTitles(long, long[0])).toEqual(['Spring'])
  expect(
    openTitles(
      long,
      long.find(({ title }) => title === 'Summer 3'),
    ),
  ).toEqual(['Summer'])
  expect(openTitles(titled, undefined)).toEqual(['Book'])
})

test('the filter finds titles without regard to case and accents, and keeps the entries that contain them', () => {
  const tree = createContentsTree(createParts(12))
  expect(filterTitles(tree, ' ete 12')).toEqual(['Été', 'Été 12'])
  expect(filterTitles(tree, 'winter')).toEqual([])
})

test('the filter finds displayed titles, and returns the subentries of an entry if none of them match', () => {
  const tree = createContentsTree(
    createParts(2).map(entry => (entry.title === 'Summer' ? { ...entry, title: '' } : entry)),
  )
  const filter = createContentsFilter(tree, ({ entry, index }) => entry.title || `Section ${index + 1}`)
  expect(titlesOf(filter('section'))).toEqual(['', 'Summer 1', 'Summer 2'])
  expect(titlesOf(filter('spring'))).toEqual(['Spring', 'Spring 1', 'Spring 2'])
  expect(titlesOf(filter('spring 2'))).toEqual(['Spring', 'Spring 2'])
})
