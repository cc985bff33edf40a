import { useSyncExternalStore } from 'react'
import type { Store } from './observableStore'

/** Returns the value of a store. Re-renders the component when the value changes. */
export const useStoreValue = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get)
