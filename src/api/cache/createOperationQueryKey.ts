import type { OperationId, WritingOperationId } from '../../generated/operations'

/**
 * Returns a query key for a query without a generated hook.
 * @param operation operationId that determines the cache tags of the query
 * @param members parameters of the query; an id limits the cache tags to a record
 */
export const createOperationQueryKey = (operation: Exclude<OperationId, WritingOperationId>, members: object) =>
  [operation, members] as const
