import type { Predicate } from './comparisons'
import type { Condition, EqualityOperator } from './conditionSyntax'
import type { AuthorMatch } from './conditionValues'
import { primaryKey } from './text'

/** For each key, how its test becomes a predicate. */
export type Compilers<Tests, Item> = { [Key in keyof Tests]: (test: Tests[Key]) => Predicate<Item> }

/** Makes one predicate out of a condition. A group of nothing filters nothing, inside another group too. */
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

/** Authors of whom one has, or none has, the wanted name and role; neither of the two given filters nothing. */
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
