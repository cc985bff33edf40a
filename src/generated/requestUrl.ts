/** Generated from openapi/ by `npm run generate`. Do not edit. */

/**
 * Encodes a value as a single path segment. The values "." and ".." would change the path even if they were encoded.
 * Therefore, they become "-", an id that does not exist.
 */
export const pathSegment = (value: string | number): string =>
  encodeURIComponent(value).replace(/^\.\.?$/, '-')

/**
 * Appends a query string to a path.
 * @param params  query parameters; an array adds one parameter per value, undefined adds none
 */
export function withQuery(path: string, params?: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params ?? {}))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) query.append(name, String(item))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
