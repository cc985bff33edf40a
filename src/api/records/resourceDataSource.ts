/** Query of a react-admin list. Pages count from 1. */
export type ResourceListQuery = {
  page: number
  perPage: number
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
  signal?: AbortSignal
}

/**
 * Reads and writes of a resource through the generated calls. Each resource folder has a data source; the data provider of
 * react-admin combines them. Unsupported methods are absent.
 */
export type ResourceDataSource<T extends { id: string }> = {
  list?(query: ResourceListQuery): Promise<{ items: T[]; total: number }>
  one?(id: string, signal?: AbortSignal): Promise<T>
  /**
   * Fetches several records. Without it, `one` is called for each id.
   * @param known  last fetched versions, if available; deleted records may be missing from the result
   */
  many?(ids: string[], signal?: AbortSignal, known?: readonly T[]): Promise<T[]>
  create?(data: object): Promise<T>
  /**
   * @param changes  body of the update call
   * @param before  the record before the change
   * @returns the record with the changes; react-admin shows it until the record has been refetched
   */
  update?(id: string, changes: object, before: T): Promise<T>
  remove?(id: string): Promise<unknown>
}
