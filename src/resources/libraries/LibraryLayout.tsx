import type { ReactNode } from 'react'
import { errorText } from '../../api/errorText'
import { ErrorState } from '../../components/feedback/ErrorState'
import { RecordNotFoundState } from '../../lists/record/RecordNotFoundState'
import { LibraryHeader } from './LibraryHeader'
import { useIsLibraryMissing, useLibrariesLoadFailure } from './useLibrary'

/** Layout of the library views: header and content. Shows a not-found message for an unknown library. */
export function LibraryLayout({ libraryId, children }: { libraryId: string; children: ReactNode }) {
  const librariesFailure = useLibrariesLoadFailure()
  if (useIsLibraryMissing(libraryId)) return <RecordNotFoundState />
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      {librariesFailure && (
        <ErrorState inline text={errorText(librariesFailure.failure)} onRetry={librariesFailure.retry} />
      )}
      {children}
    </>
  )
}
