import { useSyncExternalStore } from 'react'
import type { AnyActionName } from './actionsFor'
import type { ActionRecords, ActionResource } from './actionTable'
import type { ContainingList } from './membership/MemberListContext'

type ThingsAtHand<Noun extends ActionResource> = {
  noun: Noun
  total: number
  /** Those that are known; all of them unless "everything that matches" is meant. */
  records: readonly ActionRecords[Noun][] | undefined
  within?: ContainingList
  /** The name of what is open; what is chosen has none. */
  title?: string
  run: (name: AnyActionName) => void
}

/** Things that something may be done to from anywhere on the page, such as those that are chosen. */
export type ActiveRecords = { [Noun in ActionResource]: ThingsAtHand<Noun> }[ActionResource]

/** Things of one noun as things of any: the noun ties the records to it, which a union of all nouns does not know. */
export const activeRecords = <Noun extends ActionResource>(things: ThingsAtHand<Noun>): ActiveRecords =>
  things as unknown as ActiveRecords

let chosen: ActiveRecords | undefined
const listeners = new Set<() => void>()

/** Says what is chosen on the page. Gives the way to take it back. */
export function setActiveRecords(things: ActiveRecords): () => void {
  change(things)
  return () => chosen === things && change(undefined)
}

/** What is chosen on the page, if anything. */
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
