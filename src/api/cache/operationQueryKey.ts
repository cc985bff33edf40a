import type { OperationId, WritingOperationId } from '../../generated/operations'

/**
 * Returns a query key for a query without a generated hook. The query has the cache tags of an operation.
 * @param operation operation whose cache tags apply to the query
 * @param members values that distinguish queries of the operation; an id limits the tags to a record
 */
export const operationQueryKey = (operation: Exclude<OperationId, WritingOperationId>, members: object) =>
  [operation, members] as const
