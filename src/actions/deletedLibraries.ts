import { onLiveEvent } from '../api/live/liveEvents'
import { createObservableStore } from '../preferences/observableStore'
import { useObservableStoreValue } from '../preferences/useObservableStoreValue'

/** Ids of the libraries that were deleted since the app started. */
const deletedLibraryIds = createObservableStore<ReadonlySet<string>>(new Set())

// Registers the listener for deleted libraries outside of components, because the event can arrive while no page of the
// library is shown.
onLiveEvent('LibraryDeleted', ({ libraryId }) =>
  deletedLibraryIds.set(new Set([...deletedLibraryIds.get(), libraryId])),
)

/** Returns whether a library was deleted since the app started. */
export const isLibraryDeleted = (id: string): boolean => deletedLibraryIds.get().has(id)

/** Returns whether a library was deleted since the app started. Re-renders the component when this changes. */
export const useIsLibraryDeleted = (id: string): boolean => useObservableStoreValue(deletedLibraryIds).has(id)
