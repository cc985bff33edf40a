/**
 * Returns the value of an own property. Keys from files or requests may be names of inherited properties, such as
 * `constructor`.
 */
export function getOwnProperty<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
