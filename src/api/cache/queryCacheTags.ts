import { type CacheTag, idFieldNameByTag, responseTags } from '../../generated/cacheTags'

/**
 * Describes which kind of data a cached response contains, for example books. With `id`, the tag applies only to the
 * record with this id. Without `id`, the tag applies to all records of this kind.
 */
export type RecordCacheTag = { tag: CacheTag; id?: string }

/**
 * Adds record ids to the cache tags of a live event or API call. A tag without a record id applies to all records.
 * @param tags cache tags of the event or operation (generated/cacheTags)
 * @param members data of the event, or parameters of the call. Their fields can contain record ids.
 */
export const addRecordIdToCacheTags = (tags: readonly CacheTag[], members: object | undefined): RecordCacheTag[] =>
  tags.map(tag => toCacheTagRef(tag, members))

/**
 * Returns the cache tags of a query. Supports the query keys of generated hooks, `[operationId, arguments]`, and the
 * query keys of react-admin, `[resource, method, parameters]`. Returns no tags for other query keys. If the arguments
 * restrict a list to a collection or read list, the tags include this collection or read list.
 */
export function getQueryCacheTags([name, second, third]: readonly unknown[]): RecordCacheTag[] {
  if (typeof name !== 'string') return []
  const response = ownValue(responseTags, name)
  if (response) {
    const [first, ...others] = response.tags
    if (!first) return []
    const members = toObject(second)
    const firstTag: RecordCacheTag = response.isAboutAll ? { tag: first } : toCacheTagRef(first, members)
    const parentTags = firstTag.id === undefined ? memberListTags(members) : []
    return [firstTag, ...others.map(tag => ({ tag })), ...parentTags]
  }
  return isCacheTag(name) ? resourceTags(name, second, toObject(third)) : []
}

/**
 * Creates a function that receives a query key and returns whether the data of the query may have changed. The run time
 * of the created function does not depend on the number of changed tags.
 * @param changed cache tags of the changed data
 */
export function createAffectedQueryPredicate(changed: readonly RecordCacheTag[]): (key: readonly unknown[]) => boolean {
  const idsByTag = new Map<CacheTag, Set<string | undefined>>()
  for (const { tag, id } of changed) {
    const ids = idsByTag.get(tag) ?? new Set()
    idsByTag.set(tag, ids.add(id))
  }
  return key =>
    getQueryCacheTags(key).some(({ tag, id }) => {
      const ids = idsByTag.get(tag)
      return ids !== undefined && (id === undefined || ids.has(undefined) || ids.has(id))
    })
}

const cacheTags: ReadonlySet<string> = new Set(Object.values(responseTags).flatMap(({ tags }) => tags))
const isCacheTag = (name: string): name is CacheTag => cacheTags.has(name)

function resourceTags(tag: CacheTag, method: unknown, { id, filter }: Record<string, unknown>): RecordCacheTag[] {
  if (method === 'getOne' && typeof id === 'string') return [{ tag, id }]
  return [{ tag }, ...memberListTags(toObject(filter))]
}

const memberListTags = (filter: Record<string, unknown>): RecordCacheTag[] =>
  (['collections', 'readlists'] as const).map(tag => toCacheTagRef(tag, filter)).filter(({ id }) => id !== undefined)

function toCacheTagRef(tag: CacheTag, members: object | undefined): RecordCacheTag {
  const id = toObject(members)[idFieldNameByTag[tag] ?? '']
  return typeof id === 'string' && id !== '' ? { tag, id } : { tag }
}

const toObject = (value: unknown): Record<string, unknown> => ({ ...(typeof value === 'object' ? value : undefined) })

const ownValue = <T extends object>(table: T, key: string): T[keyof T] | undefined =>
  Object.hasOwn(table, key) ? table[key as keyof T] : undefined
