import type { LucideIcon } from 'lucide-react'
import { hasPermission } from '../access/permissions'
import type { User } from '../generated/model.schemas'
import { type BatchActionId, batchActionIds, getBatchActionDefinition } from './batchActionTable'
import type { ContainingCollectionOrReadList } from './membership/ContainingCollectionOrReadListProvider'
import {
  getPerRecordActionDefinition,
  type PerRecordActionId,
  perRecordActionIds,
  type RecordTypeByResource,
  type ResourceWithActions,
} from './perRecordActionTable'
import { type RecordBatch, runPerRecordAction } from './runPerRecordAction'

/** Name of an action. Batch actions handle all records at once; the other actions send an API call for each record. */
export type RecordActionId = PerRecordActionId | BatchActionId

const batchActionsIndex = perRecordActionIds.indexOf('markUnread') + 1

/** Names of all actions in menu order. */
export const allRecordActionIds: readonly RecordActionId[] = [
  ...perRecordActionIds.slice(0, batchActionsIndex),
  ...batchActionIds,
  ...perRecordActionIds.slice(batchActionsIndex),
]

const isBatchAction = (name: RecordActionId): name is BatchActionId =>
  batchActionIds.some(dialogAction => dialogAction === name)

/** Returns whether the action removes records from the collection or read list that contains them. */
export const isRemoveMembersAction = (name: RecordActionId): boolean =>
  isBatchAction(name) && getBatchActionDefinition(name).containingKind !== undefined

/** Returns the menu icon of an action and whether the action is destructive. */
export function getActionAppearance(name: RecordActionId): { icon: LucideIcon; isDestructive: boolean } {
  return isBatchAction(name)
    ? { icon: getBatchActionDefinition(name).icon, isDestructive: false }
    : {
        icon: getPerRecordActionDefinition(name).icon,
        isDestructive: getPerRecordActionDefinition(name).confirmation === 'irreversible',
      }
}

/**
 * Lists the actions that a user may run on a set of records.
 * @param total number of records
 * @param records the loaded records; undefined if the user selected all records and not all of them are loaded
 * @param containingList the collection or read list that the page shows; undefined on other pages
 */
export function listAvailableActions<Resource extends ResourceWithActions>(
  user: Pick<User, 'roles'>,
  resource: Resource,
  total: number,
  records: readonly RecordTypeByResource[Resource][] | undefined,
  containingList?: ContainingCollectionOrReadList,
): RecordActionId[] {
  return listApplicableActions(user, resource, records, containingList).filter(
    name => total <= getActionBatchLimit(name),
  )
}

/**
 * Returns the actions that {@link listAvailableActions} omits only because too many records are selected. Takes the
 * same parameters.
 */
export function listActionsExceedingBatchLimit<Resource extends ResourceWithActions>(
  ...request: Parameters<typeof listAvailableActions<Resource>>
): RecordActionId[] {
  const [user, resource, total, records, containingList] = request
  return listApplicableActions(user, resource, records, containingList).filter(
    name => total > getActionBatchLimit(name) && getActionBatchLimit(name) > 1,
  )
}

/** Returns the maximum number of records for an action. `Infinity` for an action that sends a call for each record. */
export const getActionBatchLimit = (name: RecordActionId): number =>
  isBatchAction(name) ? getBatchActionDefinition(name).maxRecords : Number.POSITIVE_INFINITY

function listApplicableActions<Resource extends ResourceWithActions>(
  user: Pick<User, 'roles'>,
  resource: Resource,
  records: readonly RecordTypeByResource[Resource][] | undefined,
  containingList: ContainingCollectionOrReadList | undefined,
): RecordActionId[] {
  return allRecordActionIds.filter(name => {
    if (isBatchAction(name)) {
      const { handlers, permission, appliesTo, containingKind } = getBatchActionDefinition(name)
      if (containingKind && (containingList?.kind !== containingKind || containingList.list.filtered)) return false
      const appliesToRecord = appliesTo?.[resource]
      return (
        handlers[resource] !== undefined &&
        hasPermission(user, permission) &&
        (!appliesToRecord || records?.every(appliesToRecord) === true)
      )
    }
    const { calls, permission, appliesTo } = getPerRecordActionDefinition(name)
    const appliesToRecord = appliesTo?.[resource]
    return (
      calls[resource] !== undefined &&
      hasPermission(user, permission) &&
      (!appliesToRecord || !records || records.some(appliesToRecord))
    )
  })
}

/** Runs an action. Resolves when the action has ended or the user has cancelled it. */
export async function runRecordAction<Resource extends ResourceWithActions>(
  name: RecordActionId,
  resource: Resource,
  batch: RecordBatch<Resource>,
): Promise<unknown> {
  if (!isBatchAction(name)) return runPerRecordAction(name, resource, batch)
  const handler = getBatchActionDefinition(name).handlers[resource]
  const { loadedRecords = [], containingList } = await loadRecordsForAction(name, batch)
  return handler?.(loadedRecords, containingList)
}

/**
 * Loads all records of a batch if the action handles all records at once. Returns the batch unchanged if the action
 * handles each record separately or the records are already loaded.
 */
export async function loadRecordsForAction<Resource extends ResourceWithActions>(
  name: RecordActionId,
  batch: RecordBatch<Resource>,
): Promise<RecordBatch<Resource>> {
  if (!isBatchAction(name) || batch.loadedRecords) return batch
  const loadedRecords: RecordTypeByResource[Resource][] = []
  for await (const { record } of batch.records) loadedRecords.push(record)
  return { ...batch, loadedRecords }
}
