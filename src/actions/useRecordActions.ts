import { useCurrentUser } from '../access/SessionContext'
import { listAvailableActions, type RecordActionName, runRecordAction } from './availableActions'
import { useContainingList } from './membership/ContainingListProvider'
import type { ResourceWithActions } from './perRecordActionTable'
import type { TitledRecord } from './runPerRecordAction'

export type { TitledRecord } from './runPerRecordAction'

/** Returns the available actions for the given records in menu order. Also returns a function that runs an action. */
export function useRecordActions<Resource extends ResourceWithActions>(
  resource: Resource,
  titledRecords: readonly TitledRecord<Resource>[],
) {
  const user = useCurrentUser()
  const containingList = useContainingList()
  const records = titledRecords.map(({ record }) => record)
  return {
    names: listAvailableActions(user, resource, titledRecords.length, records, containingList),
    run: (name: RecordActionName) =>
      runRecordAction(name, resource, {
        total: titledRecords.length,
        title: titledRecords[0]?.title ?? '',
        records: titledRecords,
        containingList,
      }),
  }
}
