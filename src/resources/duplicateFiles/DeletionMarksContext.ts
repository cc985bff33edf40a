import { createContext, useContext } from 'react'
import {
  type DeletionMarkChange,
  type DeletionMarks,
  noDeletionMarks,
  type RequestedFileDeletions,
} from './deletionMarks'
import type { DuplicateFileGroup } from './duplicateFileGroups'

/** Files that the user has marked for deletion, and functions that change these marks. */
export type DeletionMarksContextValue = {
  marks: DeletionMarks
  requested: RequestedFileDeletions
  change: (group: DuplicateFileGroup, change: DeletionMarkChange) => void
  setMarks: (marks: DeletionMarks) => void
}

export const DeletionMarksContext = createContext<DeletionMarksContextValue>({
  marks: noDeletionMarks,
  requested: noDeletionMarks,
  change: () => undefined,
  setMarks: () => undefined,
})

/** Returns the deletion marks of the page and the functions that change these marks. */
export const useDeletionMarksContext = (): DeletionMarksContextValue => useContext(DeletionMarksContext)
