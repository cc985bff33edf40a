import { expect, test } from 'vitest'
import { isSameStoredValue } from './isSameStoredValue'

test.each<[string, unknown, unknown, boolean]>([
  ['releaseDate', undefined, null, true],
  ['summary', null, '', true],
  ['tags', [], null, true],
  ['tags', ['Two', 'one'], ['one', 'two'], true],
  [
    'authors',
    [
      { name: 'B', role: 'Writer' },
      { name: 'A', role: 'inker' },
    ],
    [
      { role: 'inker', name: 'A' },
      { role: 'writer', name: 'B' },
    ],
    true,
  ],
  ['isbn', '978-2-20-504375-4', '9782205043754', true],
  ['numberSort', 1.23456789, 1.2345679, true],
  ['numberSort', '1.23456789', '1.2345679', true],
  ['numberSort', '', '0', false],
  ['title', ' Low Tide', 'Low Tide', true],
  ['title', 'Low Tide', 'High Tide', false],
  ['title', 'Low Tide', 'low tide', false],
  ['publisher', 'dc', 'DC', false],
  ['genres', ['War', 'noir'], ['noir', 'war'], true],
  ['sharingLabels', ['Kids'], ['kids'], true],
  ['language', 'pt-br', 'pt-BR', true],
  ['authors', [{ name: 'a. moore', role: 'writer' }], [{ name: 'A. Moore', role: 'writer' }], false],
  ['alternateTitles', [{ label: 'de', title: 'Ebbe' }], [{ label: 'de', title: 'ebbe' }], false],
  [
    'links',
    [
      { label: 'B', url: 'https://example.org/b' },
      { label: 'A', url: 'https://example.org/a' },
    ],
    [
      { label: 'A', url: 'https://example.org/a' },
      { label: 'B', url: 'https://example.org/b' },
    ],
    false,
  ],
  ['isbn', '978-2-20-504375-4', '9782205043761', false],
  ['ageRating', 0, null, false],
  ['titleLock', false, true, false],
  ['authors', [{ name: 'A', role: 'inker' }], [{ name: 'A', role: 'writer' }], false],
])('the server stores %s %j and %j as the same value: %s', (name, first, second, isSame) => {
  expect(isSameStoredValue(name, first, second)).toBe(isSame)
})
