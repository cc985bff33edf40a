import { describe, expect, test } from 'vitest'
import {
  initialLibraryDraft,
  libraryBooleanOptionGroups,
  libraryBooleanOptions,
  libraryNameFromFolder,
  toLibraryCreation,
} from './libraryDraft'

describe('toLibraryCreation', () => {
  test('trims texts, splits exclusions into a list and sends null for an empty one-shots directory', () => {
    const creation = toLibraryCreation({
      ...initialLibraryDraft,
      name: ' Comics ',
      root: '/data/comics ',
      scanDirectoryExclusions: '@eaDir, ,  x',
    })
    expect(creation).toMatchObject({
      name: 'Comics',
      root: '/data/comics',
      scanDirectoryExclusions: ['@eaDir', 'x'],
      oneshotsDirectory: null,
    })
  })

  test('sends the one-shots directory as entered', () => {
    expect(toLibraryCreation({ ...initialLibraryDraft, oneshotsDirectory: '_oneshots' }).oneshotsDirectory).toBe(
      '_oneshots',
    )
  })
})

test('assigns every flag to one group of the dialog', () => {
  expect(Object.values(libraryBooleanOptionGroups).flat()).toEqual([...libraryBooleanOptions])
})

test('derives the library name from the last part of the folder path', () => {
  expect(libraryNameFromFolder('/data/My Comics/')).toBe('My Comics')
  expect(libraryNameFromFolder('C:\\Comics')).toBe('Comics')
  expect(libraryNameFromFolder('')).toBe('')
})
