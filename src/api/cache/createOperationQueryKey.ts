import type { OperationId, WritingOperationId } from '../../generated/operations'

/**
 * Returns a query key for a query without a generated hook.
 * @param operation operationId that determines the cache tags of the query
 * @param members parameters of the query; if they contain an id, the cache tags apply only to the record with this id
 */
export const createOperationQueryKey = (operation: Exclude<OperationId, WritingOperationId>, members: object) =>
  [operation, members] as const
