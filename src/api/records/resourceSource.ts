/** What a react-admin list asks for. Pages are counted from 1. */
export type ResourceListQuery = {
  page: number
  perPage: number
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
  signal?: AbortSignal
}

/**
 * How one resource is read and written through the generated calls. Each resource folder has one; react-admin's data provider
 * is made of them. What a resource cannot do is absent.
 */
export type ResourceSource<T extends { id: string }> = {
  list?(query: ResourceListQuery): Promise<{ items: T[]; total: number }>
  one?(id: string, signal?: AbortSignal): Promise<T>
  /**
   * Without it `one` is asked for each.
   * @param known  how they were when they were last read, where that is known; what is gone since may be left out
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
