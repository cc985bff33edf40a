import { showNotice } from '../api/notices'
import { ignoreNotFoundError } from '../api/records/ignoreNotFoundError'
import type { ConfirmDialogRequest } from '../dialogs/ConfirmDialog'
import { openDialog } from '../dialogs/dialogStore'
import { translate } from '../language/interfaceLanguage'
import { startBulkActionRun } from './bulk/bulkActionRuns'
import type { PerRecordActionData } from './perRecordActionData'
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

/** Record on which a per-record action runs, such as a book. `title` is the display title of the record. */
export type PerRecordActionItem<Resource extends ResourceWithActions> = {
  record: PerRecordActionData[Resource]
  title: string
}

/**
 * Returns whether an action uses the current state of each record. If false, only the ids and titles of the records
 * matter.
 */
export function usesRecordState(name: PerRecordActionId, resource: ResourceWithActions): boolean {
  const { appliesTo, createUndoSnapshot } = getPerRecordActionDefinition(name)
  return appliesTo?.[resource] !== undefined || createUndoSnapshot?.[resource] !== undefined
}

/**
 * Runs an action that sends a separate API call for each record. Skips records that the action would not change,
 * because a call could have side effects. For example, marking a read book as read again would replace its read date.
 * If the action requires a confirmation, opens the confirmation dialog first.
 * @returns whether all calls succeeded. False if the user cancels or no records are given.
 */
export async function runPerRecordAction<Resource extends ResourceWithActions>(
  name: PerRecordActionId,
  resource: Resource,
  selectedRecords: readonly PerRecordActionItem<Resource>[],
): Promise<boolean> {
  if (selectedRecords.length === 0) return false
  const { calls, createUndoSnapshot, appliesTo } = getPerRecordActionDefinition(name)
  const appliesToRecord = appliesTo?.[resource]
  const records = selectedRecords.filter(({ record }) => appliesToRecord?.(record) ?? true)
  if (records.length === 0) {
    showNotice({ kind: 'success', text: translate(`bulk.${name}.done`, { count: 0 }) })
    return true
  }
  const actionCall = calls[resource]
  const textValues = { count: records.length, title: records[0]?.title ?? '' }
  const call = actionCall && (await confirmedCall(name, actionCall, textValues))
  if (!call) return false
  const snapshot = createUndoSnapshot?.[resource]?.()
  return startBulkActionRun({
    name,
    operation: actionCall.operation,
    total: records.length,
    items: records.map(({ record, title }) => ({ id: record.id, title })),
    call: async ({ id }) => {
      await snapshot?.capture(id)
      await call(id)
    },
    undo: snapshot && (({ id }) => snapshot.restore(id)),
  })
}

async function confirmedCall(
  name: PerRecordActionId,
  actionCall: NonNullable<PerRecordActionDefinition['calls'][ResourceWithActions]>,
  textValues: { count: number; title: string },
) {
  const definition = getPerRecordActionDefinition(name)
  const needsConfirmation = textValues.count > (definition.maxUnconfirmedRecords ?? 0)
  const confirmation = actionCall.confirmation ?? (needsConfirmation ? definition.confirmation : undefined)
  const texts = (): ConfirmDialogRequest => ({
    title: translate(`dialog.${name}.title`, textValues),
    text: translate(`dialog.${name}.text`, textValues),
    verb: translate(`dialog.${name}.verb`, textValues),
    danger: confirmation === 'irreversible',
    acknowledge: confirmation === 'irreversible' ? translate(`dialog.${name}.acknowledge`, textValues) : undefined,
  })
  if ('deletes' in actionCall) {
    const deleteRecord = await openDialog('confirmDelete', { ...texts(), resource: actionCall.deletes })
    // A retry also repeats calls whose responses were lost. The server may have deleted these records already, so the
    // error that a record does not exist is ignored.
    return deleteRecord && ((id: string) => deleteRecord(id).catch(ignoreNotFoundError))
  }
  return !confirmation || (await openDialog('confirm', texts())) ? actionCall.call : undefined
}
