import type { OperationId, WritingOperationId } from '../../generated/operations'

/**
 * Returns the key of a query without a generated hook. Its data is invalidated like the response of an operation.
 * @param operation  operation whose cache tags apply
 * @param members  distinguish queries of the same operation; ids under their parameter names limit the tags to records
 */
export const operationQueryKey = (operation: Exclude<OperationId, WritingOperationId>, members: object) =>
  [operation, members] as const
