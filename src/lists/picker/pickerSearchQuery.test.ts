import { expect, test } from 'vitest'
import { toPickerSearchQuery, toPickerSearchText } from './pickerSearchQuery'

test.each([
  ['Harbour Nine', 'harbour nine'],
  ['Saga: Book One (2019)', 'saga book one 2019'],
  ['Cat AND Dog NOT "Bird"', 'cat and dog not bird'],
  ['  雨の日の本屋 ', '雨の日の本屋'],
  ['C/1980 *new* [x]', 'c 1980 new x*'],
  ['Batman y', 'batman y*'],
  ['Batman #1', 'batman #1'],
  ['Batman …', 'batman …'],
  ['Batman y Robin', 'batman y robin'],
])('%s is searched as %s', (typed, text) => {
  expect(toPickerSearchQuery(typed)).toEqual({ text })
})

test.each(['X', 'Ox', '9: 5', '?!'])('%s is compared with the titles', value => {
  expect(toPickerSearchQuery(value)).toEqual({ condition: { title: { operator: 'contains', value } } })
})

test('does not search for a blank text', () => {
  expect(toPickerSearchQuery('  ')).toEqual({})
})

test.each([
  ['Ba', 'ba*'],
  ['9: 5', '9 5*'],
  ['Week', 'week'],
])('the full-text search for %s is %s', (typed, text) => {
  expect(toPickerSearchText(typed)).toBe(text)
})

test.each(['', '?!'])('the text %j contains no word for the full-text search', typed => {
  expect(toPickerSearchText(typed)).toBeUndefined()
})
