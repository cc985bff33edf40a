import type { OperationId, WritingOperationId } from '../../generated/operations'

/**
 * The key of a query that is not one generated hook: what it caches is invalidated like the response of an operation.
 * @param operation  whose tags the cached data has
 * @param members  tell this query from others of the operation; ids by their parameter names narrow the tags
 */
export const operationKey = (operation: Exclude<OperationId, WritingOperationId>, members: object) =>
  [operation, members] as const
