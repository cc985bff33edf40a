import { type CacheTag, idFieldNameByTag } from '../../generated/cacheTags'
import type { WriteOperationId } from '../../generated/operations'
import { reportServerWrite } from '../cache/serverDataChanges'

const recordWriteOperations = {
  libraries: { create: 'createLibrary', update: 'updateLibrary', delete: 'deleteLibrary' },
  series: { update: 'updateSeriesMetadata' },
  books: { update: 'updateBookMetadata' },
  pageHashes: { update: 'updatePageHash' },
  collections: { create: 'createCollection', update: 'updateCollection', delete: 'deleteCollection' },
  readlists: { create: 'createReadList', update: 'updateReadList', delete: 'deleteReadList' },
  users: { create: 'createUser', update: 'updateUser', delete: 'deleteUser' },
  apiKeys: { create: 'createApiKey', delete: 'deleteApiKey' },
  serverSettings: { update: 'updateServerSettings' },
  clientSettings: { update: 'updateGlobalClientSettings' },
} as const satisfies { [Tag in CacheTag]?: Partial<Record<WriteMethod, WriteOperationId>> }

type WriteMethod = 'create' | 'update' | 'delete'

/** Names of the resources that support the write method `Method`. */
export type WritableResource<Method extends WriteMethod> = {
  [Resource in keyof typeof recordWriteOperations]: Method extends keyof (typeof recordWriteOperations)[Resource]
    ? Resource
    : never
}[keyof typeof recordWriteOperations]

/**
 * Invalidates the cached queries that a write of a record affects.
 * @param method  write method that has completed
 * @param id  id of the record. Absent after `create`.
 * @returns promise that resolves when the mounted queries are up to date
 */
export function invalidateAfterRecordWrite<Method extends WriteMethod>(
  resource: WritableResource<Method>,
  method: Method,
  id?: string,
): Promise<void> {
  const writes: Partial<Record<WriteMethod, WriteOperationId>> = recordWriteOperations[resource]
  const operation = writes[method]
  const idMember = idFieldNameByTag[resource]
  return operation ? reportServerWrite(operation, id && idMember ? { [idMember]: id } : undefined) : Promise.resolve()
}
