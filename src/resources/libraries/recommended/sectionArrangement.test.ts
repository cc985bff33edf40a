import { describe, expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { recommendedSections } from '../recommendedSections'
import { getArrangementSettingKey, parseArrangement, serializeArrangement } from './sectionArrangement'

const names = recommendedSections.map(({ name }) => name)
const visible = (text: string | undefined) =>
  parseArrangement(text, names).flatMap(({ name, isHidden }) => (isHidden ? [] : name))

// Value of the setting as the web client of Komga stores it.
const storedByKomga =
  '{"sections":[{"section":"RECENTLY_ADDED_SERIES"},{"section":"KEEP_READING"},{"section":"ON_DECK"}]}'

describe('arrangement of the recommended sections', () => {
  test('uses the key of the web client of Komga', () => {
    expect(getArrangementSettingKey('all')).toBe('webui.recommended.all')
    expect(getArrangementSettingKey('0F1ABCDE')).toBe('webui.recommended.0f1abcde')
  })

  test('reads what the web client of Komga has stored, and lists the hidden sections last', () => {
    expect(parseArrangement(storedByKomga, names)).toEqual([
      ...['recentlyAddedSeries', 'keepReading', 'onDeck'].map(name => ({ name, isHidden: false })),
      ...['recentlyAddedBooks', 'recentlyReadBooks', 'recentlyReleasedBooks', 'recentlyUpdatedSeries'].map(name => ({
        name,
        isHidden: true,
      })),
    ])
    expect(visible('{"sections":[]}')).toEqual([])
  })

  test('writes all sections by the names of the web client of Komga', () => {
    expect(JSON.parse(serializeArrangement(undefined, parseArrangement(undefined, names)))).toEqual({
      sections: [
        { section: 'KEEP_READING' },
        { section: 'ON_DECK' },
        { section: 'RECENTLY_ADDED_BOOKS' },
        { section: 'RECENTLY_ADDED_SERIES' },
        { section: 'RECENTLY_READ_BOOKS' },
        { section: 'RECENTLY_RELEASED_BOOKS' },
        { section: 'RECENTLY_UPDATED_SERIES' },
      ],
    })
  })

  test('shows all sections in the default order if the stored text is invalid', () => {
    for (const text of [undefined, '', 'no', '[]', 'null', '7', '{}', '{"sections":{}}', '{"sections":null}'])
      expect(visible(text)).toEqual(names)
  })

  test('ignores invalid, unknown and repeated entries', () => {
    const sections = [null, 7, {}, { section: 3 }, { section: 'NEW' }, { section: 'ON_DECK' }, { section: 'ON_DECK' }]
    expect(visible(JSON.stringify({ sections }))).toEqual(['onDeck'])
  })

  test('keeps the data of other clients when it writes a change', () => {
    const previous = '{"sections":[{"section":"ON_DECK"},{"section":"NEW","size":3},{"section":"KEEP_READING"}],"v":2}'
    const arrangement = [
      { name: 'keepReading', isHidden: false },
      { name: 'onDeck', isHidden: false },
    ]
    expect(JSON.parse(serializeArrangement(previous, arrangement))).toEqual({
      sections: [{ section: 'KEEP_READING' }, { section: 'ON_DECK' }, { section: 'NEW', size: 3 }],
      v: 2,
    })
  })

  test.prop([
    fc.shuffledSubarray(names, { minLength: names.length }),
    fc.subarray(names),
    fc.oneof(fc.constant(undefined), fc.constant(storedByKomga), fc.string(), fc.json()),
  ])('restores the saved order and the hidden sections from the stored text', (order, hidden, previous) => {
    const arrangement = order.map(name => ({ name, isHidden: hidden.includes(name) }))
    expect(visible(serializeArrangement(previous, arrangement))).toEqual(order.filter(name => !hidden.includes(name)))
  })
})
