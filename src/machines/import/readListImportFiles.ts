import type { ReadListCreation, ReadListMatch } from '../../generated/model.schemas'
import { isServerRejectionError } from './bookImportServerAndStorageCalls'
import {
  countReadListRowsByStatus,
  getSelectedBookIdsOfReadListRows,
  type ReadListMatchRow,
  type SelectedReadListBook,
  toReadListMatchRows,
} from './readListMatchRows'

/**
 * Imported file that lists books. `rows` contains the matching books on the server for each row of the file. Other
 * properties, such as `name`, describe the read list that the user creates or extends with these books.
 */
export type ReadListImportFile = {
  readonly id: string
  readonly fileName: string
  /** Content of the file. Undefined if the client has refused the file, or after the server has matched the books. */
  readonly file: Blob | undefined
  /**
   * `refused`: the client has not sent the file to the server because of `problem`. `failed`: the request with the file
   * has failed with `error`.
   */
  readonly status: 'waiting' | 'matched' | 'failed' | 'refused'
  readonly problem: 'tooLarge' | 'tooMany' | 'nameTaken' | undefined
  readonly error: unknown
  readonly name: string
  readonly summary: string
  /**
   * Whether the read list has the order of the file. If false, the server sorts the books of the read list by release
   * date.
   */
  readonly isOrdered: boolean
  /** Id of the existing read list to which the user adds the books. Undefined if the user creates a new read list. */
  readonly targetId: string | undefined
  readonly rows: readonly ReadListMatchRow[]
  /** Whether the user has confirmed that the read list will not contain the unmatched books of the file. */
  readonly isAcknowledged: boolean
  /**
   * Progress of saving the read list.
   * - `open`: initial value. If the books are added to an existing read list, the value stays `open` until these books
   *   are saved. The value is `open` again after the server has rejected a new read list, or after a read list with the
   *   same name was found, or after a check has shown that a failed request has created no read list.
   * - `sent`: the request that creates a new read list may have been sent, and its result is unknown.
   * - `created`: the books are saved in a new or existing read list.
   */
  readonly progress: 'open' | 'sent' | 'created'
  /** Id of the read list to which the books were saved. Undefined while the read list is not saved. */
  readonly readListId: string | undefined
}

/** Server and storage calls of the read list import. Server calls reject with a `ServerError` if they fail. */
export type ReadListImportServerAndStorageCalls = {
  match: (file: Blob, signal: AbortSignal) => Promise<ReadListMatch>
  /** Finds a read list by name. Ignores case. */
  findReadList: (name: string) => Promise<{ id: string; bookIds: readonly string[] } | undefined>
  createReadList: (creation: ReadListCreation) => Promise<{ id: string }>
  /** Adds books to a read list. Omits books that the read list already contains. */
  addToReadList: (readListId: string, bookIds: readonly string[]) => Promise<unknown>
  /** Checks whether books exist on the server. Returns the ids of the missing books. */
  findMissingBooks: (books: readonly SelectedReadListBook[], signal: AbortSignal) => Promise<ReadonlySet<string>>
  load: () => Promise<readonly ReadListImportFile[]>
  save: (lists: readonly ReadListImportFile[]) => Promise<void>
  /** Registers a listener that is called when the server is reachable again. Returns an unregister function. */
  onServerBack: (listener: () => void) => () => void
}

export type ReadListMatchMachineContext = {
  readonly calls: ReadListImportServerAndStorageCalls
  readonly lists: readonly ReadListImportFile[]
  /**
   * Whether the data of an earlier visit has been loaded. Before this data is loaded, nothing is stored, because a
   * write would overwrite the data of the earlier visit.
   */
  readonly isRestored: boolean
  readonly matchingId: string | undefined
  readonly savingId: string | undefined
}

type EditableFields = Pick<ReadListImportFile, 'name' | 'summary' | 'isOrdered' | 'targetId' | 'isAcknowledged'>
export type ReadListMatchMachineEvent =
  | { type: 'user.addFiles'; files: readonly { id: string; fileName: string; file: Blob }[] }
  | { type: 'user.edit'; listId: string; changes: Partial<EditableFields> }
  | { type: 'user.editRows'; listId: string; edit: (rows: readonly ReadListMatchRow[]) => readonly ReadListMatchRow[] }
  | { type: 'user.removeList'; listId: string }
  | { type: 'user.retryMatch'; listId: string }
  | { type: 'user.save'; listId: string }
  | { type: 'user.continue' }
  | { type: 'server.back' }

const changeOne = (lists: readonly ReadListImportFile[], id: string | undefined, change: Partial<ReadListImportFile>) =>
  lists.map(list => (list.id === id ? { ...list, ...change } : list))

/**
 * Applies a change by the user to an imported file. Ignores all changes while the read list of this file is being
 * saved. If the read list may already be saved (`progress` is `sent` or `created`), applies only the removal of the
 * file from the import.
 */
