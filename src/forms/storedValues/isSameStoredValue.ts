/**
 * Fields in which the comparison ignores case. Case has no meaning in ISBNs and language tags. The server converts the
 * texts of the other fields to lower case.
 */
const fieldsWithoutCase: ReadonlySet<string> = new Set(['tags', 'genres', 'sharingLabels', 'role', 'language', 'isbn'])

/** Lists in which the comparison ignores the order, because the server stores the lists as sets or sorts them. */
const fieldsWithoutOrder: ReadonlySet<string> = new Set(['tags', 'genres', 'sharingLabels', 'authors'])

/**
 * Returns whether two values of a field are equal apart from the changes that the server makes when it stores a value.
 * The server trims texts, converts tags, genres, sharing labels and the roles of authors to lower case, and stores only
 * the digits of an ISBN (server-facts 3.8). It stores sort numbers as 32-bit floats (server-facts 2.4), and sorts
 * authors. A sort number can be a number or a text. Ignores the case of language tags. In all other fields, the case of
 * texts and the order of lists matter. Empty values are equal, for example null and an empty text.
 */
export const isSameStoredValue = (fieldName: string, first: unknown, second: unknown): boolean =>
  toComparableText(fieldName, first) === toComparableText(fieldName, second)

function toComparableText(fieldName: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    const items = value.map(item => toComparableText(fieldName, item))
    return (fieldsWithoutOrder.has(fieldName) ? items.sort() : items).join('\n')
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, member]) => `${name}: ${toComparableText(name, member)}`)
      .sort()
      .join('\t')
  if (typeof value === 'number' || (fieldName === 'numberSort' && value !== ''))
    return String(Math.fround(Number(value)))
  const text = String(value).trim()
  const comparable = fieldsWithoutCase.has(fieldName) ? text.toLowerCase() : text
  return fieldName === 'isbn' ? comparable.replace(/[^\dx]/g, '') : comparable
}
