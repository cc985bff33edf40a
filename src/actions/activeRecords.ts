import { createStore } from '../preferences/observableStore'
import { useStoreValue } from '../preferences/useStoreValue'
import type { AnyActionName } from './actionsFor'
import type { ActionRecords, ActionResource } from './actionTable'
import type { ContainingList } from './membership/MemberListContext'

type ThingsAtHand<Noun extends ActionResource> = {
  noun: Noun
  total: number
  /** The loaded records; undefined when "select all" is active and the records are not loaded. */
  records: readonly ActionRecords[Noun][] | undefined
  within?: ContainingList
  /** Title of the open record; undefined for a selection. */
  title?: string
  run: (name: AnyActionName) => void
}

/**
 * Records that actions outside of the list, such as those of the command palette, apply to: the selection or the open
 * record.
 */
export type ActiveRecords = { [Noun in ActionResource]: ThingsAtHand<Noun> }[ActionResource]

/** Widens the records of one resource to the union over all resources, which TypeScript cannot infer. */
export const activeRecords = <Noun extends ActionResource>(things: ThingsAtHand<Noun>): ActiveRecords =>
  things as unknown as ActiveRecords

const current = createStore<ActiveRecords | undefined>(undefined)

/** Publishes the active records of the page. Returns a function that withdraws them. */
export function setActiveRecords(things: ActiveRecords): () => void {
  current.set(things)
  return () => current.get() === things && current.set(undefined)
}

/** Returns the active records of the page; undefined when there are none. */
export function useActiveRecords(): ActiveRecords | undefined {
  return useStoreValue(current)
}
