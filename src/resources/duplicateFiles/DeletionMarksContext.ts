import { createContext, useContext } from 'react'
import type { RequestedFileDeletions } from '../../actions/fileDeletions/requestedFileDeletions'
import { type DeletionMarkChange, type DeletionMarks, noDeletionMarks } from './deletionMarks'
import type { DuplicateFileGroup } from './duplicateFileGroups'

/** Duplicate files that the user has marked for deletion, and functions that change the marks. */
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

/**
 * Returns the files that are marked for deletion on the page of duplicate files, and functions that change the marks.
 */
export const useDeletionMarksContext = (): DeletionMarksContextValue => useContext(DeletionMarksContext)
