import type { ReactNode } from 'react'
import { errorText } from '../../api/errorText'
import { FailedState } from '../../components/feedback/FailedState'
import { NotFoundState } from '../../lists/record/NotFoundState'
import { LibraryHeader } from './LibraryHeader'
import { useIsLibraryMissing, useLibrariesFailure } from './useLibrary'

/** Layout of the library views: header and content, or a not-found state for an unknown library. */
export function LibraryLayout({ libraryId, children }: { libraryId: string; children: ReactNode }) {
  const librariesFailure = useLibrariesFailure()
  if (useIsLibraryMissing(libraryId)) return <NotFoundState />
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      {librariesFailure && (
        <FailedState inline text={errorText(librariesFailure.failure)} onRetry={librariesFailure.retry} />
      )}
      {children}
    </>
  )
}
