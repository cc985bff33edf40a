/**
 * Generates the cache rules of the client from the API contract. A cache tag names a kind of data, such as `books`. For
 * each response, the rules contain its cache tags. For each write operation and each live event, the rules contain the
 * cache tags that become invalid.
 */
import { listContractOperations } from './renderGeneratedTables.mjs'

const header = '/** Generated from openapi/ by `npm run generate`. Do not edit. */\n'
const quoted = text => `'${text}'`
const list = tags => `[${tags.map(quoted).join(', ')}]`

/**
 * Names of the path parameters that contain a record id. The key is the cache tag. If the path of an operation contains
 * this parameter, its response belongs to a single record. Cache tags of data without a record id are not in this
 * table.
 */
const idParameters = {
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

/** Names that are both a cache tag and a react-admin resource. */
const resources = ['libraries', 'series', 'books', 'collections', 'readlists']

const isRead = operation => operation.method === 'GET' || operation['x-reads']

/**
 * Finds the operations that return a single record of a react-admin resource. Their query keys must be the query keys
 * of react-admin, so that both share cached records.
 * @returns names of the resources. The key is the operationId
 */
export function findSingleRecordOperations(contract) {
  return new Map(
    listContractOperations(contract)
      .filter(isRead)
      .filter(({ path, 'x-cache-tags': [tag] }) => resources.includes(tag) && path.endsWith(`/{${idParameters[tag]}}`))
      .map(({ operationId, 'x-cache-tags': [tag] }) => [operationId, tag]),
  )
}

/**
 * Replaces the query keys in a generated client. A new query key consists of the operationId and an object with the
 * arguments. An operation that returns a single record of a react-admin resource gets the query key of react-admin
 * instead.
 * @param text text of a generated client
 * @param records result of {@link findSingleRecordOperations}
 */
export function rewriteQueryKeysInGeneratedClient(text, records) {
  return text.replace(
    /= \(([^()]*)\) => \{\s*return \[\s*"(\w+)"[^;]*\] as const;\s*\}/g,
    (_, parameters, operation) => {
      const names = [...parameters.matchAll(/(\w+)\??: /g)].map(([, name]) => name)
      const resource = records.get(operation)
      const key = resource
        ? `'${resource}', 'getOne', { id: ${names[0]} }`
        : [`'${operation}'`, argumentsOf(names)].join('')
      return `= (${parameters}) => [${key}] as const`
    },
  )
}

const argumentsOf = names => (names.length ? `, { ${names.join(', ')} }` : '')

/**
 * Returns the text of the generated file cacheTags.ts.
 * @throws Error when an operation or a live event of the API contract has no cache rule
 */
export function renderCacheTagsModule(contract) {
  const operations = listContractOperations(contract)
  const events = operations.find(operation => operation['x-events'])
  const tags = [...new Set(operations.filter(isRead).flatMap(operation => operation['x-cache-tags']))].sort()
  checkRules(operations, events, tags)
  return `${header}
import type { LiveEventName } from './liveEvents'
import type { OperationId, WritingOperationId } from './operations'
${tagTypes(tags)}${readRules(operations)}${invalidationRules(operations, events)}`
}

/**
 * Throws an error if an operation or a live event has no cache rule. Also throws an error if a rule invalidates a cache
 * tag that does not belong to any response.
 */
function checkRules(operations, events, tags) {
  const key = operation => (isRead(operation) ? 'x-cache-tags' : 'x-invalidates')
  for (const operation of operations)
    if (!operation[key(operation)]) throw new Error(`${operation.operationId} has no ${key(operation)}.`)
  for (const event of Object.keys(events['x-events']))
    if (!events['x-event-invalidates'][event]) throw new Error(`the live event ${event} has no x-event-invalidates.`)
  const unknown = operations
    .filter(operation => !isRead(operation))
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
 * Name of the field that holds the id of a record, by tag. Live events have a member of this name, calls have a parameter of
 * this name.
 */
export const idFieldNameByTag: { readonly [Tag in CacheTag]?: string } = {
${tags
  .filter(tag => idParameters[tag])
  .map(tag => `  ${tag}: ${quoted(idParameters[tag])},`)
  .join('\n')}
}
`

const readRules = operations => `
/**
 * Cache tags of a response. If the path contains the id of a record, the first tag refers to that record only, unless the
 * response is about all records.
 */
export interface ResponseTags {
  readonly tags: readonly CacheTag[]
  readonly isAboutAll?: true
}

/**
 * Cache tags of each reading operation. Events and writes invalidate cached responses by these tags.
 */
export const responseTags: Record<Exclude<OperationId, WritingOperationId>, ResponseTags> = {
${operations
  .filter(isRead)
  .map(operation => {
    const scope = operation['x-cache-scope'] === 'all' ? ', isAboutAll: true' : ''
    return `  ${operation.operationId}: { tags: ${list(operation['x-cache-tags'])}${scope} },`
  })
  .join('\n')}
}
`

const invalidationRules = (operations, events) => `
/** Cache tags that each writing operation invalidates. */
export const invalidatedByWrite: Record<WritingOperationId, readonly CacheTag[]> = {
${operations
  .filter(operation => !isRead(operation))
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
