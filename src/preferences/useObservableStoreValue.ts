import { useSyncExternalStore } from 'react'
import type { ObservableStore } from './observableStore'

/** Returns the value of a store. Re-renders the component when the value changes. */
export const useObservableStoreValue = <Value>({
  subscribe,
  get,
}: Pick<ObservableStore<Value>, 'subscribe' | 'get'>): Value => useSyncExternalStore(subscribe, get)
