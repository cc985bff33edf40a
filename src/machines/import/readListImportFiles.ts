import type { ReadListCreation, ReadListMatch } from '../../generated/model.schemas'
import { isServerRejectionError } from './bookImportServerAndStorageCalls'
import {
  countReadListRowsByStatus,
  getSelectedBookIdsOfReadListRows,
  type ReadListMatchRow,
  toReadListMatchRows,
} from './readListMatchRows'

/** Maximum size of a read list file in bytes. The server rejects larger requests. */
export const MAX_READ_LIST_FILE_BYTES = 10 * 1024 * 1024
export const MAX_READ_LIST_FILES = 50

/** Read list file that the user imports: its matched books, and the read list to create from these books. */
export type ReadListImportFile = {
  readonly id: string
  readonly fileName: string
  /** Content of the file. Undefined after the file was matched, and for refused files. */
  readonly file: Blob | undefined
  /**
   * `refused`: the client does not send the file, see `problem`. `failed`: the server rejected the file, see `error`.
   */
  readonly status: 'waiting' | 'matched' | 'failed' | 'refused'
  readonly problem: 'tooLarge' | 'tooMany' | 'nameTaken' | undefined
  readonly error: unknown
  readonly name: string
  readonly summary: string
  /** Whether the books are in manual order. If false, the server sorts the books by release date. */
  readonly isOrdered: boolean
  /** Id of an existing read list to which the books are added. Undefined to create a read list. */
  readonly targetId: string | undefined
  readonly rows: readonly ReadListMatchRow[]
  /** Whether the user has confirmed that books without a match are omitted. */
  readonly isAcknowledged: boolean
  /** `open`: not sent. `sent`: the request was sent, and its result is unknown. `created`: the read list was saved. */
  readonly progress: 'open' | 'sent' | 'created'
  /** Id of the read list that the import has created or extended. */
  readonly readListId: string | undefined
}

/** Server and storage calls of the read list import. Server calls reject with `ServerError`. */
export type ReadListImportServerAndStorageCalls = {
  match: (file: Blob, signal: AbortSignal) => Promise<ReadListMatch>
  /** Finds a read list by its name, ignoring case. */
  findReadList: (name: string) => Promise<{ id: string; bookIds: readonly string[] } | undefined>
  createReadList: (creation: ReadListCreation) => Promise<{ id: string }>
  /** Adds books to a read list. Omits books that the read list already contains. */
  addToReadList: (readListId: string, bookIds: readonly string[]) => Promise<unknown>
  load: () => Promise<readonly ReadListImportFile[]>
  save: (lists: readonly ReadListImportFile[]) => Promise<void>
  /**
   * Registers a listener that is called when the server is reachable again or the user has signed in again. Returns an
   * unregister function.
   */
  onServerBack: (listener: () => void) => () => void
}

export type ReadListMatchMachineContext = {
  readonly calls: ReadListImportServerAndStorageCalls
  readonly lists: readonly ReadListImportFile[]
  /**
   * Whether the stored lists have been loaded. Before that, nothing is stored, because a write would overwrite the
   * stored lists.
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

/** Adds files. Refuses files that are too large, and all files above the maximum number. */
export function addReadListImportFiles(
  lists: readonly ReadListImportFile[],
  files: readonly { id: string; fileName: string; file: Blob }[],
): ReadListImportFile[] {
  const free = MAX_READ_LIST_FILES - lists.filter(({ status }) => status !== 'refused').length
  let accepted = 0
  const added = files.map(({ id, fileName, file }): ReadListImportFile => {
    const problem = file.size > MAX_READ_LIST_FILE_BYTES ? 'tooLarge' : accepted >= free ? 'tooMany' : undefined
    if (!problem) accepted += 1
    return {
      id,
      fileName,
      file: problem ? undefined : file,
      status: problem ? 'refused' : 'waiting',
      problem,
      error: undefined,
      name: '',
      summary: '',
      isOrdered: true,
      targetId: undefined,
      rows: [],
      isAcknowledged: false,
      progress: 'open',
      readListId: undefined,
    }
  })
  return [...lists, ...added]
}

const changeOne = (lists: readonly ReadListImportFile[], id: string | undefined, change: Partial<ReadListImportFile>) =>
  lists.map(list => (list.id === id ? { ...list, ...change } : list))

/**
 * Applies a change by the user to the list of a file. Ignores the change while the list is being saved or may already
 * be saved.
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
  // After a change of the rows, the user must confirm again that unmatched books are omitted.
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
 * Stores the result of matching a file: its rows and the proposed name, or the error. Does not replace a name that the
 * user typed.
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

/** Returns the problem that prevents the creation of a read list. Undefined if the read list can be created. */
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
 * Starts saving a read list. Returns the changed part of the machine context; undefined if the list cannot be saved.
 */
export function startSavingReadList(
  { lists }: ReadListMatchMachineContext,
  listId: string,
): { savingId: string } | undefined {
  const list = lists.find(({ id }) => id === listId)
  return list && list.progress !== 'created' && !findReadListImportProblem(list) ? { savingId: listId } : undefined
}

/**
 * Ends saving the current read list. Returns the changed part of the machine context.
 * @param change changes of the saved list
 */
export const finishSavingReadList = (
  { lists, savingId }: ReadListMatchMachineContext,
  change: Partial<ReadListImportFile>,
) => ({
  lists: changeOne(lists, savingId, change),
  savingId: undefined,
})

/**
 * Ends saving the current read list after an error. If the server rejected the request, the user can edit the list
 * again. After other errors, the list may have been created.
 */
export const recordReadListSaveFailure = (context: ReadListMatchMachineContext, error: unknown) =>
  finishSavingReadList(context, { error, ...(isServerRejectionError(error) && { progress: 'open' as const }) })

/**
 * Returns whether an earlier request of this import has created an existing read list. The response to that request was
 * lost.
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
