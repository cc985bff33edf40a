import type { Predicate } from './comparisons'
import type { Condition, EqualityOperator } from './conditionSyntax'
import type { AuthorMatch } from './conditionValues'
import { primaryKey } from './text'

/** Functions that compile the operator of each key to a predicate. */
export type Compilers<Tests, Item> = { [Key in keyof Tests]: (test: Tests[Key]) => Predicate<Item> }

/** Compiles a condition to a predicate. An empty group matches everything, also inside another group. */
export function compile<Tests, Item>(condition: Condition<Tests>, compilers: Compilers<Tests, Item>): Predicate<Item> {
  return compileOrNothing(condition, compilers) ?? (() => true)
}

function compileOrNothing<Tests, Item>(
  condition: Condition<Tests>,
  compilers: Compilers<Tests, Item>,
): Predicate<Item> | undefined {
  if ('allOf' in condition) {
    const parts = condition.allOf.flatMap(part => compileOrNothing(part, compilers) ?? [])
    return parts.length ? item => parts.every(part => part(item)) : undefined
  }
  if ('anyOf' in condition) {
    const parts = condition.anyOf.flatMap(part => compileOrNothing(part, compilers) ?? [])
    return parts.length ? item => parts.some(part => part(item)) : undefined
  }
  return compileOne(condition, compilers)
}

function compileOne<Tests, Item, Key extends keyof Tests>(
  { key, test }: { key: Key; test: Tests[Key] },
  compilers: Compilers<Tests, Item>,
): Predicate<Item> {
  return compilers[key](test)
}

type Named = { name: string; role: string }

/**
 * Matches lists of authors in which one, or none, has the given name and role. Matches all lists without name and role.
 */
export function matchesAuthor(test: EqualityOperator<AuthorMatch>): Predicate<readonly Named[]> {
  const name = test.value?.name ?? null
  const role = test.value?.role ?? null
  if (name === null && role === null) return () => true
  const wantedName = name === null ? undefined : primaryKey(name)
  const wantedRole = role === null ? undefined : primaryKey(role)
  const fits = (author: Named) =>
    (wantedName === undefined || primaryKey(author.name) === wantedName) &&
    (wantedRole === undefined || primaryKey(author.role) === wantedRole)
  return test.operator === 'is' ? authors => authors.some(fits) : authors => !authors.some(fits)
}
