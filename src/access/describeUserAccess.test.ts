import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Role } from '../generated/model.schemas'
import { createLocaleFormatters } from '../language/localeFormatters'
import { lookUpTranslation } from '../language/lookUpTranslation'
import {
  type AccessTextFormatters,
  describeContentRestrictions,
  describeLibraryAccess,
  describeRoles,
} from './describeUserAccess'
import type { UserContentRestrictions } from './userRestrictions'
import { assignableRoles, getAssignableRolesOfUser } from './userRoles'

const english = JSON.parse(readFileSync(new URL('../../locales/en.json', import.meta.url), 'utf8'))
const libraries: Record<string, string> = { a: 'Comics', b: 'Manga' }
const texts: AccessTextFormatters = {
  t: (key, values) => lookUpTranslation(english, 'en', key, values) ?? key,
  format: createLocaleFormatters('en'),
  libraryName: id => libraries[id],
}
const user = { roles: [Role.USER], sharedAllLibraries: false, sharedLibrariesIds: [] as string[] }
const none: UserContentRestrictions = { labelsAllow: [], labelsExclude: [] }

describe('describeLibraryAccess', () => {
  test.each([
    [{ ...user, sharedAllLibraries: true }, 'All libraries'],
    [{ ...user, roles: [Role.USER, Role.ADMIN], sharedLibrariesIds: ['a'] }, 'All libraries, as an administrator'],
    [user, 'No library'],
    [{ ...user, sharedLibrariesIds: ['b', 'a'] }, 'Only Manga and Comics'],
    [{ ...user, sharedLibrariesIds: ['a', 'x', 'y'] }, 'Only Comics and 2 other libraries'],
  ])('describes the libraries of the user %o', (access, sentence) => {
    expect(describeLibraryAccess(access, texts)).toBe(sentence)
  })
})

describe('describeContentRestrictions', () => {
  test.each<[UserContentRestrictions, string[]]>([
    [none, []],
    [{ ...none, ageRestriction: null }, []],
    [
      { ...none, ageRestriction: { age: 0, restriction: 'ALLOW_ONLY' } },
      ['Only series rated for age 0 or younger; unrated series are hidden'],
    ],
    [
      { ...none, ageRestriction: { age: 12, restriction: 'ALLOW_ONLY' }, labelsAllow: ['kids'] },
      ['Only series rated for age 12 or younger, or with the sharing label kids'],
    ],
    [{ ...none, labelsAllow: ['kids', 'school'] }, ['Only series with one of the sharing labels kids and school']],
    [
      { ...none, ageRestriction: { age: 18, restriction: 'EXCLUDE' }, labelsExclude: ['secret'] },
      ['No series rated for age 18 or older; unrated series are visible', 'No series with the sharing label secret'],
    ],
    [
      { ageRestriction: { age: 16, restriction: 'EXCLUDE' }, labelsAllow: ['kids'], labelsExclude: ['a', 'b'] },
      [
        'Only series with the sharing label kids',
        'No series rated for age 16 or older; unrated series are visible',
        'No series with one of the sharing labels a and b',
      ],
    ],
  ])('describes the restrictions %o', (restrictions, sentences) => {
    expect(describeContentRestrictions(restrictions, texts)).toEqual(sentences)
  })
})

test('every role except USER can be assigned and has a description', () => {
  expect([...assignableRoles, Role.USER].sort()).toEqual(Object.values(Role).sort())
  for (const role of Object.values(Role)) expect(texts.t(`access.role.${role}`)).not.toMatch(/^access/)
})

test('names the granted roles in the order of the interface, and describes a user without further roles', () => {
  const roleTexts = { ...texts, enumText: (_: string, role: string) => role.toLowerCase() }
  const roles = [Role.USER, Role.PAGE_STREAMING, Role.ADMIN]
  expect(describeRoles({ roles }, roleTexts)).toBe('admin and page_streaming')
  expect(describeRoles({ roles: [Role.USER] }, roleTexts)).toBe('user')
  expect(getAssignableRolesOfUser({ roles })).toEqual([Role.ADMIN, Role.PAGE_STREAMING])
})
