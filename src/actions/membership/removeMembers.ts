import { errorText } from '../../api/errorText'
import { notify } from '../../api/notices'
import { withMembersRemoved } from '../../dialogs/memberListChanges'
import { translate } from '../../language/language'
import { restoreItem } from '../../lists/ordering/mergeOrder'
import { runAction } from '../runAction'
import type { ContainingList } from './MemberListContext'
import { memberListAccess } from './memberLists'

/**
 * Removes members from a collection or read list and offers undo. The server does not allow an empty list: when no
 * member would remain, a dialog offers to delete the list.
 * @returns whether the members were removed
 */
export async function removeMembers(within: ContainingList, ids: readonly string[]): Promise<boolean> {
  const { kind, set } = within
  const { read, write } = memberListAccess[kind]
  try {
    const before = await read(set.id)
    const left = withMembersRemoved(before.members, ids)
    if (left.length === 0) return await deleteInstead(within)
    await write(set.id, left)
    const count = before.members.length - left.length
    const undo = async () => write(set.id, restoreItem((await read(set.id)).members, before.members, ids))
    notify({
      kind: 'success',
      text: translate(`members.${kind}.removed`, { count, name: before.name }),
      action: { label: translate('bulk.undo'), run: () => void undo().catch(tellFailed) },
    })
    return true
  } catch (error) {
    tellFailed(error)
    return false
  }
}

const deleteInstead = (within: ContainingList): Promise<boolean> =>
  within.kind === 'collections'
    ? runAction('deleteCollection', 'collections', onlyOne(within.set))
    : runAction('deleteReadList', 'readlists', onlyOne(within.set))

const onlyOne = <Set extends { name: string }>(record: Set) => ({
  total: 1,
  title: record.name,
  things: [{ record, title: record.name }],
})

const tellFailed = (error: unknown) => notify({ kind: 'error', text: errorText(error) })
