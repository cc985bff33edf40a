import { useState } from 'react'
import { type Merge, mergedOrder, moved } from './order'

/** An order that somebody is making, while others may make another. */
export type Arrangement = Merge & {
  isChanged: boolean
  /** What both would make together if this were theirs. */
  mergedWith: (theirs: readonly string[]) => Merge
  move: (from: number, to: number) => void
  remove: (id: string) => void
  /** Ends a conflict: mine stays, or theirs takes its place without what I took out. */
  resolve: (keep: 'mine' | 'theirs') => void
}

/**
 * The order as a person changes it. What others put in or take out meanwhile follows; where both sides ordered anew the person
 * chooses.
 * @param theirs  the order on the server, as far as it is known
 */
export function useArrangement(theirs: readonly string[]): Arrangement {
  const [{ base, mine }, set] = useState({ base: theirs, mine: theirs })
  const merge = mergedOrder(base, mine, theirs)
  const change = (ids: string[]) => set({ base: merge.isConflict ? base : theirs, mine: ids })
  return {
    ...merge,
    isChanged: merge.isConflict || merge.ids.length !== theirs.length || merge.ids.some((id, at) => id !== theirs[at]),
    mergedWith: now => mergedOrder(base, mine, now),
    move: (from, to) => change(moved(merge.ids, from, to)),
    remove: id => change(merge.ids.filter(other => other !== id)),
    resolve: keep =>
      set({ base: theirs, mine: keep === 'mine' ? merge.ids : theirs.filter(id => merge.ids.includes(id)) }),
  }
}
