import type { OperationId, WritingOperationId } from '../../generated/operations'

/**
 * Returns a query key for a query without a generated hook.
 * @param operation operation whose cache tags the query has
 * @param members values that distinguish queries of the operation; an id limits the tags to a record
 */
export const createOperationQueryKey = (operation: Exclude<OperationId, WritingOperationId>, members: object) =>
  [operation, members] as const
