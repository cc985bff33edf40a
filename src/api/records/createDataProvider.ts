import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import type { ResourceDataSource, ResourceListQuery } from './resourceDataSourceTypes'

type AnyRecord = RaRecord<string>
type DataSources = Record<string, ResourceDataSource<AnyRecord>>
type RaListParams = Partial<{
  pagination: { page: number; perPage: number }
  sort: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
  signal: AbortSignal
}>

type RaGetManyParams = { ids: Identifier[]; signal?: AbortSignal; meta?: { known?: readonly AnyRecord[] } }
type UpdateParams = { id: Identifier; data: object; previousData?: object }

/**
 * Creates the data provider of react-admin from the data sources of all resources. If a data source does not support a
 * method, the method throws an Error.
 * @param sources data sources by resource name, such as `books`
 */
export function createDataProvider(sources: DataSources): DataProvider {
  const methodOf = <M extends keyof ResourceDataSource<AnyRecord>>(resource: string, method: M) => {
    const source = sources[resource]
    const call = source?.[method]
    if (!call) throw new Error(`The resource ${resource} has no ${method}`)
    return call.bind(source) as NonNullable<ResourceDataSource<AnyRecord>[M]>
  }
  const fetchMany = (resource: string, ids: string[], signal?: AbortSignal, known?: readonly AnyRecord[]) => {
    if (sources[resource]?.many) return methodOf(resource, 'many')(ids, signal, known)
    const fetchOne = methodOf(resource, 'one')
    return Promise.all(ids.map(id => fetchOne(id, signal)))
  }
  const provider = {
    getList: async (resource: string, params: RaListParams) => {
      const { items, total } = await methodOf(resource, 'list')(toListQuery(params))
      return { data: items, total }
    },
    getOne: async (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: await methodOf(resource, 'one')(String(id), signal),
    }),
    getMany: async (resource: string, { ids, signal, meta }: RaGetManyParams) => ({
      data: await fetchMany(resource, ids.map(String), signal, meta?.known),
    }),
    create: async (resource: string, { data }: { data: object }) => ({
      data: await methodOf(resource, 'create')(data),
    }),
    update: async (resource: string, { id, data, previousData }: UpdateParams) => ({
      data: await methodOf(resource, 'update')(String(id), data, { ...previousData, id: String(id) }),
    }),
    delete: async (resource: string, { id }: { id: Identifier }) => {
      await methodOf(resource, 'remove')(String(id))
      return { data: { id } }
    },
    supportAbortSignal: true,
  }
  return provider as unknown as DataProvider
}

function toListQuery({ pagination, sort, filter, signal }: RaListParams): ResourceListQuery {
  return { page: pagination?.page ?? 1, perPage: pagination?.perPage ?? 20, sort, filter: filter ?? {}, signal }
}
