import { createStore } from '../preferences/observableStore'
import { useStoreValue } from '../preferences/useStoreValue'
import type { ActionRecordTypes, ActionResource } from './actionTable'
import type { AnyActionName } from './availableActions'
import type { ContainingList } from './membership/ContainingListProvider'

type ActiveRecordsOf<Resource extends ActionResource> = {
  resource: Resource
  total: number
  /** The loaded records; undefined when "select all" is active and the records are not loaded. */
  records: readonly ActionRecordTypes[Resource][] | undefined
  containingList?: ContainingList
  /** Title of the open record; undefined for a selection. */
  title?: string
  run: (name: AnyActionName) => void
}

/**
 * Records that actions outside of the list, such as those of the command palette, apply to: the selection or the open
 * record.
 */
export type ActiveRecords = { [Resource in ActionResource]: ActiveRecordsOf<Resource> }[ActionResource]

/** Widens the records of one resource to the union over all resources, which TypeScript cannot infer. */
export const toActiveRecords = <Resource extends ActionResource>(active: ActiveRecordsOf<Resource>): ActiveRecords =>
  active as unknown as ActiveRecords

const current = createStore<ActiveRecords | undefined>(undefined)

/** Publishes the active records of the page. Returns a function that withdraws them. */
export function setActiveRecords(active: ActiveRecords): () => void {
  current.set(active)
  return () => current.get() === active && current.set(undefined)
}

/** Returns the active records of the page; undefined when there are none. */
export function useActiveRecords(): ActiveRecords | undefined {
  return useStoreValue(current)
}
