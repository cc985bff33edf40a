import { expect, test } from 'vitest'
import { createTestUser } from '../../../tests/harness/createTestRecords'
import {
  convertFormValuesToUser,
  convertFormValuesToUserCreation,
  convertUserToFormValues,
  initialNewUserFormValues,
} from './userFormValues'

test('the form values of a user describe the same access as the user', () => {
  const user = createTestUser({
    roles: ['USER', 'PAGE_STREAMING', 'ADMIN'],
    sharedAllLibraries: false,
    sharedLibrariesIds: ['L2', 'L1'],
    labelsExclude: ['z', 'a'],
    ageRestriction: { age: 0, restriction: 'EXCLUDE' },
  })
  expect(convertFormValuesToUser(convertUserToFormValues(user))).toEqual({
    roles: ['ADMIN', 'PAGE_STREAMING'],
    sharedAllLibraries: false,
    sharedLibrariesIds: ['L1', 'L2'],
    labelsAllow: [],
    labelsExclude: ['a', 'z'],
    ageRestriction: { age: 0, restriction: 'EXCLUDE' },
  })
})

test('creates a user with the entered restrictions, and drops allowed labels that are also excluded', () => {
  const values = {
    ...initialNewUserFormValues,
    email: ' new@example.org ',
    password: ' with spaces ',
    ageRestriction: { age: 12, restriction: 'ALLOW_ONLY' as const },
    labelsAllow: ['kids', 'secret'],
    labelsExclude: ['secret'],
  }
  expect(convertFormValuesToUserCreation(values)).toEqual({
    email: 'new@example.org',
    password: ' with spaces ',
    roles: ['FILE_DOWNLOAD', 'PAGE_STREAMING'],
    sharedLibraries: { all: true, libraryIds: [] },
    ageRestriction: { age: 12, restriction: 'ALLOW_ONLY' },
    labelsAllow: ['kids'],
    labelsExclude: ['secret'],
  })
})

test('omits unset restrictions from the request, because older servers do not know restrictions', () => {
  expect(Object.keys(convertFormValuesToUserCreation(initialNewUserFormValues))).toEqual([
    'email',
    'password',
    'roles',
    'sharedLibraries',
  ])
})
