import type { OperationId, WriteOperationId } from '../../generated/operations'

/**
 * Returns the key of a TanStack query that does not use a generated hook.
 * @param operation operationId of the call. It determines the cache tags of the query.
 * @param members parameters of the query. If they contain the id of a record, the cache tags apply only to this record.
 */
export const createOperationQueryKey = (operation: Exclude<OperationId, WriteOperationId>, members: object) =>
  [operation, members] as const
