import { membershipApiByResource, toReadListWithMemberIds } from '../../../actions/membership/membershipApiByResource'
import { reportServerWrite } from '../../../api/cache/serverDataChanges'
import { onServerReachableAgain } from '../../../api/serverConnection'
import { appendMemberIds, findIdsNotInMemberList } from '../../../dialogs/collectionOrReadListMembers'
import { findCollectionOrReadListByName } from '../../../dialogs/findCollectionsOrReadLists'
import { createReadList, getReadLists, matchReadList } from '../../../generated/readlists/readlists.calls'
import type { ReadListImportServerAndStorageCalls } from '../../../machines/import/readListImportFiles'
import { findDeletedBookIds } from '../../books'
import { createReadListImportStorage } from './createReadListImportStorage'

/**
 * Creates the functions that the import of read list files uses to call the server, and to store the data of the import
 * in the browser.
 * @param onStoreFailure called when the browser could not store the data
 */
export function createReadListImportServerAndStorageCalls(
  userId: string,
  onStoreFailure: () => void,
): ReadListImportServerAndStorageCalls {
  const { load, save } = createReadListImportStorage(userId)
  return {
    match: (file, signal) => matchReadList({ file }, { signal }),
    findReadList: async name => {
      const { content } = await getReadLists({ unpaged: true })
      const found = findCollectionOrReadListByName(content.map(toReadListWithMemberIds), name)
      return found && { id: found.id, bookIds: found.members }
    },
    createReadList: async creation => {
      const created = await createReadList(creation)
      await reportServerWrite('createReadList')
      return created
    },
    addToReadList,
    findMissingBooks: findDeletedBookIds,
    load,
    save: lists =>
      save(lists).catch((error: unknown) => {
        onStoreFailure()
        throw error
      }),
    // Calls the listener when the server is reachable again after a lost connection. A call after a sign-in is not
    // necessary. When the session ends, the sign-in page replaces the import page, and the import stops. The import
    // continues when the user opens the import page again.
    onServerBack: onServerReachableAgain,
  }
}

async function addToReadList(readListId: string, bookIds: readonly string[]): Promise<void> {
  const { read, write } = membershipApiByResource.readlists
  const readList = await read(readListId)
  const missingIds = findIdsNotInMemberList(readList, bookIds)
  if (missingIds.length > 0) await write(readList, appendMemberIds(readList.members, missingIds))
}
