import { useRouter } from '@tanstack/react-router'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useCurrentUser } from '../../access/SessionContext'
import type { bookImportMachine } from '../../machines/import/bookImportMachine'
import { useActorSelector } from '../../machines/useActorSelector'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import { suppressImportNotices } from './announcement/announceImportEnd'
import type { ImportTableRow } from './importTableRows'
import {
  type BookImportState,
  getBookImportState,
  type RunningBookImport,
  startBookImport,
  subscribeBookImportState,
} from './runningBookImport'

/** React context that provides the running book import. */
export const BookImportContext = createContext<RunningBookImport | undefined>(undefined)

/** Returns the running book import from {@link BookImportContext}. Throws an error outside of this context. */
export function useRunningBookImport(): RunningBookImport {
  const bookImport = useContext(BookImportContext)
  if (!bookImport) throw new Error('BookImportContext is missing above')
  return bookImport
}

/**
 * Starts the book import of the signed-in user, and returns its state. The import continues after the component has
 * unmounted. A notice then reports the end of an import.
 */
export function useStartBookImport(): BookImportState | undefined {
  const { id } = useCurrentUser()
  const router = useRouter()
  useEffect(() => startBookImport(id, () => void router.navigate({ to: '/import/books' })), [id, router])
  useEffect(suppressImportNotices, [])
  return useSyncExternalStore(subscribeBookImportState, getBookImportState)
}

/**
 * Returns the value that `select` reads from the state of the book import. The component renders again when this value
 * changes.
 */
export const useBookImportSelector = <T>(select: (snapshot: SnapshotFrom<typeof bookImportMachine>) => T): T =>
  useActorSelector(useRunningBookImport().actor, select)

/** Returns the rows of the import table. */
export const useBookImportRows = (): readonly ImportTableRow[] => useObservableStoreValue(useRunningBookImport().rows)
