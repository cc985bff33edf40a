import { createObservableStore } from '../../preferences/observableStore'
import { useObservableValue } from '../../preferences/useObservableValue'
import type { RequestedDeletions } from './deletionMarks'

const requested = createObservableStore<RequestedDeletions>(new Set())

/** Returns the books whose deletion has been requested since the client started. The server deletes files later, in a task. */
export const getRequestedDeletions = requested.get

/** Returns the result of {@link getRequestedDeletions}. Re-renders the component after changes. */
export const useRequestedDeletions = (): RequestedDeletions => useObservableValue(requested)

/** Records that the deletion of a file is requested. */
export const addRequestedDeletion = (bookId: string): void => requested.set(new Set([...requested.get(), bookId]))

/** Removes the record of a deletion whose request has failed. */
export const forgetRequestedDeletion = (bookId: string): void =>
  requested.set(new Set([...requested.get()].filter(id => id !== bookId)))
