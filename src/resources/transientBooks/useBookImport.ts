import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useCurrentUser } from '../../access/SessionContext'
import type { bookImportMachine } from '../../machines/import/bookImportMachine'
import { useActorSelector } from '../../machines/useActorSelector'
import { useObservableValue } from '../../preferences/useObservableValue'
import {
  type BookImport,
  type BookImportState,
  getBookImport,
  startBookImport,
  subscribeBookImport,
} from './bookImport'
import type { ImportTableRow } from './importTableRows'

/** React context of the running import. */
export const BookImportContext = createContext<BookImport | undefined>(undefined)

/** Returns the running import of the page. */
export function useBookImport(): BookImport {
  const bookImport = useContext(BookImportContext)
  if (!bookImport) throw new Error('BookImportContext is missing above')
  return bookImport
}

/** Starts the import of the signed-in user, and returns its state. */
export function useStartedBookImport(): BookImportState | undefined {
  const { id } = useCurrentUser()
  useEffect(() => startBookImport(id), [id])
  return useSyncExternalStore(subscribeBookImport, getBookImport)
}

/** Returns a value that is selected from the import state (see {@link useActorSelector}). */
export const useImportSelector = <T>(select: (snapshot: SnapshotFrom<typeof bookImportMachine>) => T): T =>
  useActorSelector(useBookImport().actor, select)

/** Returns the rows of the import. */
export const useImportRows = (): readonly ImportTableRow[] => useObservableValue(useBookImport().rows)
