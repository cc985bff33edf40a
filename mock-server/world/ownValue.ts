/**
 * Looks up a key that comes from a file or request. A plain `table[key]` also finds what every object inherits, such as
 * `constructor`.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
