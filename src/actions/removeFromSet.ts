import { errorText } from '../api/errorText'
import { notify } from '../api/notices'
import { takenBack } from '../dialogs/sets'
import { translate } from '../language/language'
import { putBack } from '../lists/order'
import { doAction } from './doAction'
import { setAccess } from './setAccess'
import type { Within } from './WithinSet'

/**
 * Takes members out of their set, with a way back. A set without members cannot be: taking out the last ones asks whether the set
 * itself shall go. Gives whether they are out.
 */
export async function removeFromSet(within: Within, ids: readonly string[]): Promise<boolean> {
  const { kind, set } = within
  const { read, write } = setAccess[kind]
  try {
    const before = await read(set.id)
    const left = takenBack(before.members, ids)
    if (left.length === 0) return await deleteInstead(within)
    await write(set.id, left)
    const count = before.members.length - left.length
    const undo = async () => write(set.id, putBack((await read(set.id)).members, before.members, ids))
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

const deleteInstead = (within: Within): Promise<boolean> =>
  within.kind === 'collections'
    ? doAction('deleteCollection', 'collections', onlyOne(within.set))
    : doAction('deleteReadList', 'readlists', onlyOne(within.set))

const onlyOne = <Set extends { name: string }>(record: Set) => ({
  total: 1,
  title: record.name,
  things: [{ record, title: record.name }],
})

const tellFailed = (error: unknown) => notify({ kind: 'error', text: errorText(error) })
