import { expect, test } from 'vitest'
import { filterSeriesBooksByText } from './filterSeriesBooksByText'

const book = (number: string, title: string) => ({
  metadata: { number, title, numberSort: Number.parseFloat(number) },
})
const books = [
  book('1', 'Été'),
  book('2.5', 'Interlude'),
  book('12', 'Winter'),
  book('112', 'Second winter'),
  book('7a', 'Epilogue'),
]
const titles = (typed: string) => filterSeriesBooksByText(books, typed).map(({ metadata }) => metadata.title)

test.each([
  ['', ['Été', 'Interlude', 'Winter', 'Second winter', 'Epilogue']],
  ['12', ['Winter', 'Second winter']],
  ['#012', ['Winter']],
  ['2.5', ['Interlude']],
  ['۱۲', ['Winter', 'Second winter']],
  ['٢٫٥', ['Interlude']],
  ['ete', ['Été']],
  ['winter second', ['Second winter']],
  ['7A', ['Epilogue']],
  ['#7a', ['Epilogue']],
  ['autumn', []],
])('“%s” finds %j', (typed, expected) => {
  expect(titles(typed)).toEqual(expected)
})
