import type { ReactNode } from 'react'
import { errorText } from '../../api/errorText'
import { FailedState } from '../../components/feedback/FailedState'
import { NotFoundState } from '../../lists/record/NotFoundState'
import { LibraryHeader } from './LibraryHeader'
import { useIsLibraryDeleted, useLibrariesFailure } from './useLibrary'

/** Layout of the library views: header and content, or a not-found state for an unknown library. */
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
