import { createObservableStore } from '../../preferences/observableStore'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import type { RequestedFileDeletions } from './deletionMarks'

const requested = createObservableStore<RequestedFileDeletions>(new Set())

/**
 * Returns the ids of books whose files the client deletes or has deleted since the start of the app. Does not contain
 * books whose deletion request has failed. The server may still have the files.
 */
export const getRequestedFileDeletions = requested.get

/** Returns the result of {@link getRequestedFileDeletions}. The component renders again when the result changes. */
export const useRequestedFileDeletions = (): RequestedFileDeletions => useObservableStoreValue(requested)

/** Registers a deletion request. Must be called before the client sends the request that deletes the file of a book. */
export const addRequestedFileDeletion = (bookId: string): void => requested.set(new Set([...requested.get(), bookId]))

/** Removes the registration of a deletion request. Must be called if the request has failed or is not sent. */
export const removeRequestedFileDeletion = (bookId: string): void =>
  requested.set(new Set([...requested.get()].filter(id => id !== bookId)))
