import type { ResourceDataSource } from './resourceDataSourceTypes'

type Method = keyof ResourceDataSource<{ id: string }>

/**
 * Creates a data source of a resource. Imports the code of the data source at the first call of a method.
 * @param load imports the data source
 * @param methods names of the supported methods
 */
export function lazyDataSource<T extends { id: string }>(
  load: () => Promise<ResourceDataSource<T>>,
  ...methods: readonly Method[]
): ResourceDataSource<T> {
  const call =
    (method: Method) =>
    async (...args: unknown[]) => {
      const source = await load()
      return (source[method] as (...args: unknown[]) => unknown).apply(source, args)
    }
  return Object.fromEntries(methods.map(method => [method, call(method)])) as ResourceDataSource<T>
}
