import { membershipApiByResource, toReadListWithMemberIds } from '../../../actions/membership/membershipApiByResource'
import { reportServerWrite } from '../../../api/cache/serverDataChanges'
import { ServerError } from '../../../api/ServerError'
import { onServerReachableAgain } from '../../../api/serverConnection'
import {
  appendMemberIds,
  findExistingCollectionOrReadList,
  listMissingMemberIds,
} from '../../../dialogs/collectionOrReadList'
import { createReadList, getReadLists, matchReadList } from '../../../generated/readlists/readlists.calls'
import { translate } from '../../../language/interfaceLanguage'
import type { ReadListImportServerFunctions } from '../../../machines/import/readListImportFiles'
import { createReadListImportStore } from './createReadListImportStore'

/**
 * Returns the functions by which the read list import of a user calls the server and the browser storage. After a
 * write to the server, the visible read lists are refetched.
 * @param onStoreFailure called when the browser could not store the files and choices
 */
export function createReadListImportServerFunctions(
  userId: string,
  onStoreFailure: () => void,
): ReadListImportServerFunctions {
  const { load, save } = createReadListImportStore(userId)
  return {
    match: (file, signal) => matchReadList({ file }, { signal }),
    findReadList: async name => {
      const { content } = await getReadLists({ unpaged: true })
      const found = findExistingCollectionOrReadList(content.map(toReadListWithMemberIds), name)
      return found && { id: found.id, bookIds: found.members }
    },
    createReadList: async creation => {
      const created = await createReadList(creation)
      await reportServerWrite('createReadList')
      return created
    },
    addToReadList,
    load,
    save: lists =>
      save(lists).catch((error: unknown) => {
        onStoreFailure()
        throw error
      }),
    // An expired session opens the sign-in page. The import continues when its page opens again.
    onServerBack: onServerReachableAgain,
  }
}

async function addToReadList(readListId: string, bookIds: readonly string[]): Promise<void> {
  const { read, write } = membershipApiByResource.readlists
  const readList = await read(readListId)
  // A filtered read list lacks the members that this user cannot see. A write would remove them.
  if (readList.filtered)
    throw new ServerError({
      operation: 'updateReadList',
      status: 409,
      serverMessage: translate('dialog.addTo.hasHiddenMembers'),
    })
  const missingIds = listMissingMemberIds(readList, bookIds)
  if (missingIds.length > 0) await write(readListId, appendMemberIds(readList.members, missingIds))
}
