/**
 * Looks up an own property by a key from a file or request. Unlike `table[key]`, it ignores inherited properties such
 * as `constructor`.
 */
export function getOwnProperty<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
