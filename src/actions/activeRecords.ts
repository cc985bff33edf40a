import { useSyncExternalStore } from 'react'
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

let chosen: ActiveRecords | undefined
const listeners = new Set<() => void>()

/** Publishes the active records of the page. Returns a function that withdraws them. */
export function setActiveRecords(things: ActiveRecords): () => void {
  change(things)
  return () => chosen === things && change(undefined)
}

/** Returns the active records of the page; undefined when there are none. */
export function useActiveRecords(): ActiveRecords | undefined {
  return useSyncExternalStore(onChange, () => chosen)
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: ActiveRecords | undefined) {
  chosen = next
  for (const listener of listeners) listener()
}
