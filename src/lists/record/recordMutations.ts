import { type RaRecord, useCreate, useDelete, useUpdate } from 'react-admin'
import { invalidateAfterRecordWrite, type WritableResource } from '../../api/records/invalidateAfterRecordWrite'

/**
 * Options of all mutations. The empty `snapshot` prevents react-admin from changing the query cache itself. Longbox
 * invalidates the changed queries instead.
 */
const options = { meta: { shownBy: 'dialog' as const }, onMutate: () => ({ snapshot: [] }) }
const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const

/**
 * Returns a function that creates a record of a resource. The function refetches the visible data and then returns the
 * new record. It rejects with a `ServerError` if the request fails.
 * @param isRefetchAwaited false to return the new record before the visible data is refetched
 */
export function useCreateRecord<Item extends RaRecord<string>>(
  resource: WritableResource<'create'>,
  { isRefetchAwaited = true }: { isRefetchAwaited?: boolean } = {},
): (data: object) => Promise<Item> {
  const [create] = useCreate<Item>(resource, undefined, options)
  return async data => {
    const created: unknown = await create(resource, { data }, pessimistic)
    const refetching = invalidateAfterRecordWrite(resource, 'create')
    if (isRefetchAwaited) await refetching
    return created as Item
  }
}

/**
 * Returns a function that updates a record of a resource. The function takes the previous record and the changed
 * fields. The promise of the function resolves after the visible data is refetched. The promise rejects with a
 * `ServerError` if the request fails.
 */
export function useUpdateRecord(
  resource: WritableResource<'update'>,
): (before: { id: string }, changes: object) => Promise<void> {
  const [update] = useUpdate(resource, undefined, options)
  return async (before, changes) => {
    await update(resource, { id: before.id, data: changes, previousData: before }, pessimistic)
    await invalidateAfterRecordWrite(resource, 'update', before.id)
  }
}

/**
 * Returns a function that deletes a record by id. The function also works after the component has unmounted. It rejects
 * with a `ServerError` if the request fails. It does not refetch data, so the caller must call
 * `invalidateAfterRecordWrite` after the last deletion.
 */
export function useDeleteRecord(resource: WritableResource<'delete'>): (id: string) => Promise<void> {
  const [deleteOne] = useDelete(resource, undefined, options)
  return async id => void (await deleteOne(resource, { id }, pessimistic))
}
