import { expect, test } from 'vitest'
import { listHistoryEventProperties } from './historyEventProperties'

const propertiesOf = (properties: Record<string, string>) =>
  listHistoryEventProperties({ properties }).map(({ key, value, kind }) => [key, value, kind])

test('lists all properties in a fixed order, and the properties of newer servers at the end', () => {
  expect(
    propertiesOf({
      'page file hash': '70a4',
      name: '/a/b.cbz',
      constructor: 'x',
      'page file size': '4174',
      'page number': '5',
    }),
  ).toEqual([
    ['name', '/a/b.cbz', 'path'],
    ['page number', '5', 'text'],
    ['page file size', '4174', 'bytes'],
    ['page file hash', '70a4', 'path'],
    ['constructor', 'x', 'text'],
  ])
})

test('shows values of an unexpected form as they are', () => {
  expect(propertiesOf({ upgrade: 'Yes' })[0]?.[2]).toBe('yesNo')
  expect(propertiesOf({ upgrade: 'Perhaps' })[0]?.[2]).toBe('text')
  expect(propertiesOf({ 'page file size': 'big' })[0]?.[2]).toBe('text')
})
