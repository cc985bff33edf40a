import { describe, expect, test } from 'vitest'
import { creationOf, flagGroups, flags, nameFor, newLibrary } from './libraryDraft'

describe('what is sent for a new library', () => {
  test('texts are trimmed, exclusions become a list without blanks, an empty one-shots directory becomes null', () => {
    const sent = creationOf({
      ...newLibrary,
      name: ' Comics ',
      root: '/data/comics ',
      scanDirectoryExclusions: '@eaDir, ,  x',
    })
    expect(sent).toMatchObject({
      name: 'Comics',
      root: '/data/comics',
      scanDirectoryExclusions: ['@eaDir', 'x'],
      oneshotsDirectory: null,
    })
  })

  test('a one-shots directory is kept', () => {
    expect(creationOf({ ...newLibrary, oneshotsDirectory: '_oneshots' }).oneshotsDirectory).toBe('_oneshots')
  })
})

test('every flag stands in one part of the dialog', () => {
  expect(Object.values(flagGroups).flat()).toEqual([...flags])
})

test('a folder gives a library its name', () => {
  expect(nameFor('/data/My Comics/')).toBe('My Comics')
  expect(nameFor('C:\\Comics')).toBe('Comics')
  expect(nameFor('')).toBe('')
})
