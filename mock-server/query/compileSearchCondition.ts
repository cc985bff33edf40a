import type { Predicate } from './compileOperators'
import type { EqualityOperator, SearchCondition } from './parseConditions'
import type { AuthorOperand } from './readConditionValues'
import { getPrimaryCollationKey } from './textComparison'

/** Functions that convert the operator of each condition key to a function that tests an item. */
export type SearchConditionCompilers<Tests, Item> = { [Key in keyof Tests]: (test: Tests[Key]) => Predicate<Item> }

/** Converts a condition to a function that tests an item. An empty group of conditions matches everything. */
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
 * Matches lists with an author of the given name and role. The operator `isNot` matches the other lists. If name and role are
 * missing, all lists match.
 */
export function compileAuthorOperator(test: EqualityOperator<AuthorOperand>): Predicate<readonly NamedAuthor[]> {
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
