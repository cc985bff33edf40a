/** Generated from openapi/ by `npm run generate`. Do not edit. */

/**
 * A value as one segment of a path. Dots alone would move up the path, encoded or not: they become a segment that no record
 * has.
 */
export const pathSegment = (value: string | number): string =>
  encodeURIComponent(value).replace(/^\.\.?$/, '-')

/**
 * @param path  the path of a call
 * @param params  its query; a list becomes one parameter for each value, undefined none
 */
export function withQuery(path: string, params?: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params ?? {}))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) query.append(name, String(item))
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
