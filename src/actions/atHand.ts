import { useSyncExternalStore } from 'react'
import type { ActionNoun, ActionRecords } from './actionTable'
import type { DeedName } from './deeds'
import type { Within } from './WithinSet'

type ThingsAtHand<Noun extends ActionNoun> = {
  noun: Noun
  total: number
  /** Those that are known; all of them unless "everything that matches" is meant. */
  records: readonly ActionRecords[Noun][] | undefined
  within?: Within
  /** The name of what is open; what is chosen has none. */
  title?: string
  run: (name: DeedName) => void
}

/** Things that something may be done to from anywhere on the page, such as those that are chosen. */
export type AtHand = { [Noun in ActionNoun]: ThingsAtHand<Noun> }[ActionNoun]

/** Things of one noun as things of any: the noun ties the records to it, which a union of all nouns does not know. */
export const atHand = <Noun extends ActionNoun>(things: ThingsAtHand<Noun>): AtHand => things as unknown as AtHand

let chosen: AtHand | undefined
const listeners = new Set<() => void>()

/** Says what is chosen on the page. Gives the way to take it back. */
export function putAtHand(things: AtHand): () => void {
  change(things)
  return () => chosen === things && change(undefined)
}

/** What is chosen on the page, if anything. */
export function useAtHand(): AtHand | undefined {
  return useSyncExternalStore(onChange, () => chosen)
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: AtHand | undefined) {
  chosen = next
  for (const listener of listeners) listener()
}
