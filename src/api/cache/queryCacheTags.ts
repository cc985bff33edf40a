import { type CacheTag, idMembers, responseTags } from '../../generated/cacheTags'

/** Cache tag of all records of a resource, or of one record if `id` is set. */
export type CacheTagRef = { tag: CacheTag; id?: string }

/**
 * Limits the tags of a live event or a write to single records, where the ids of the records are known.
 * @param tags  tags of the event or operation (generated/cacheTags)
 * @param members  data of the event or parameters of the call, which may contain ids
 */
export const toCacheTagRefs = (tags: readonly CacheTag[], members: object | undefined): CacheTagRef[] =>
  tags.map(tag => toCacheTagRef(tag, members))

/**
 * Returns the cache tags of a query by its key. Keys of generated hooks are `[operationId, arguments]`. Keys of react-admin are
 * `[resource, method, parameters]` with resources named like cache tags. Other keys have no tags.
 */
export function getQueryCacheTags([name, second, third]: readonly unknown[]): CacheTagRef[] {
  if (typeof name !== 'string') return []
  const response = ownValue(responseTags, name)
  if (response) {
    const [first, ...others] = response.tags
    if (!first) return []
    const firstTag = response.isAboutAll ? { tag: first } : toCacheTagRef(first, toObject(second))
    return [firstTag, ...others.map(tag => ({ tag }))]
  }
  return isCacheTag(name) ? resourceTags(name, second, toObject(third)) : []
}

/** Whether a change of the tagged data may affect the query with a key. */
export const isQueryAffectedByTag = (key: readonly unknown[], { tag, id }: CacheTagRef): boolean =>
  getQueryCacheTags(key).some(
    cached => cached.tag === tag && (cached.id === undefined || id === undefined || cached.id === id),
  )

const cacheTags: ReadonlySet<string> = new Set(Object.values(responseTags).flatMap(({ tags }) => tags))
const isCacheTag = (name: string): name is CacheTag => cacheTags.has(name)

function resourceTags(tag: CacheTag, method: unknown, { id, filter }: Record<string, unknown>): CacheTagRef[] {
  if (method === 'getOne' && typeof id === 'string') return [{ tag, id }]
  return [{ tag }, ...memberListTags(toObject(filter))]
}

/** Returns the tag of the collection or read list that a list is filtered by. */
const memberListTags = (filter: Record<string, unknown>): CacheTagRef[] =>
  (['collections', 'readlists'] as const).map(tag => toCacheTagRef(tag, filter)).filter(({ id }) => id !== undefined)

function toCacheTagRef(tag: CacheTag, members: object | undefined): CacheTagRef {
  const id = toObject(members)[idMembers[tag] ?? '']
  return typeof id === 'string' && id !== '' ? { tag, id } : { tag }
}

const toObject = (value: unknown): Record<string, unknown> => ({ ...(typeof value === 'object' ? value : undefined) })

const ownValue = <T extends object>(table: T, key: string): T[keyof T] | undefined =>
  Object.hasOwn(table, key) ? table[key as keyof T] : undefined
