import { type RaRecord, useCreate, useDelete, useUpdate } from 'react-admin'
import { invalidateAfterRecordWrite, type WritableResource } from '../../api/records/invalidateAfterRecordWrite'

/**
 * Options of all mutations. `snapshot` is empty, because the app invalidates the queries in `api/cache` instead of
 * react-admin.
 */
const options = { meta: { shownBy: 'dialog' as const }, onMutate: () => ({ snapshot: [] }) }
const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const

/**
 * Creates records through the data provider.
 * @returns a function that resolves to the created record when the mounted queries are up to date, and rejects with the
 *   `ServerError` of the call
 */
export function useCreateRecord<Item extends RaRecord<string>>(
  resource: WritableResource<'create'>,
): (data: object) => Promise<Item> {
  const [create] = useCreate<Item>(resource, undefined, options)
  return async data => {
    // The result is `unknown`, because the declared type of `create` does not include the created record.
    const created: unknown = await create(resource, { data }, pessimistic)
    await invalidateAfterRecordWrite(resource, 'create')
    return created as Item
  }
}

/**
 * Updates records through the data provider.
 * @returns a function of the previous record and the changes in the format of the update call. Resolves when the
 *   mounted queries are up to date; rejects with the `ServerError` of the call
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
 * Deletes records through the data provider. The caller calls `invalidateAfterRecordWrite` after the last deletion.
 * @returns a function that works after its component has unmounted, and rejects with the `ServerError` of the call
 */
export function useDeleteRecord(resource: WritableResource<'delete'>): (id: string) => Promise<void> {
  const [deleteOne] = useDelete(resource, undefined, options)
  return async id => void (await deleteOne(resource, { id }, pessimistic))
}
