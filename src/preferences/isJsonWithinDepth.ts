/** Maximum nesting depth of stored values. Serializing a much deeper value could exceed the call stack. */
const MAX_VALUE_DEPTH = 100

/** Returns whether a JSON value is nested at most {@link MAX_VALUE_DEPTH} levels deep. */
export function isJsonWithinDepth(value: unknown, maxDepth = MAX_VALUE_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true
  return maxDepth > 0 && Object.values(value).every(inner => isJsonWithinDepth(inner, maxDepth - 1))
}
