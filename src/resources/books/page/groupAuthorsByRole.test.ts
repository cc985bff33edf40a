import { expect } from 'vitest'
import { fc, test } from '../../../../tests/harness/propertyTest'
import { groupAuthorsByRole } from './groupAuthorsByRole'

test('lists standard roles in specification order before custom roles', () => {
  const authors = [
    { name: 'Ann', role: 'translator' },
    { name: 'Bo', role: 'lamplighter' },
    { name: 'Cy', role: 'writer' },
    { name: 'Di', role: 'writer' },
  ]
  expect(groupAuthorsByRole(authors)).toEqual([
    { role: 'writer', names: ['Cy', 'Di'] },
    { role: 'translator', names: ['Ann'] },
    { role: 'lamplighter', names: ['Bo'] },
  ])
})

const author = fc.record({
  name: fc.string({ minLength: 1, maxLength: 3 }),
  role: fc.constantFrom('writer', 'inker', 'x'),
})

test.prop([fc.array(author)])('keeps each pair of name and role exactly once', authors => {
  const pairs = groupAuthorsByRole(authors).flatMap(({ role, names }) => names.map(name => `${role} ${name}`))
  expect(new Set(pairs)).toEqual(new Set(authors.map(({ name, role }) => `${role} ${name}`)))
  expect(new Set(pairs).size).toBe(pairs.length)
})
