import { describe, expect, test } from 'vitest'
import { createLibraryFormFields } from './createLibraryFormFields'
import {
  initialNewLibraryFormValues,
  isNewLibraryFormChanged,
  libraryBooleanOptionGroups,
  libraryBooleanOptions,
  suggestLibraryNameFromFolder,
  toLibraryCreation,
} from './newLibraryFormValues'

test('finds a change of every value', () => {
  expect(isNewLibraryFormChanged({ ...initialNewLibraryFormValues })).toBe(false)
  for (const [name, value] of Object.entries(initialNewLibraryFormValues)) {
    const changed = Array.isArray(value) ? [...value, 'x'] : typeof value === 'boolean' ? !value : `${value}x`
    expect(isNewLibraryFormChanged({ ...initialNewLibraryFormValues, [name]: changed })).toBe(true)
  }
})

describe('toLibraryCreation', () => {
  test('trims texts and sends null for an empty one-shots directory', () => {
    const creation = toLibraryCreation({
      ...initialNewLibraryFormValues,
      name: ' Comics ',
      root: '/data/comics ',
      scanDirectoryExclusions: ['@eaDir', 'Drafts, old'],
    })
    expect(creation).toMatchObject({
      name: 'Comics',
      root: '/data/comics',
      scanDirectoryExclusions: ['@eaDir', 'Drafts, old'],
      oneshotsDirectory: null,
    })
  })

  test('sends the one-shots directory as entered', () => {
    expect(
      toLibraryCreation({ ...initialNewLibraryFormValues, oneshotsDirectory: '_oneshots' }).oneshotsDirectory,
    ).toBe('_oneshots')
  })
})

test('assigns every flag to one group of the dialog', () => {
  expect(Object.values(libraryBooleanOptionGroups).flat()).toEqual([...libraryBooleanOptions])
})

test('derives the library name from the last part of the folder path', () => {
  expect(suggestLibraryNameFromFolder('/data/My Comics/')).toBe('My Comics')
  expect(suggestLibraryNameFromFolder('C:\\Comics')).toBe('Comics')
  expect(suggestLibraryNameFromFolder('')).toBe('')
})

test('the edit form has the folder before the name, as the dialog that adds a library', () => {
  const generalFields = createLibraryFormFields([]).filter(({ tab }) => tab === 'general')
  expect(generalFields.map(({ name }) => name)).toEqual(['root', 'name'])
})
