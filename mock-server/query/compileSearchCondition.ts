import type { Predicate } from './compileComparisons'
import type { EqualityComparison, SearchCondition } from './parseConditions'
import type { AuthorOperand } from './readConditionValues'
import { getPrimaryCollationKey } from './textComparison'

/** Functions that create a test of an item from the operator of a condition, by condition key. */
export type SearchConditionCompilers<Tests, Item> = { [Key in keyof Tests]: (test: Tests[Key]) => Predicate<Item> }

/** Converts a condition to a function that tests an item. A group without conditions matches every item. */
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
  return compileOperator(condition, compilers)
}

function compileOperator<Tests, Item, Key extends keyof Tests>(
  { key, test }: { key: Key; test: Tests[Key] },
  compilers: SearchConditionCompilers<Tests, Item>,
): Predicate<Item> {
  return compilers[key](test)
}

type NamedAuthor = { name: string; role: string }

/**
 * Creates a test for lists of authors. `is` matches lists with an author of the given name and role. `isNot` matches
 * the other lists. Without name and role, all lists match.
 */
export function compileAuthorComparison(test: EqualityComparison<AuthorOperand>): Predicate<readonly NamedAuthor[]> {
  const name = test.value?.name ?? null
  const role = test.value?.role ?? null
  if (name === null && role === null) return () => true
  const expectedName = name === null ? undefined : getPrimaryCollationKey(name)
  const expectedRole = role === null ? undefined : getPrimaryCollationKey(role)
  const matchesAuthorEntry = (author: NamedAuthor) =>
    (expectedName === undefined || getPrimaryCollationKey(author.name) === expectedName) &&
    (expectedRole === undefined || getPrimaryCollationKey(author.role) === expectedRole)
  return test.operator === 'is'
    ? authors => authors.some(matchesAuthorEntry)
    : authors => !authors.some(matchesAuthorEntry)
}
