import { expect, test } from 'vitest'
import type { Book } from '../../generated/model.schemas'
import { createLegacyBookConditionMatcher } from './createLegacyBookConditionMatcher'

const context = { today: new Date('2026-11-30T00:00:00Z'), members: new Map() }
const titleMatches = (title: string, value: string) =>
  createLegacyBookConditionMatcher(
    { title: { operator: 'contains', value } },
    context,
  )({
    metadata: { title },
  } as Book)

test.each([
  ['Un Été', ' ete', true],
  ['Été', ' ete', false],
  ['ＢＡＴＭＡＮ', 'batman', false],
])('like the server, the title %j contains %j: %s', (title, value, matches) => {
  expect(titleMatches(title, value)).toBe(matches)
})

test('matches no book with a condition on posters, because a book does not contain its posters', () => {
  const condition = { poster: { operator: 'isNot' as const, value: { selected: true } } }
  expect(createLegacyBookConditionMatcher(condition, context)({} as Book)).toBe(false)
})
