import { useState } from 'react'
import { type Merge, mergedOrder, moved, putBack } from './order'

/** An order that somebody is making, while others may make another. */
export type Arrangement = Merge & {
  isChanged: boolean
  /** What both would make together if this were theirs. */
  mergedWith: (theirs: readonly string[]) => Merge
  move: (from: number, to: number) => void
  remove: (id: string) => void
  /** Puts back what was taken out, each where it was. */
  putBack: () => void
  /** Ends a conflict: mine stays, or theirs takes its place without what I took out. */
  resolve: (keep: 'mine' | 'theirs') => void
}

/**
 * The order as a person changes it. What others put in or take out meanwhile follows; where both sides ordered anew the person
 * chooses.
 * @param theirs  the order on the server, as far as it is known
 */
export function useArrangement(theirs: readonly string[]): Arrangement {
  // `whole` is mine with what was taken out of it still in its place.
  const [{ base, mine, whole }, set] = useState({ base: theirs, mine: theirs, whole: theirs })
  const merge = mergedOrder(base, mine, theirs)
  const change = (ids: readonly string[], from: readonly string[]) =>
    set({ base: from, mine: ids, whole: putBack(ids, whole, whole) })
  const go = (ids: readonly string[]) => change(ids, merge.isConflict ? base : theirs)
  return {
    ...merge,
    isChanged: merge.isConflict || merge.ids.length !== theirs.length || merge.ids.some((id, at) => id !== theirs[at]),
    mergedWith: now => mergedOrder(base, mine, now),
    move: (from, to) => go(moved(merge.ids, from, to)),
    remove: id => go(merge.ids.filter(other => other !== id)),
    putBack: () => go(putBack(merge.ids, whole, theirs)),
    resolve: keep => change(keep === 'mine' ? merge.ids : theirs.filter(id => merge.ids.includes(id)), theirs),
  }
}
