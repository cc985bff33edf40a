import { ServerError } from '../../api/ServerError'
import {
  findReadListBeingSaved,
  finishSavingReadList,
  isReadListCreatedByImport,
  type ReadListMatchMachineContext,
} from './readListImportFiles'
import { deselectMissingBooksOfReadListRows, getSelectedBooksOfReadListRows } from './readListMatchRows'

/** Result of {@link checkReadListSaveFailure}: the read list if the request has created it, or the missing books. */
export type ReadListSaveFailureCheck = {
  readonly found: { id: string; bookIds: readonly string[] } | undefined
  readonly missingBookIds: ReadonlySet<string>
}

/**
 * Returns whether the server has responded to a request with status 500. The server has then finished the request, so
 * {@link checkReadListSaveFailure} can find out its result. A selected book that does not exist also causes this status
 * (server-facts 4.3).
 */
export const isUnexpectedServerError = (error: unknown): boolean => error instanceof ServerError && error.status === 500

/**
 * Checks whether the failed request has created the current read list. If not, finds the selected books that do not
 * exist on the server.
 * @throws ServerError if a server call fails
 */
export async function checkReadListSaveFailure(
  context: ReadListMatchMachineContext,
  signal: AbortSignal,
): Promise<ReadListSaveFailureCheck> {
  const { calls } = context
  const { name = '', targetId, rows = [] } = findReadListBeingSaved(context) ?? {}
  const found = targetId === undefined ? await calls.findReadList(name.trim()) : undefined
  if (isReadListCreatedByImport(context, found)) return { found, missingBookIds: new Set() }
  return {
    found: undefined,
    missingBookIds: await calls.findMissingBooks(getSelectedBooksOfReadListRows(rows), signal),
  }
}

/**
 * Returns the changes of the machine context after a check has shown that the failed request has not saved the current
 * read list. The user can edit the read list again. Deselects the missing books.
 */
export function reopenReadList(
  context: ReadListMatchMachineContext,
  missingBookIds: ReadonlySet<string>,
): Partial<ReadListMatchMachineContext> {
  const { rows = [], isAcknowledged = false } = findReadListBeingSaved(context) ?? {}
  return finishSavingReadList(context, {
    progress: 'open',
    rows: deselectMissingBooksOfReadListRows(rows, missingBookIds),
    isAcknowledged: isAcknowledged && missingBookIds.size === 0,
  })
}
