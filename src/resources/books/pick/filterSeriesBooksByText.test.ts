import { expect, test } from 'vitest'
import { filterSeriesBooksByText } from './filterSeriesBooksByText'

const book = (number: string, title: string) => ({
  name: `file ${title}`,
  metadata: { number, title, numberSort: Number(number) },
})
const books = [book('1', 'Été'), book('2.5', 'Interlude'), book('12', 'Winter'), book('112', 'Second winter')]
const titles = (typed: string) => filterSeriesBooksByText(books, typed).map(({ metadata }) => metadata.title)

test.each([
  ['', ['Été', 'Interlude', 'Winter', 'Second winter']],
  ['12', ['Winter', 'Second winter']],
  ['#012', ['Winter']],
  ['2.5', ['Interlude']],
  ['۱۲', ['Winter', 'Second winter']],
  ['٢٫٥', ['Interlude']],
  ['ete', ['Été']],
  ['winter second', ['Second winter']],
  ['autumn', []],
])('“%s” finds %j', (typed, expected) => {
  expect(titles(typed)).toEqual(expected)
})
