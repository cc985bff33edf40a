import type { LucideIcon } from 'lucide-react'
import { hasPermission } from '../access/permissions'
import type { User } from '../generated/model.schemas'
import type { ContainingCollectionOrReadList } from './membership/ContainingCollectionOrReadListProvider'
import {
  getPerRecordActionDefinition,
  type PerRecordActionId,
  perRecordActionIds,
  type RecordTypeByResource,
  type ResourceWithActions,
} from './perRecordActionDefinitions'
import { type RecordWithTitle, runPerRecordAction } from './runPerRecordAction'
import {
  getWholeSelectionActionDefinition,
  type WholeSelectionActionId,
  wholeSelectionActionIds,
} from './wholeSelectionActionDefinitions'

/**
 * Name of an action. An action either sends an API call for each record, or handles all selected records at once, for
 * example in a dialog.
 */
export type RecordActionId = PerRecordActionId | WholeSelectionActionId

const wholeSelectionActionsIndex = perRecordActionIds.indexOf('markUnread') + 1

/** Names of all actions in menu order. */
export const allRecordActionIds: readonly RecordActionId[] = [
  ...perRecordActionIds.slice(0, wholeSelectionActionsIndex),
  ...wholeSelectionActionIds,
  ...perRecordActionIds.slice(wholeSelectionActionsIndex),
]

/** Returns whether an action handles all selected records in a single step. */
export const isWholeSelectionAction = (name: RecordActionId): name is WholeSelectionActionId =>
  wholeSelectionActionIds.some(dialogAction => dialogAction === name)

/** Returns whether the action removes records from the collection or read list that contains them. */
export const isRemoveMembersAction = (name: RecordActionId): boolean =>
  isWholeSelectionAction(name) && getWholeSelectionActionDefinition(name).containingKind !== undefined

/** Returns the menu icon of an action and whether the action is destructive. */
export function getActionAppearance(name: RecordActionId): { icon: LucideIcon; isDestructive: boolean } {
  return isWholeSelectionAction(name)
    ? { icon: getWholeSelectionActionDefinition(name).icon, isDestructive: false }
    : {
        icon: getPerRecordActionDefinition(name).icon,
        isDestructive: getPerRecordActionDefinition(name).confirmation === 'irreversible',
      }
}

/**
 * Lists the actions that a user may run on a set of records.
 * @param total number of records
 * @param records all records of the set, or undefined if some of them are not loaded
 * @param containingList the collection or read list that the page shows, or undefined on other pages
 */
export function listAvailableActions<Resource extends ResourceWithActions>(
  user: Pick<User, 'roles'>,
  resource: Resource,
  total: number,
  records: readonly RecordTypeByResource[Resource][] | undefined,
  containingList?: ContainingCollectionOrReadList,
): RecordActionId[] {
  return listApplicableActions(user, resource, records, containingList).filter(
    name => total >= getMinRecordsOfAction(name) && total <= getMaxRecordsOfAction(name),
  )
}

/**
 * Lists the actions that {@link listAvailableActions} omits only because there are too many records. Excludes actions
 * for a single record. The parameters are the same as those of {@link listAvailableActions}.
 */
export function listActionsExceedingMaxRecords<Resource extends ResourceWithActions>(
  ...request: Parameters<typeof listAvailableActions<Resource>>
): RecordActionId[] {
  const [user, resource, total, records, containingList] = request
  return listApplicableActions(user, resource, records, containingList).filter(
    name => total > getMaxRecordsOfAction(name) && getMaxRecordsOfAction(name) > 1,
  )
}

/**
 * Returns the maximum number of records for an action. An action that sends a call for each record has the maximum
 * `Infinity`.
 */
export const getMaxRecordsOfAction = (name: RecordActionId): number =>
  isWholeSelectionAction(name) ? getWholeSelectionActionDefinition(name).maxRecords : Number.POSITIVE_INFINITY

const getMinRecordsOfAction = (name: RecordActionId): number =>
  (isWholeSelectionAction(name) && getWholeSelectionActionDefinition(name).minRecords) || 1

function listApplicableActions<Resource extends ResourceWithActions>(
  user: Pick<User, 'roles'>,
  resource: Resource,
  records: readonly RecordTypeByResource[Resource][] | undefined,
  containingList: ContainingCollectionOrReadList | undefined,
): RecordActionId[] {
  return allRecordActionIds.filter(name => {
    if (isWholeSelectionAction(name)) {
      const { handlers, permission, appliesTo, handles, containingKind } = getWholeSelectionActionDefinition(name)
      if (containingKind && (containingList?.kind !== containingKind || containingList.list.filtered)) return false
      const appliesToRecord = appliesTo?.[resource]
      const handlesRecord = handles?.[resource]
      return (
        handlers[resource] !== undefined &&
        hasPermission(user, permission) &&
        (!appliesToRecord || records?.every(appliesToRecord) === true) &&
        (!handlesRecord || !records || records.some(handlesRecord))
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

/** Runs an action. Resolves when the action has ended or the user has canceled the action. */
export async function runRecordAction<Resource extends ResourceWithActions>(
  name: RecordActionId,
  resource: Resource,
  records: readonly RecordWithTitle<Resource>[],
  containingList?: ContainingCollectionOrReadList,
): Promise<unknown> {
  if (!isWholeSelectionAction(name)) return runPerRecordAction(name, resource, records)
  const handler = getWholeSelectionActionDefinition(name).handlers[resource]
  return handler?.(
    records.map(({ record }) => record),
    containingList,
  )
}
