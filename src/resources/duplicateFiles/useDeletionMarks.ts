import { useCallback, useMemo, useState } from 'react'
import { useRequestedFileDeletions } from '../../actions/fileDeletions/requestedFileDeletions'
import { useRestorablePageState } from '../../forms/pageFormDraftStorage'
import type { DeletionMarksContextValue } from './DeletionMarksContext'
import { changeDeletionMarks, type DeletionMarks, noDeletionMarks, removeInvalidDeletionMarks } from './deletionMarks'
import type { DuplicateFileGroup } from './duplicateFileGroups'

type UseDeletionMarksResult = DeletionMarksContextValue & {
  /** Copy of `marks` that the filter for marked files uses. Does not change when the user changes a single group. */
  marksForFilter: DeletionMarks
}

/**
 * Returns the deletion marks of the page and functions that change them. While the user changes the marks of single
 * groups, these groups stay in the filtered list, because `marksForFilter` does not change.
 * @param markedFilter value of the filter for marked files. When this value changes, `marksForFilter` becomes `marks`.
 */
export function useDeletionMarks(
  groups: readonly DuplicateFileGroup[],
  markedFilter: string | undefined,
): UseDeletionMarksResult {
  const requested = useRequestedFileDeletions()
  const [selected, setSelected] = useRestorablePageState<DeletionMarks>('duplicateFiles', noDeletionMarks)
  const marks = useMemo(() => removeInvalidDeletionMarks(groups, selected, requested), [groups, selected, requested])
  // The initial state uses `selected`, not `marks`. After a new sign-in, `selected` contains the marks from before the
  // sign-in, but `marks` does not contain them while the groups are loading.
  const [filtered, setFiltered] = useState({ marks: selected, markedFilter })
  if (filtered.markedFilter !== markedFilter) setFiltered({ marks, markedFilter })
  const change = useCallback<DeletionMarksContextValue['change']>(
    (group, markChange) => setSelected(changeDeletionMarks(group, marks, requested, markChange)),
    [marks, requested, setSelected],
  )
  const setMarks = useCallback(
    (next: DeletionMarks) => {
      setSelected(next)
      setFiltered({ marks: next, markedFilter })
    },
    [markedFilter, setSelected],
  )
  return useMemo(
    () => ({ marks, requested, change, setMarks, marksForFilter: filtered.marks }),
    [marks, requested, change, setMarks, filtered],
  )
}
