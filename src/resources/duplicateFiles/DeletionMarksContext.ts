import { createContext, useContext } from 'react'
import { type DeletionMarks, type MarkChange, noMarks, type RequestedDeletions } from './deletionMarks'
import type { DuplicateFileGroup } from './duplicateFileGroups'

/** Marks of the duplicate files and functions that change them. */
export type DeletionMarksControls = {
  marks: DeletionMarks
  requested: RequestedDeletions
  change: (group: DuplicateFileGroup, change: MarkChange) => void
  setMarks: (marks: DeletionMarks) => void
}

export const DeletionMarksContext = createContext<DeletionMarksControls>({
  marks: noMarks,
  requested: noMarks,
  change: () => undefined,
  setMarks: () => undefined,
})

/** Returns the marks of the surrounding page. */
export const useDeletionMarksContext = (): DeletionMarksControls => useContext(DeletionMarksContext)
