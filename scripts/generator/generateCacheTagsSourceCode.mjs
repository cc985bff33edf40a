/**
 * Generates the cache rules of the client from the API contract. A cache tag names a kind of data, such as `books`. For
 * each response, the rules contain its cache tags. For each write operation and each live event, the rules contain the
 * cache tags that become invalid.
 */
import { listContractOperations } from './generateContractTableSourceCode.mjs'

const header = '/** Generated from openapi/ by `npm run generate`. Do not edit. */\n'
const quoted = text => `'${text}'`
const list = tags => `[${tags.map(quoted).join(', ')}]`

/**
 * Names of the path parameters that contain record ids. The key is a cache tag. For example, the value for `books` is
 * `bookId`. These names show whether a response is about a single record: if its first cache tag is `books` and the
 * path of the operation contains `bookId`, the response is about a single book. Exception: a response of an operation
 * with `x-cache-scope: all` is about all records.
 */
export const recordIdParameterByCacheTag = {
  libraries: 'libraryId',
  series: 'seriesId',
  books: 'bookId',
  collections: 'collectionId',
  readlists: 'readListId',
  seriesPosters: 'seriesId',
  bookPosters: 'bookId',
  collectionPosters: 'collectionId',
  readlistPosters: 'readListId',
  bookContents: 'bookId',
  progress: 'bookId',
  users: 'userId',
}

/** Returns whether an operation only reads data. */
export const isReadOperation = operation => operation.method === 'GET' || operation['x-reads']

/**
 * Returns the source code of the generated file cacheTags.ts.
 * @throws Error when an operation or a live event of the API contract has no cache rule, or when a rule invalidates an
 *   unknown cache tag
 */
export function generateCacheTagsSourceCode(contract) {
  const operations = listContractOperations(contract)
  const events = operations.find(operation => operation['x-events'])
  const tags = [...new Set(operations.filter(isReadOperation).flatMap(operation => operation['x-cache-tags']))].sort()
  checkRules(operations, events, tags)
  return `${header}
import type { LiveEventName } from './liveEvents'
import type { OperationId, WriteOperationId } from './operations'
${tagTypes(tags)}${readRules(operations)}${invalidationRules(operations, events)}`
}

/**
 * Throws an error if an operation or a live event has no cache rule. Also throws an error if a rule invalidates a cache
 * tag that does not belong to any response.
 */
function checkRules(operations, events, tags) {
  const key = operation => (isReadOperation(operation) ? 'x-cache-tags' : 'x-invalidates')
  for (const operation of operations)
    if (!operation[key(operation)]) throw new Error(`${operation.operationId} has no ${key(operation)}.`)
  for (const event of Object.keys(events['x-events']))
    if (!events['x-event-invalidates'][event]) throw new Error(`the live event ${event} has no x-event-invalidates.`)
  const unknown = operations
    .filter(operation => !isReadOperation(operation))
    .flatMap(operation => operation['x-invalidates'])
    .concat(Object.values(events['x-event-invalidates']).flat())
    .find(tag => !tags.includes(tag))
  if (unknown) throw new Error(`no response has the cache tag ${unknown}.`)
}

const tagTypes = tags => `
/** Kind of data in a response. */
export type CacheTag =
${tags.map(tag => `  | ${quoted(tag)}`).join('\n')}

/**
 * Names of the fields that contain record ids, by cache tag. Live events have fields with these names. API calls have
 * parameters with these names.
 */
export const idFieldNameByTag: { readonly [Tag in CacheTag]?: string } = {
${tags
  .filter(tag => recordIdParameterByCacheTag[tag])
  .map(tag => `  ${tag}: ${quoted(recordIdParameterByCacheTag[tag])},`)
  .join('\n')}
}
`

const readRules = operations => `
/**
 * Cache tags of a response. If the path contains a record id, the first tag refers only to this record. Exception: if
 * isAboutAll is true, the first tag refers to all records.
 */
export interface ResponseCacheTags {
  readonly tags: readonly CacheTag[]
  readonly isAboutAll?: true
}

/**
 * Cache tags of each reading operation. Events and writes invalidate cached responses by these tags.
 */
export const responseTags: Record<Exclude<OperationId, WriteOperationId>, ResponseCacheTags> = {
${operations
  .filter(isReadOperation)
  .map(operation => {
    const scope = operation['x-cache-scope'] === 'all' ? ', isAboutAll: true' : ''
    return `  ${operation.operationId}: { tags: ${list(operation['x-cache-tags'])}${scope} },`
  })
  .join('\n')}
}
`

const invalidationRules = (operations, events) => `
/** Cache tags that each write operation invalidates. */
export const invalidatedByWrite: Record<WriteOperationId, readonly CacheTag[]> = {
${operations
  .filter(operation => !isReadOperation(operation))
  .map(operation => `  ${operation.operationId}: ${list(operation['x-invalidates'])},`)
  .join('\n')}
}

/** Cache tags that each live event invalidates. */
export const invalidatedByEvent: Record<LiveEventName, readonly CacheTag[]> = {
${Object.entries(events['x-event-invalidates'])
  .map(([event, eventTags]) => `  ${event}: ${list(eventTags)},`)
  .join('\n')}
}
`
