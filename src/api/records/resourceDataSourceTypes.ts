/** List query of react-admin. The first page has the number 1. */
export type ResourceListQuery = {
  page: number
  perPage: number
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
  signal?: AbortSignal
}

/** Methods that read and write the records of a resource. Unsupported methods are absent. */
export type ResourceDataSource<T extends { id: string }> = {
  list?(query: ResourceListQuery): Promise<{ items: T[]; total: number }>
  one?(id: string, signal?: AbortSignal): Promise<T>
  /**
   * Fetches several records. Deleted records may be missing in the result. If a resource does not have this method, the
   * method `one` fetches each record.
   * @param known last fetched versions of the records, if available
   */
  many?(ids: string[], signal?: AbortSignal, known?: readonly T[]): Promise<T[]>
  create?(data: object): Promise<T>
  /**
   * Updates a record.
   * @param changes body of the update call
   * @param before record before the change
   * @returns changed record, which the page shows until the next fetch
   */
  update?(id: string, changes: object, before: T): Promise<T>
  remove?(id: string): Promise<unknown>
}
