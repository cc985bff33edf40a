import type { ReactNode } from 'react'
import { errorText } from '../../api/errorText'
import { ErrorState } from '../../components/feedback/ErrorState'
import { RecordNotFoundState } from '../../lists/record/RecordNotFoundState'
import { LibraryHeader } from './LibraryHeader'
import { useIsLibraryMissing, useLibrariesLoadFailure } from './useLibrary'

type LibraryLayoutProps = { libraryId: string; actions?: ReactNode; children: ReactNode }

/**
 * Layout of the pages of a library, with header and content. If the library does not exist, shows a message.
 * @param actions buttons in the header
 */
export function LibraryLayout({ libraryId, actions, children }: LibraryLayoutProps) {
  const librariesFailure = useLibrariesLoadFailure()
  if (useIsLibraryMissing(libraryId)) return <RecordNotFoundState />
  return (
    <>
      <LibraryHeader libraryId={libraryId} actions={actions} />
      {librariesFailure && (
        <ErrorState inline text={errorText(librariesFailure.failure)} onRetry={librariesFailure.retry} />
      )}
      {children}
    </>
  )
}
