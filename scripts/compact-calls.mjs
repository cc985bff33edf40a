import { nameOf } from './response-shapes.mjs'

/**
 * Timeouts of operations that the server takes long to answer. Those of the readers are in src/api/timeouts/callTimeout.ts: each call here
 * carries its own, so that routes that never issue it do not load it.
 */
const timeoutsMs = {
  matchReadList: 120_000,
  analyzeTransientBook: 120_000,
  deleteLibrary: 180_000,
  importBooks: 180_000,
}

/**
 * Rewrites what the generator repeats in each call: query strings are joined by one function, headers are those of the
 * operation alone, path parameters are encoded by `pathSegment`, and each call passes the shape of its response.
 * @param text  the generated file of a tag
 * @param shapes  shapes by operationId, see `operationShapes`
 * @param encoded  names of path parameters that callers encode
 * @returns the text with the imports that it needs then
 */
export function compactCalls(text, { shapes, encoded }) {
  const names = new Set()
  const body = text
    .replace(/ {4}const getHeaders = [\s\S]*?\n {2}\};\n/g, '')
    .replace(/, \.\.\.getHeaders\(options\?\.headers\)/g, '')
    .replace(/,\n {4}method: 'GET'\n/g, '\n')
    .replace(queryBuilder, (_, path) => `  return withQuery(\`${path}\`, params)\n`)
    .replace(/encodeURIComponent\(String\((\w+)\)\)/g, (_, name) =>
      encoded.includes(name) ? name : `pathSegment(${name})`,
    )
    .replace(/operation: '(\w+)',/g, (known, id) => {
      const timeout = timeoutsMs[id] ? ` timeoutMs: ${timeoutsMs[id]},` : ''
      const found = shapes[id]
      if (!found) return known + timeout
      for (const name of found.imports) names.add(nameOf(name))
      return `${known} shape: ${found.shape},${found.own ? ` recordId: ${found.own},` : ''}${timeout}`
    })
  if (/normalizedParams|getHeaders/.test(body))
    throw new Error('the generator writes calls in another way than expected.')
  const imports = [...names].sort().map(name => `import { ${name} } from '../shapes/${name}.ts'\n`)
  return `import { pathSegment, withQuery } from '../requestUrl.ts'\n${imports.join('')}${body}`
}

const queryBuilder =
  / {2}const normalizedParams = new URLSearchParams\(\);[\s\S]*?return stringifiedParams\.length > 0 \? `(.*?)\?\$\{stringifiedParams\}` : `\1`\n/g

/** The text of requestUrl.ts: what all generated addresses are built with. */
export const requestUrlFile = `/** Generated from openapi/ by \`npm run generate\`. Do not edit. */

/**
 * A value as one segment of a path. Dots alone would move up the path, encoded or not: they become a segment that no record
 * has.
 */
export const pathSegment = (value: string | number): string =>
  encodeURIComponent(value).replace(/^\\.\\.?$/, '-')

/**
 * @param path  the path of a call
 * @param params  its query; a list becomes one parameter for each value, undefined none
 */
export function withQuery(path: string, params?: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params ?? {}))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) query.append(name, String(item))
  const text = query.toString()
  return text ? \`\${path}?\${text}\` : path
}
`
