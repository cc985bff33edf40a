/**
 * Returns whether two values of a field are equal apart from the changes that the server makes when it stores a value.
 * The server trims texts, changes the case of some values, sorts authors, stores only the digits of an ISBN, and rounds
 * numbers to 32-bit floats (server-facts 4.1). Ignores the case of all texts and the order of all lists. Empty values
 * are equal, for example null and an empty text.
 */
export const isSameStoredValue = (fieldName: string, first: unknown, second: unknown): boolean =>
  toComparableText(fieldName, first) === toComparableText(fieldName, second)

function toComparableText(fieldName: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value
      .map(item => toComparableText(fieldName, item))
      .sort()
      .join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, member]) => `${name}: ${toComparableText(name, member)}`)
      .sort()
      .join('\t')
  if (typeof value === 'number') return String(Math.fround(value))
  const text = String(value).trim().toLowerCase()
  return fieldName === 'isbn' ? text.replace(/[^\dx]/g, '') : text
}
