import type { ConfirmDialogRequest } from '../dialogs/ConfirmDialog'
import { openDialog } from '../dialogs/dialogStore'
import { translate } from '../language/interfaceLanguage'
import type { BulkActionItem } from '../machines/bulkActionMachine'
import { startBulkActionRun } from './bulk/bulkActionRuns'
import type { ContainingCollectionOrReadList } from './membership/ContainingCollectionOrReadListProvider'
import {
  getPerRecordActionDefinition,
  type PerRecordActionDefinition,
  type PerRecordActionId,
  type RecordTypeByResource,
  type ResourceWithActions,
} from './perRecordActionDefinitions'

/** A record with its display title. */
export type RecordWithTitle<Resource extends ResourceWithActions> = {
  record: RecordTypeByResource[Resource]
  title: string
}

/**
 * Records on which an action runs. The records may come from an iterator that loads them during the action, so their
 * number is not limited.
 */
export type RecordBatch<Resource extends ResourceWithActions> = {
  total: number
  /** Title of the first record. Confirmation dialogs for a single record show this title. */
  title: string
  records: AsyncIterable<RecordWithTitle<Resource>> | Iterable<RecordWithTitle<Resource>>
  /** All records of the batch. Undefined if the records are not loaded. */
  loadedRecords?: readonly RecordTypeByResource[Resource][]
  containingList?: ContainingCollectionOrReadList
}

/**
 * Runs an action that sends an API call for each record. If the action requires a confirmation, opens the confirmation
 * dialog first.
 * @returns whether all calls succeeded. False if the user cancels.
 */
export async function runPerRecordAction<Resource extends ResourceWithActions>(
  name: PerRecordActionId,
  resource: Resource,
  batch: RecordBatch<Resource>,
): Promise<boolean> {
  const { calls, confirmation, createUndoSnapshot } = getPerRecordActionDefinition(name)
  const actionCall = calls[resource]
  const call = actionCall && (await confirmedCall(name, actionCall, actionCall.confirmation ?? confirmation, batch))
  if (!call) return false
  const snapshot = createUndoSnapshot?.[resource]?.()
  const { items, getRecord, releaseRecord } = trackRecords(
    mustLoadAllFirst(resource) ? await collectAll(batch.records) : batch.records,
  )
  return startBulkActionRun({
    name,
    operation: actionCall.operation,
    total: batch.total,
    items,
    call: async ({ id }) => {
      const record = getRecord(id)
      if (record) await snapshot?.capture(record)
      await call(id)
      releaseRecord(id)
    },
    undo: snapshot && (({ id }) => snapshot.restore(id)),
  })
}

/**
 * Returns whether all records must be loaded before the first API call. This is necessary for collections and read
 * lists, because their only actions delete records. If the records were loaded page by page, each deletion would move
 * the next records to an earlier page, and the action would skip them.
 */
const mustLoadAllFirst = (resource: ResourceWithActions) => resource === 'collections' || resource === 'readlists'

async function collectAll<Resource extends ResourceWithActions>(
  records: RecordBatch<Resource>['records'],
): Promise<RecordWithTitle<Resource>[]> {
  const collected: RecordWithTitle<Resource>[] = []
  for await (const titledRecord of records) collected.push(titledRecord)
  return collected
}

async function confirmedCall(
  name: PerRecordActionId,
  actionCall: NonNullable<PerRecordActionDefinition['calls'][ResourceWithActions]>,
  confirmation: PerRecordActionDefinition['confirmation'],
  { total, title }: Pick<RecordBatch<ResourceWithActions>, 'total' | 'title'>,
) {
  const textValues = { count: total, title }
  const texts = (): ConfirmDialogRequest => ({
    title: translate(`dialog.${name}.title`, textValues),
    text: translate(`dialog.${name}.text`, textValues),
    verb: translate(`dialog.${name}.verb`, textValues),
    danger: confirmation === 'irreversible',
    acknowledge: confirmation === 'simple' ? undefined : translate(`dialog.${name}.acknowledge`, textValues),
  })
  if ('deletes' in actionCall) return openDialog('confirmDelete', { ...texts(), resource: actionCall.deletes })
  return !confirmation || (await openDialog('confirm', texts())) ? actionCall.call : undefined
}

function trackRecords<Resource extends ResourceWithActions>(records: RecordBatch<Resource>['records']) {
  const recordsById = new Map<string, RecordTypeByResource[Resource]>()
  const iterator = Symbol.asyncIterator in records ? records[Symbol.asyncIterator]() : records[Symbol.iterator]()
  const next = async (): Promise<IteratorResult<BulkActionItem>> => {
    const result = await iterator.next()
    if (result.done) return { done: true, value: undefined }
    const { record, title } = result.value
    recordsById.set(record.id, record)
    return { done: false, value: { id: record.id, title } }
  }
  return {
    items: { [Symbol.asyncIterator]: () => ({ next }) },
    getRecord: (id: string) => recordsById.get(id),
    releaseRecord: (id: string) => recordsById.delete(id),
  }
}
