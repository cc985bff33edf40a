import { getResponseShapeName } from './responseShapes.mjs'

/**
 * Timeouts of some slow operations, in milliseconds. The generator writes each timeout into the code of the generated
 * call, so that a page loads only the timeouts of its own calls. The timeouts of the remaining slow operations are in
 * src/api/timeouts/serverCallTimeout.ts.
 */
const timeoutsMs = {
  matchReadList: 120_000,
  analyzeTransientBook: 300_000,
  deleteLibrary: 180_000,
  importBooks: 180_000,
}

/**
 * Shortens the source code of generated functions that call the API. Replaces repeated code by calls of `withQuery` and
 * `pathSegment`. Also adds arguments to the API calls: the response shape, the id of the requested record and the
 * timeout. Omits an argument if the operation has no value for it.
 * @param text source code of a generated file with the API calls of a tag
 * @param shapes response shapes by operationId, from `createResponseShapes`
 * @param encoded names of the path parameters whose values are already percent-encoded
 * @returns the shortened text with its imports
 */
export function shortenGeneratedApiCallCode(text, { shapes, encoded }) {
  const names = new Set()
  const body = text
    .replace(/ {4}const getHeaders = [\s\S]*?\n {2}\};\n/g, '')
    .replace(/, \.\.\.getHeaders\(options\?\.headers\)/g, '')
    .replace(/,\n {4}method: 'GET'\n/g, '\n')
    .replace(queryBuilder, (_, path) => `  return withQuery(\`${path}\`, params)\n`)
    .replace(/encodeURIComponent\(String\((\w+)\)\)/g, (_, name) =>
      encoded.includes(name) ? name : `pathSegment(${name})`,
    )
    .replace(/operation: '(\w+)',/g, (match, id) => {
      const timeout = timeoutsMs[id] ? ` timeoutMs: ${timeoutsMs[id]},` : ''
      const response = shapes[id]
      if (!response) return match + timeout
      for (const name of response.imports) names.add(getResponseShapeName(name))
      return `${match} shape: ${response.shape},${response.recordIdParameter ? ` recordId: ${response.recordIdParameter},` : ''}${timeout}`
    })
  if (/normalizedParams|getHeaders/.test(body)) throw new Error('the generated calls do not have the expected form.')
  const imports = [...names].sort().map(name => `import { ${name} } from '../shapes/${name}.ts'\n`)
  return `import { pathSegment, withQuery } from '../requestUrl.ts'\n${imports.join('')}${body}`
}

const queryBuilder =
  / {2}const normalizedParams = new URLSearchParams\(\);[\s\S]*?return stringifiedParams\.length > 0 \? `(.*?)\?\$\{stringifiedParams\}` : `\1`\n/g

/** Source code of the generated file requestUrl.ts. Its functions build the URLs of generated API calls. */
export const requestUrlSourceCode = `/** Generated from openapi/ by \`npm run generate\`. Do not edit. */

/**
 * Encodes a value as a single path segment. The values "." and ".." would change the path even if they were encoded.
 * Therefore, they become "-", an id that does not exist.
 */
export const pathSegment = (value: string | number): string =>
  encodeURIComponent(value).replace(/^\\.\\.?$/, '-')

/**
 * Appends a query string to a path.
 * @param params  query parameters; an array adds one parameter per value, undefined adds none
 */
export function withQuery(path: string, params?: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params ?? {}))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) query.append(name, String(item))
  const text = query.toString()
  return text ? \`\${path}?\${text}\` : path
}
`
