import type { ReadListCreation, ReadListMatch } from '../../generated/model.schemas'
import { isRejection } from './importCalls'
import { countReadListRows, type ReadListRow, selectedBookIds, toReadListRows } from './readListRows'

/** Maximum size of a read list file in bytes, the limit of the server for requests. */
export const MAX_READ_LIST_FILE_BYTES = 10 * 1024 * 1024
export const MAX_READ_LIST_FILES = 50

/** Read list file with its matches and the list to create from it. */
export type ReadListFile = {
  readonly id: string
  readonly fileName: string
  /** Content; absent after the match and for refused files. */
  readonly file: Blob | undefined
  /** `refused`: not sent, see `problem`. `failed`: the server has refused the file, see `error`. */
  readonly status: 'waiting' | 'matched' | 'failed' | 'refused'
  readonly problem: 'tooLarge' | 'tooMany' | 'nameTaken' | undefined
  readonly error: unknown
  readonly name: string
  readonly summary: string
  /** Manual order; otherwise by release date. */
  readonly isOrdered: boolean
  /** Existing read list to add the books to, instead of a new one. */
  readonly targetId: string | undefined
  readonly rows: readonly ReadListRow[]
  /** Whether the user accepts a list without the unmatched rows. */
  readonly isAcknowledged: boolean
  /** `sent`: the server may have created the list. */
  readonly progress: 'open' | 'sent' | 'created'
  /** Created or extended read list. */
  readonly readListId: string | undefined
}

/** Calls of the read list import. All reject with `ServerError`. */
export type ReadListMatchCalls = {
  match: (file: Blob, signal: AbortSignal) => Promise<ReadListMatch>
  /** Finds a read list by its name, ignoring case. */
  findReadList: (name: string) => Promise<{ id: string; bookIds: readonly string[] } | undefined>
  createReadList: (creation: ReadListCreation) => Promise<{ id: string }>
  /** Adds the books that the read list does not contain. */
  addToReadList: (readListId: string, bookIds: readonly string[]) => Promise<unknown>
  load: () => Promise<readonly ReadListFile[]>
  save: (lists: readonly ReadListFile[]) => Promise<void>
  /** Registers a listener for the return of the connection or the session. Returns an unregister function. */
  onServerBack: (listener: () => void) => () => void
}

export type ReadListMatchContext = {
  readonly calls: ReadListMatchCalls
  readonly lists: readonly ReadListFile[]
  /** Whether the stored lists are loaded. Nothing is stored before. */
  readonly isRestored: boolean
  /** List whose file is being matched. */
  readonly matchingId: string | undefined
  /** List that is being saved. */
  readonly savingId: string | undefined
}

type EditableFields = Pick<ReadListFile, 'name' | 'summary' | 'isOrdered' | 'targetId' | 'isAcknowledged'>
export type ReadListMatchEvent =
  | { type: 'user.addFiles'; files: readonly { id: string; fileName: string; file: Blob }[] }
  | { type: 'user.edit'; listId: string; changes: Partial<EditableFields> }
  | { type: 'user.editRows'; listId: string; edit: (rows: readonly ReadListRow[]) => readonly ReadListRow[] }
  | { type: 'user.removeList'; listId: string }
  | { type: 'user.retryMatch'; listId: string }
  | { type: 'user.save'; listId: string }
  | { type: 'user.continue' }
  | { type: 'server.back' }

/** Adds files. Refuses files over the size limit and files over the maximum number. */
export function addFiles(
  lists: readonly ReadListFile[],
  files: readonly { id: string; fileName: string; file: Blob }[],
): ReadListFile[] {
  const free = MAX_READ_LIST_FILES - lists.filter(({ status }) => status !== 'refused').length
  let accepted = 0
  const added = files.map(({ id, fileName, file }): ReadListFile => {
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

const changeOne = (lists: readonly ReadListFile[], id: string | undefined, change: Partial<ReadListFile>) =>
  lists.map(list => (list.id === id ? { ...list, ...change } : list))

/** Applies a change of the user. A list that is being created or may exist on the server does not change. */
export function changeList(
  { lists, savingId }: ReadListMatchContext,
  event: ReadListMatchEvent,
): readonly ReadListFile[] {
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
  // Changed rows need a new acknowledgement.
  if (event.type === 'user.editRows')
    return changeOne(lists, list.id, { rows: event.edit(list.rows), isAcknowledged: false, error: undefined })
  return lists
}

export const nextWaitingList = ({ lists }: Pick<ReadListMatchContext, 'lists'>): ReadListFile | undefined =>
  lists.find(({ status }) => status === 'waiting')

export const matchingList = ({ lists, matchingId }: ReadListMatchContext): ReadListFile | undefined =>
  lists.find(({ id }) => id === matchingId)

/** Stores the response to a match: the rows and the proposed name, or the failure. A typed name stays. */
export function applyMatch(
  { lists, matchingId }: ReadListMatchContext,
  result: { match: ReadListMatch } | { error: unknown },
): ReadListFile[] {
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
          rows: toReadListRows(requests),
        }
      : list,
  )
}

export type ListProblem = 'notMatched' | 'noName' | 'noBooks' | 'unacknowledged'

/** Returns the reason why a list cannot be created. */
export function findListProblem(list: ReadListFile): ListProblem | undefined {
  if (list.status !== 'matched') return 'notMatched'
  if (list.targetId === undefined && list.name.trim() === '') return 'noName'
  if (selectedBookIds(list.rows).length === 0) return 'noBooks'
  const { missing, ambiguous } = countReadListRows(list.rows)
  return missing + ambiguous > 0 && !list.isAcknowledged ? 'unacknowledged' : undefined
}

export const savingList = ({ lists, savingId }: ReadListMatchContext): ReadListFile | undefined =>
  lists.find(({ id }) => id === savingId)

/** Returns the change that begins to save a list. Returns undefined if the list has a problem or has been created. */
export function startSaving({ lists }: ReadListMatchContext, listId: string): { savingId: string } | undefined {
  const list = lists.find(({ id }) => id === listId)
  return list && list.progress !== 'created' && !findListProblem(list) ? { savingId: listId } : undefined
}

/** Ends the saving with a change of its list. */
export const endSaving = ({ lists, savingId }: ReadListMatchContext, change: Partial<ReadListFile>) => ({
  lists: changeOne(lists, savingId, change),
  savingId: undefined,
})

/** Ends the saving after a failure. Without a definite response, the list may exist: its state stays `sent`. */
export const rejectSaving = (context: ReadListMatchContext, error: unknown) =>
  endSaving(context, { error, ...(isRejection(error) && { progress: 'open' as const }) })

/** Whether a read list found by name is the result of an earlier attempt whose response was lost. */
export function isOwnCreation(
  context: ReadListMatchContext,
  found: { bookIds: readonly string[] } | undefined,
): boolean {
  const list = savingList(context)
  if (list?.progress !== 'sent' || !found) return false
  const bookIds = selectedBookIds(list.rows)
  return bookIds.length === found.bookIds.length && new Set([...bookIds, ...found.bookIds]).size === bookIds.length
}
