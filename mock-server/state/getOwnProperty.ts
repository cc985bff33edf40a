/**
 * Returns the value of an own property. Ignores inherited properties, because a key from a file or request can be the
 * name of an inherited property, for example `constructor`.
 */
export function getOwnProperty<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
