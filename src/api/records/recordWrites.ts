import { type CacheTag, idMembers } from '../../generated/cacheTags'
import type { WritingOperationId } from '../../generated/operations'
import { reportWrite } from '../cache/dataChanges'

/** OperationId of each write, by react-admin resource and method. */
const recordWrites = {
  libraries: { create: 'createLibrary', update: 'updateLibrary', delete: 'deleteLibrary' },
  series: { update: 'updateSeriesMetadata' },
  books: { update: 'updateBookMetadata' },
  collections: { create: 'createCollection', update: 'updateCollection', delete: 'deleteCollection' },
  readlists: { create: 'createReadList', update: 'updateReadList', delete: 'deleteReadList' },
} as const satisfies { [Tag in CacheTag]?: Partial<Record<WriteMethod, WritingOperationId>> }

type WriteMethod = 'create' | 'update' | 'delete'

/** Names of the resources that support a write method. */
export type WritableResource<Method extends WriteMethod> = {
  [Resource in keyof typeof recordWrites]: Method extends keyof (typeof recordWrites)[Resource] ? Resource : never
}[keyof typeof recordWrites]

/**
 * Invalidates the cached queries that a write of a record affects.
 * @param method  write method that has completed
 * @param id  id of the record; absent after `create`
 * @returns resolves when the mounted queries are up to date
 */
export function afterRecordWrite<Method extends WriteMethod>(
  resource: WritableResource<Method>,
  method: Method,
  id?: string,
): Promise<void> {
  const writes: Partial<Record<WriteMethod, WritingOperationId>> = recordWrites[resource]
  const operation = writes[method]
  const idMember = idMembers[resource]
  return operation ? reportWrite(operation, id && idMember ? { [idMember]: id } : undefined) : Promise.resolve()
}
