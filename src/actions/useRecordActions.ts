import { useCurrentUser } from '../access/SessionContext'
import { useRerenderWhenOfflineBookIdsChange } from '../api/offline/offlineBooks'
import { listAvailableActions, type RecordActionId, runRecordAction } from './availableActions'
import { useContainingCollectionOrReadList } from './membership/ContainingCollectionOrReadListProvider'
import type { ResourceWithActions } from './perRecordActionDefinitions'
import type { RecordWithTitle } from './runPerRecordAction'

export type { RecordWithTitle } from './runPerRecordAction'

/** Returns the available actions for the given records in menu order. Also returns a function that runs an action. */
export function useRecordActions<Resource extends ResourceWithActions>(
  resource: Resource,
  titledRecords: readonly RecordWithTitle<Resource>[],
) {
  const user = useCurrentUser()
  useRerenderWhenOfflineBookIdsChange(user.id)
  const containingList = useContainingCollectionOrReadList()
  const records = titledRecords.map(({ record }) => record)
  return {
    names: listAvailableActions(user, resource, titledRecords.length, records, containingList),
    run: (name: RecordActionId) => runRecordAction(name, resource, titledRecords, containingList),
  }
}
