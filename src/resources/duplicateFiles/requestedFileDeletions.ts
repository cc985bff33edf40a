import { createObservableStore } from '../../preferences/observableStore'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import type { RequestedFileDeletions } from './deletionMarks'

const requested = createObservableStore<RequestedFileDeletions>(new Set())

/**
 * Returns the ids of the books whose deletion was requested since the start of the app. The server may delete the files
 * later.
 */
export const getRequestedFileDeletions = requested.get

/** Returns the ids of the books whose deletion the app has requested. The component renders again after changes. */
export const useRequestedFileDeletions = (): RequestedFileDeletions => useObservableStoreValue(requested)

/** Registers that the deletion of a book's file is requested. */
export const addRequestedFileDeletion = (bookId: string): void => requested.set(new Set([...requested.get(), bookId]))

/** Registers that the deletion request of a book's file has failed. */
export const removeRequestedFileDeletion = (bookId: string): void =>
  requested.set(new Set([...requested.get()].filter(id => id !== bookId)))
