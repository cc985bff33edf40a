import { type ReactNode, useEffect } from 'react'
import { useIsLibraryDeleted } from '../../actions/deletedLibraries'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { ErrorState } from '../../components/feedback/ErrorState'
import { Redirect } from '../../components/page/Redirect'
import { useTranslate } from '../../language/useTranslate'
import { RecordNotFoundState } from '../../lists/record/RecordNotFoundState'
import { LibraryHeader } from './LibraryHeader'
import { useIsLibraryMissing, useLibrariesLoadFailure } from './useLibrary'

type LibraryLayoutProps = { libraryId: string; actions?: ReactNode; children: ReactNode }

/**
 * Layout of the pages of a library, with header and content. If the library was deleted since the app started, shows a
 * notice and redirects to the dashboard. If the library is missing for another reason, shows a message.
 * @param actions buttons in the header
 */
export function LibraryLayout({ libraryId, actions, children }: LibraryLayoutProps) {
  const librariesFailure = useLibrariesLoadFailure()
  const isMissing = useIsLibraryMissing(libraryId)
  if (useIsLibraryDeleted(libraryId)) return <DeletedLibraryRedirect />
  if (isMissing) return <RecordNotFoundState />
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

function DeletedLibraryRedirect() {
  const t = useTranslate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows a single notice
  useEffect(() => void showNotice({ kind: 'info', text: t('bulk.deleteLibrary.done', { count: 1 }) }), [])
  return <Redirect to="/dashboard" />
}
