import { type CacheTag, idMembers, responseTags } from '../../generated/cacheTags'

/** Cache tag; `id` limits it to one record. */
export type TagRef = { tag: CacheTag; id?: string }

/**
 * Returns the tags that a live event or a write changes.
 * @param tags  tags of the event or operation (generated/cacheTags)
 * @param members  data of the event or parameters of the call; their ids limit the tags to records
 */
export const toTagRefs = (tags: readonly CacheTag[], members: object | undefined): TagRef[] =>
  tags.map(tag => toTagRef(tag, members))

/**
 * Returns the tags of the response under a query key. Generated hooks use keys `[operationId, arguments]`, react-admin uses keys
 * `[resource, method, parameters]` with resources named like cache tags. Other keys have no tags.
 */
export function queryTags([name, second, third]: readonly unknown[]): TagRef[] {
  if (typeof name !== 'string') return []
  const response = ownValue(responseTags, name)
  if (response) {
    const [first, ...others] = response.tags
    if (!first) return []
    const narrowed = response.isAboutAll ? { tag: first } : toTagRef(first, toObject(second))
    return [narrowed, ...others.map(tag => ({ tag }))]
  }
  return isCacheTag(name) ? resourceTags(name, second, toObject(third)) : []
}

/** Whether a change of the tag may affect the response under a query key. */
export const isQueryTagged = (key: readonly unknown[], { tag, id }: TagRef): boolean =>
  queryTags(key).some(cached => cached.tag === tag && (cached.id === undefined || id === undefined || cached.id === id))

const cacheTags: ReadonlySet<string> = new Set(Object.values(responseTags).flatMap(({ tags }) => tags))
const isCacheTag = (name: string): name is CacheTag => cacheTags.has(name)

function resourceTags(tag: CacheTag, method: unknown, { id, filter }: Record<string, unknown>): TagRef[] {
  if (method === 'getOne' && typeof id === 'string') return [{ tag, id }]
  return [{ tag }, ...memberListTags(toObject(filter))]
}

/** Tags of the collection or read list that a list is filtered by. */
const memberListTags = (filter: Record<string, unknown>): TagRef[] =>
  (['collections', 'readlists'] as const).map(tag => toTagRef(tag, filter)).filter(({ id }) => id !== undefined)

function toTagRef(tag: CacheTag, members: object | undefined): TagRef {
  const id = toObject(members)[idMembers[tag] ?? '']
  return typeof id === 'string' && id !== '' ? { tag, id } : { tag }
}

const toObject = (value: unknown): Record<string, unknown> => ({ ...(typeof value === 'object' ? value : undefined) })

const ownValue = <T extends object>(table: T, key: string): T[keyof T] | undefined =>
  Object.hasOwn(table, key) ? table[key as keyof T] : undefined
