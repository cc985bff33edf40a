import type { Predicate } from './comparisonPredicates'
import type { EqualityComparison, SearchCondition } from './parseConditions'
import type { AuthorOperand } from './parseConditionValues'
import { getPrimaryCollationKey } from './textComparison'

/**
 * Functions that convert a comparison, such as `is "Batman"`, to a predicate for items. There is a function for each
 * key of a condition, such as `title`. A function returns undefined for a comparison that the condition ignores.
 */
export type SearchConditionCompilers<Tests, Item> = {
  [Key in keyof Tests]: (test: Tests[Key]) => Predicate<Item> | undefined
}

/**
 * Returns a function that tests whether an item matches a condition. A condition is a comparison, or a group (`allOf`
 * or `anyOf`) of conditions. Ignores comparisons without an operand, such as an author without name and role. Ignores a
 * group if it is empty or all its conditions are ignored. If the whole condition is ignored, every item matches.
 */
export function compileSearchCondition<Tests, Item>(
  condition: SearchCondition<Tests>,
  compilers: SearchConditionCompilers<Tests, Item>,
): Predicate<Item> {
  return compileGroup(condition, compilers) ?? (() => true)
}

function compileGroup<Tests, Item>(
  condition: SearchCondition<Tests>,
  compilers: SearchConditionCompilers<Tests, Item>,
): Predicate<Item> | undefined {
  if ('allOf' in condition) {
    const parts = condition.allOf.flatMap(part => compileGroup(part, compilers) ?? [])
    return parts.length ? item => parts.every(part => part(item)) : undefined
  }
  if ('anyOf' in condition) {
    const parts = condition.anyOf.flatMap(part => compileGroup(part, compilers) ?? [])
    return parts.length ? item => parts.some(part => part(item)) : undefined
  }
  return compileComparison(condition, compilers)
}

function compileComparison<Tests, Item, Key extends keyof Tests>(
  { key, test }: { key: Key; test: Tests[Key] },
  compilers: SearchConditionCompilers<Tests, Item>,
): Predicate<Item> | undefined {
  return compilers[key](test)
}

type NamedAuthor = { name: string; role: string }

/**
 * Creates a predicate for a list of authors. The operator `is` matches a list that contains an author with the name and
 * role in the condition. The operator `isNot` matches all other lists. If the condition has only a name or only a role,
 * the predicate compares only this value. Ignores case and accents. Returns undefined if the condition has neither a
 * name nor a role.
 */
export function createAuthorPredicate(
  test: EqualityComparison<AuthorOperand>,
): Predicate<readonly NamedAuthor[]> | undefined {
  const name = test.value?.name ?? null
  const role = test.value?.role ?? null
  if (name === null && role === null) return undefined
  const expectedName = name === null ? undefined : getPrimaryCollationKey(name)
  const expectedRole = role === null ? undefined : getPrimaryCollationKey(role)
  const matchesAuthorEntry = (author: NamedAuthor) =>
    (expectedName === undefined || getPrimaryCollationKey(author.name) === expectedName) &&
    (expectedRole === undefined || getPrimaryCollationKey(author.role) === expectedRole)
  return test.operator === 'is'
    ? authors => authors.some(matchesAuthorEntry)
    : authors => !authors.some(matchesAuthorEntry)
}
