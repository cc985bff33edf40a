import type { ReactNode } from 'react'
import { errorText } from '../../api/errorText'
import { EmptyState } from '../../components/EmptyState'
import { FailedState } from '../../components/FailedState'
import { useTranslate } from '../../language/useTranslate'
import { LibraryHeader } from './LibraryHeader'
import { useIsGone, useLibrariesFailure } from './useLibrary'

/** A view of a library, or of all, under their head; what is said instead of one that is not there. */
export function LibraryFrame({ libraryId, children }: { libraryId: string; children: ReactNode }) {
  const t = useTranslate()
  const unknown = useLibrariesFailure()
  if (useIsGone(libraryId))
    return <EmptyState drawing="search" title={t('page.gone.title')} text={t('page.gone.text')} />
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      {unknown && <FailedState inline text={errorText(unknown.failure)} onRetry={unknown.retry} />}
      {children}
    </>
  )
}
