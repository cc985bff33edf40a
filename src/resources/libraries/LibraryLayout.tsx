import type { ReactNode } from 'react'
import { errorText } from '../../api/errorText'
import { FailedState } from '../../components/feedback/FailedState'
import { NotFoundState } from '../../lists/record/NotFoundState'
import { LibraryHeader } from './LibraryHeader'
import { useIsLibraryDeleted, useLibrariesFailure } from './useLibrary'

/** A view of a library, or of all, under their head; what is said instead of one that is not there. */
export function LibraryLayout({ libraryId, children }: { libraryId: string; children: ReactNode }) {
  const unknown = useLibrariesFailure()
  if (useIsLibraryDeleted(libraryId)) return <NotFoundState />
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      {unknown && <FailedState inline text={errorText(unknown.failure)} onRetry={unknown.retry} />}
      {children}
    </>
  )
}
