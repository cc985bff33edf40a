import type { DataProvider, Identifier, RaRecord } from 'react-admin'
import { afterWrite } from '../cache/changes'
import type { ResourceListQuery, ResourceSource } from './resourceSource'

type AnyRecord = RaRecord<string>
type Sources = Record<string, ResourceSource<AnyRecord>>
type ListParams = Partial<{
  pagination: { page: number; perPage: number }
  sort: { field: string; order: 'ASC' | 'DESC' }
  filter: Record<string, unknown>
  signal: AbortSignal
}>

type ManyParams = { ids: Identifier[]; signal?: AbortSignal; meta?: { known?: readonly AnyRecord[] } }

/**
 * Creates the data provider of react-admin over the data sources of the resources.
 * @param sources  data sources by resource name, which is the plural noun of the API
 * @throws (its methods) when a resource does not support a method
 */
export function createDataProvider(sources: Sources): DataProvider {
  const methodOf = <M extends Exclude<keyof ResourceSource<AnyRecord>, 'freshAfter'>>(resource: string, method: M) => {
    const source = sources[resource]
    const call = source?.[method]
    if (!call) throw new Error(`The resource ${resource} has no ${method}`)
    return call.bind(source) as NonNullable<ResourceSource<AnyRecord>[M]>
  }
  const many = (resource: string, ids: string[], signal?: AbortSignal, known?: readonly AnyRecord[]) => {
    if (sources[resource]?.many) return methodOf(resource, 'many')(ids, signal, known)
    const fetchOne = methodOf(resource, 'one')
    return Promise.all(ids.map(id => fetchOne(id, signal)))
  }
  const reportWriteOf = async (resource: string, kind: 'create' | 'update' | 'remove') => {
    const operation = sources[resource]?.freshAfter?.[kind]
    if (operation) await afterWrite(operation)
  }
  const list = async (resource: string, query: ResourceListQuery) => {
    const { items, total } = await methodOf(resource, 'list')(query)
    return { data: items, total }
  }
  const update = async (resource: string, id: Identifier, data: object, before?: object) => {
    const saved = await methodOf(resource, 'update')(String(id), data, { ...before, id: String(id) })
    await reportWriteOf(resource, 'update')
    return saved
  }
  const remove = async (resource: string, id: Identifier) => {
    await methodOf(resource, 'remove')(String(id))
    await reportWriteOf(resource, 'remove')
  }

  const provider = {
    getList: (resource: string, params: ListParams) => list(resource, queryOf(params)),
    getManyReference: (resource: string, params: ListParams & { target: string; id: Identifier }) =>
      list(resource, queryOf({ ...params, filter: { ...params.filter, [params.target]: params.id } })),
    getOne: async (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: await methodOf(resource, 'one')(String(id), signal),
    }),
    getMany: async (resource: string, { ids, signal, meta }: ManyParams) => ({
      data: await many(resource, ids.map(String), signal, meta?.known),
    }),
    create: async (resource: string, { data }: { data: object }) => {
      const created = await methodOf(resource, 'create')(data)
      await reportWriteOf(resource, 'create')
      return { data: created }
    },
    update: async (resource: string, params: { id: Identifier; data: object; previousData?: object }) => ({
      data: await update(resource, params.id, params.data, params.previousData),
    }),
    updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: object }) => {
      for (const id of ids) await update(resource, id, data)
      return { data: ids }
    },
    delete: async (resource: string, { id, previousData }: { id: Identifier; previousData?: object }) => {
      await remove(resource, id)
      return { data: { ...previousData, id } }
    },
    deleteMany: async (resource: string, { ids }: { ids: Identifier[] }) => {
      for (const id of ids) await remove(resource, id)
      return { data: ids }
    },
    supportAbortSignal: true,
  }
  return provider as unknown as DataProvider
}

function queryOf({ pagination, sort, filter, signal }: ListParams): ResourceListQuery {
  return { page: pagination?.page ?? 1, perPage: pagination?.perPage ?? 20, sort, filter: filter ?? {}, signal }
}
