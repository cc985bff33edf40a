import { findReadListBeingSaved, type ReadListMatchMachineContext } from './readListImportFiles'
import { getSelectedBookIdsOfReadListRows } from './readListMatchRows'

/**
 * Creates the current read list on the server, or adds its books to the existing read list that the user has chosen.
 * Returns the id of the read list.
 * @throws ServerError if a server call fails
 */
export async function createOrExtendReadList(context: ReadListMatchMachineContext): Promise<{ id: string }> {
  const list = findReadListBeingSaved(context)
  if (!list) throw new Error('no list to save')
  const { name, summary, isOrdered, targetId, rows } = list
  const bookIds = getSelectedBookIdsOfReadListRows(rows)
  if (targetId === undefined)
    return await context.calls.createReadList({ name: name.trim(), summary, ordered: isOrdered, bookIds })
  await context.calls.addToReadList(targetId, bookIds)
  return { id: targetId }
}
