import { createObservableStore } from '../../preferences/observableStore'
import { useObservableValue } from '../../preferences/useObservableValue'
import type { RequestedDeletions } from './deletionMarks'

const requested = createObservableStore<RequestedDeletions>(new Set())

/**
 * Returns the ids of the books whose deletion was requested since the app started. The server deletes the files later.
 */
export const getRequestedDeletions = requested.get

/** Returns the ids of {@link getRequestedDeletions}. Re-renders the component after changes. */
export const useRequestedDeletions = (): RequestedDeletions => useObservableValue(requested)

/** Adds a book whose deletion is requested. */
export const addRequestedDeletion = (bookId: string): void => requested.set(new Set([...requested.get(), bookId]))

/** Removes a book after its deletion request has failed. */
export const forgetRequestedDeletion = (bookId: string): void =>
  requested.set(new Set([...requested.get()].filter(id => id !== bookId)))
