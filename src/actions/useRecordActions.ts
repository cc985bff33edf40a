import { useCurrentUser } from '../access/SessionContext'
import type { ActionResource } from './actionTable'
import { type AnyActionName, dispatchAction, listAvailableActions } from './availableActions'
import { useContainingList } from './membership/ContainingListProvider'
import type { TitledRecord } from './runAction'

export type { TitledRecord } from './runAction'

/** Returns the available actions for these records in menu order, and a function that runs an action. */
export function useRecordActions<Resource extends ActionResource>(
  resource: Resource,
  titledRecords: readonly TitledRecord<Resource>[],
) {
  const user = useCurrentUser()
  const containingList = useContainingList()
  const records = titledRecords.map(({ record }) => record)
  return {
    names: listAvailableActions(user, resource, titledRecords.length, records, containingList),
    run: (name: AnyActionName) =>
      dispatchAction(name, resource, {
        total: titledRecords.length,
        title: titledRecords[0]?.title ?? '',
        records: titledRecords,
        containingList,
      }),
  }
}
