/** Query of a react-admin list. Pages count from 1. */
export type ResourceListQuery = {
  page: number
  perPage: number
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
  signal?: AbortSignal
}

/**
 * Read and write methods of a resource, implemented with the generated calls. The data provider of react-admin combines the data
 * sources of all resources. Unsupported methods are absent.
 */
export type ResourceDataSource<T extends { id: string }> = {
  list?(query: ResourceListQuery): Promise<{ items: T[]; total: number }>
  one?(id: string, signal?: AbortSignal): Promise<T>
  /**
   * Fetches several records. Deleted records may be missing from the result. `one` replaces this method if it is absent.
   * @param known  last fetched versions of the records, if available
   */
  many?(ids: string[], signal?: AbortSignal, known?: readonly T[]): Promise<T[]>
  create?(data: object): Promise<T>
  /**
   * Updates a record.
   * @param changes  body of the update call
   * @param before  record before the change
   * @returns record with the changes; react-admin shows it until the record is refetched
   */
  update?(id: string, changes: object, before: T): Promise<T>
  remove?(id: string): Promise<unknown>
}
