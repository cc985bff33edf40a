import type { ReactNode } from 'react'
import { errorText } from '../../api/errorText'
import { FailedState } from '../../components/FailedState'
import { GoneState } from '../../lists/GoneState'
import { LibraryHeader } from './LibraryHeader'
import { useIsGone, useLibrariesFailure } from './useLibrary'

/** A view of a library, or of all, under their head; what is said instead of one that is not there. */
export function LibraryFrame({ libraryId, children }: { libraryId: string; children: ReactNode }) {
  const unknown = useLibrariesFailure()
  if (useIsGone(libraryId)) return <GoneState />
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      {unknown && <FailedState inline text={errorText(unknown.failure)} onRetry={unknown.retry} />}
      {children}
    </>
  )
}
