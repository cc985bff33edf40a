import type { OperationId, WritingOperationId } from '../../generated/operations'

/**
 * Returns the key for a query without a generated hook. The query is invalidated together with the responses of an operation.
 * @param operation  operation whose cache tags apply to the query
 * @param members  values that distinguish queries of the operation; ids under their parameter names limit the tags to records
 */
export const operationQueryKey = (operation: Exclude<OperationId, WritingOperationId>, members: object) =>
  [operation, members] as const
