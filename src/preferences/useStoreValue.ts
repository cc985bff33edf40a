import { useSyncExternalStore } from 'react'
import type { Store } from './observableStore'

/** Returns the value of a store and renders again when it changes. */
export const useStoreValue = <Value>({ subscribe, get }: Pick<Store<Value>, 'subscribe' | 'get'>): Value =>
  useSyncExternalStore(subscribe, get)
