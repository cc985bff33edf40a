import { describe, expect, test } from 'vitest'
import { creationOf, flagGroups, flags, nameFor, newLibrary } from './libraryDraft'

describe('creationOf', () => {
  test('trims texts, splits exclusions into a list and sends null for an empty one-shots directory', () => {
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

  test('sends the one-shots directory as entered', () => {
    expect(creationOf({ ...newLibrary, oneshotsDirectory: '_oneshots' }).oneshotsDirectory).toBe('_oneshots')
  })
})

test('assigns every flag to one group of the dialog', () => {
  expect(Object.values(flagGroups).flat()).toEqual([...flags])
})

test('derives the library name from the last part of the folder path', () => {
  expect(nameFor('/data/My Comics/')).toBe('My Comics')
  expect(nameFor('C:\\Comics')).toBe('Comics')
  expect(nameFor('')).toBe('')
})