export function applyUserChangeToReadListFile(
  { lists, savingId }: ReadListMatchMachineContext,
  event: ReadListMatchMachineEvent,
): readonly ReadListImportFile[] {
  if (!('listId' in event) || event.listId === savingId) return lists
  const list = lists.find(({ id }) => id === event.listId)
  if (!list) return lists
  if (event.type === 'user.removeList') return lists.filter(({ id }) => id !== event.listId)
  if (event.type === 'user.retryMatch')
    return list.status === 'failed' && list.file
      ? changeOne(lists, list.id, { status: 'waiting', error: undefined })
      : lists
  if (list.progress !== 'open') return lists
  if (event.type === 'user.edit')
    return changeOne(lists, list.id, { ...event.changes, problem: undefined, error: undefined })
  // After each change of the rows, the user must confirm again that the read list will not contain the unmatched books.
  if (event.type === 'user.editRows')
    return changeOne(lists, list.id, { rows: event.edit(list.rows), isAcknowledged: false, error: undefined })
  return lists
}

export const findNextReadListToMatch = ({
  lists,
}: Pick<ReadListMatchMachineContext, 'lists'>): ReadListImportFile | undefined =>
  lists.find(({ status }) => status === 'waiting')

export const findReadListBeingMatched = ({
  lists,
  matchingId,
}: ReadListMatchMachineContext): ReadListImportFile | undefined => lists.find(({ id }) => id === matchingId)

/**
 * Stores the result of matching a file. This is either the matched rows and the proposed name, or an error. If the user
 * has already typed a name, this name stays.
 */
export function applyReadListMatchResult(
  { lists, matchingId }: ReadListMatchMachineContext,
  result: { match: ReadListMatch } | { error: unknown },
): ReadListImportFile[] {
  if ('error' in result) return changeOne(lists, matchingId, { status: 'failed', error: result.error })
  const { readListMatch, requests } = result.match
  return lists.map(list =>
    list.id === matchingId
      ? {
          ...list,
          status: 'matched',
          file: undefined,
          error: undefined,
          name: list.name === '' ? readListMatch.name : list.name,
          problem: readListMatch.errorCode && list.name === '' ? 'nameTaken' : undefined,
          rows: toReadListMatchRows(requests),
        }
      : list,
  )
}

export type ReadListImportProblem = 'notMatched' | 'noName' | 'noBooks' | 'unacknowledged'

/** Returns the first reason why a read list cannot be saved. Returns undefined if the read list can be saved. */
export function findReadListImportProblem(list: ReadListImportFile): ReadListImportProblem | undefined {
  if (list.status !== 'matched') return 'notMatched'
  if (list.targetId === undefined && list.name.trim() === '') return 'noName'
  if (getSelectedBookIdsOfReadListRows(list.rows).length === 0) return 'noBooks'
  const { missing, ambiguous } = countReadListRowsByStatus(list.rows)
  return missing + ambiguous > 0 && !list.isAcknowledged ? 'unacknowledged' : undefined
}

export const findReadListBeingSaved = ({
  lists,
  savingId,
}: ReadListMatchMachineContext): ReadListImportFile | undefined => lists.find(({ id }) => id === savingId)

/**
 * Starts saving the read list of a file. Returns the changed properties of the machine context. Returns undefined if
 * the read list cannot be saved.
 */
export function startSavingReadList(
  { lists }: ReadListMatchMachineContext,
  listId: string,
): { savingId: string } | undefined {
  const list = lists.find(({ id }) => id === listId)
  return list && list.progress !== 'created' && !findReadListImportProblem(list) ? { savingId: listId } : undefined
}

/**
 * Returns the changes of the machine context after the request to save the current read list has ended.
 * @param change changed properties of the saved file
 */
export const finishSavingReadList = (
  { lists, savingId }: ReadListMatchMachineContext,
  change: Partial<ReadListImportFile>,
) => ({
  lists: changeOne(lists, savingId, change),
  savingId: undefined,
})

/**
 * Returns the changes of the machine context after the request to save the current read list has failed. If the server
 * rejected the request, `progress` becomes `open`, and the user can edit the read list again. After any other error,
 * `progress` does not change, because the server may have saved the read list.
 */
export const recordReadListSaveFailure = (context: ReadListMatchMachineContext, error: unknown) =>
  finishSavingReadList(context, { error, ...(isServerRejectionError(error) && { progress: 'open' as const }) })

/**
 * Returns whether an earlier request of this import has created the read list `found`. This is possible if the response
 * to the request was lost. The read list then contains exactly the selected books.
 * @param found existing read list with the same name
 */
export function isReadListCreatedByImport(
  context: ReadListMatchMachineContext,
  found: { bookIds: readonly string[] } | undefined,
): boolean {
  const list = findReadListBeingSaved(context)
  if (list?.progress !== 'sent' || !found) return false
  const bookIds = getSelectedBookIdsOfReadListRows(list.rows)
  return bookIds.length === found.bookIds.length && new Set([...bookIds, ...found.bookIds]).size === bookIds.length
}
