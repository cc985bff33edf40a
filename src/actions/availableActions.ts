import type { LucideIcon } from 'lucide-react'
import { hasPermission } from '../access/permissions'
import type { User } from '../generated/model.schemas'
import {
  type ActionName,
  type ActionRecordTypes,
  type ActionResource,
  actionNames,
  getActionDefinition,
} from './actionTable'
import { type DialogActionName, dialogActionNames, getDialogActionDefinition } from './dialogActionTable'
import type { ContainingList } from './membership/ContainingListProvider'
import { type RecordBatch, runAction } from './runAction'

/** An action with one call per record, or an action that opens a dialog for all records. */
export type AnyActionName = ActionName | DialogActionName

const dialogActionsIndex = actionNames.indexOf('markUnread') + 1

/** All actions in menu order: read status, dialog actions, other actions, destructive actions. */
export const allActionNames: readonly AnyActionName[] = [
  ...actionNames.slice(0, dialogActionsIndex),
  ...dialogActionNames,
  ...actionNames.slice(dialogActionsIndex),
]

const isDialogAction = (name: AnyActionName): name is DialogActionName =>
  dialogActionNames.some(dialogAction => dialogAction === name)

/** Returns whether the action removes the records from the collection or read list that lists them. */
export const removesFromContainingList = (name: AnyActionName): boolean =>
  isDialogAction(name) && getDialogActionDefinition(name).containingKind !== undefined

/** Returns the menu icon of an action and whether the action is destructive. */
export function getActionAppearance(name: AnyActionName): { icon: LucideIcon; isDestructive: boolean } {
  return isDialogAction(name)
    ? { icon: getDialogActionDefinition(name).icon, isDestructive: false }
    : { icon: getActionDefinition(name).icon, isDestructive: getActionDefinition(name).confirmation === 'irreversible' }
}

/**
 * Lists the actions that the user may run on these records: the permission is granted, the batch limit is not exceeded,
 * and the action applies to the records. An action with one call per record must apply to at least one loaded record; a
 * dialog action must apply to all of them.
 * @param total  number of records
 * @param records  the loaded records; undefined when "select all" is active and the records are not loaded
 * @param containingList  the collection or read list that lists the records. Actions that write its members are left out when
 *   it hides some members from the user
 */
export function listAvailableActions<Resource extends ActionResource>(
  user: Pick<User, 'roles'>,
  resource: Resource,
  total: number,
  records: readonly ActionRecordTypes[Resource][] | undefined,
  containingList?: ContainingList,
): AnyActionName[] {
  return listApplicableActions(user, resource, records, containingList).filter(
    name => total <= getActionBatchLimit(name),
  )
}

/**
 * Lists the actions that apply to these records but exceed their batch limit. Actions for a single record are left out.
 */
export function listActionsOverBatchLimit<Resource extends ActionResource>(
  ...request: Parameters<typeof listAvailableActions<Resource>>
): AnyActionName[] {
  const [user, resource, total, records, containingList] = request
  return listApplicableActions(user, resource, records, containingList).filter(
    name => total > getActionBatchLimit(name) && getActionBatchLimit(name) > 1,
  )
}

/**
 * Returns the largest number of records that the action accepts at once; infinite for actions with one call per record.
 */
export const getActionBatchLimit = (name: AnyActionName): number =>
  isDialogAction(name) ? getDialogActionDefinition(name).maxRecords : Number.POSITIVE_INFINITY

function listApplicableActions<Resource extends ActionResource>(
  user: Pick<User, 'roles'>,
  resource: Resource,
  records: readonly ActionRecordTypes[Resource][] | undefined,
  containingList: ContainingList | undefined,
): AnyActionName[] {
  return allActionNames.filter(name => {
    if (isDialogAction(name)) {
      const { handlers, permission, appliesTo, containingKind } = getDialogActionDefinition(name)
      if (containingKind && (containingList?.kind !== containingKind || containingList.list.filtered)) return false
      const appliesToRecord = appliesTo?.[resource]
      return (
        handlers[resource] !== undefined &&
        hasPermission(user, permission) &&
        (!appliesToRecord || records?.every(appliesToRecord) === true)
      )
    }
    const { calls, permission, appliesTo } = getActionDefinition(name)
    const appliesToRecord = appliesTo?.[resource]
    return (
      calls[resource] !== undefined &&
      hasPermission(user, permission) &&
      (!appliesToRecord || !records || records.some(appliesToRecord))
    )
  })
}

/** Runs an action of either kind. Resolves when it has ended or was cancelled. */
export async function dispatchAction<Resource extends ActionResource>(
  name: AnyActionName,
  resource: Resource,
  batch: RecordBatch<Resource>,
): Promise<unknown> {
  if (!isDialogAction(name)) return runAction(name, resource, batch)
  const open = getDialogActionDefinition(name).handlers[resource]
  const { loadedRecords = [], containingList } = await loadRecordsForAction(name, batch)
  return open?.(loadedRecords, containingList)
}

/** Returns the batch with its records loaded when the action is a dialog action, which needs all of them. */
export async function loadRecordsForAction<Resource extends ActionResource>(
  name: AnyActionName,
  batch: RecordBatch<Resource>,
): Promise<RecordBatch<Resource>> {
  if (!isDialogAction(name) || batch.loadedRecords) return batch
  const loadedRecords: ActionRecordTypes[Resource][] = []
  for await (const { record } of batch.records) loadedRecords.push(record)
  return { ...batch, loadedRecords }
}
