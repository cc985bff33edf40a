import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { removeMemberIds } from '../../dialogs/collectionOrReadListMembers'
import { translate } from '../../language/interfaceLanguage'
import { restoreRemovedItems } from '../../lists/ordering/mergeItemOrders'
import { showNoticeWithUndo } from '../../lists/selection/showNoticeWithUndo'
import type { ContainingCollectionOrReadList } from './ContainingCollectionOrReadListProvider'
import { membershipApiByResource, offerDeletion, willBeEmpty } from './membershipApiByResource'

/**
 * Removes members from a collection or read list and offers undo. The server rejects an empty collection or read list.
 * If no member would remain, removes no members, and a dialog offers to delete the collection or read list.
 * @returns true if the members were removed, or if the user deleted the collection or read list in the dialog. False
 *   after a failure or if the user cancels.
 */
export async function removeFromCollectionOrReadList(
  { kind, list }: ContainingCollectionOrReadList,
  ids: readonly string[],
): Promise<boolean> {
  const { read, write, updateMembers } = membershipApiByResource[kind]
  try {
    const before = await read(list.id)
    const remaining = removeMemberIds(before.members, ids)
    if (willBeEmpty(before, remaining)) return await offerDeletion(kind, list)
    await write(before, remaining)
    const count = before.members.length - remaining.length
    showNoticeWithUndo(translate(`members.${kind}.removed`, { count, name: before.name }), () =>
      updateMembers(list.id, members => restoreRemovedItems(members, before.members, ids)),
    )
    return true
  } catch (error) {
    showNotice({ kind: 'error', text: errorText(error) })
    return false
  }
}
