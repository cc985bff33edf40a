import type { ReactNode } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { useTranslate } from '../../language/useTranslate'
import { LibraryHeader } from './LibraryHeader'
import { useIsGone } from './useLibrary'

/** A view of a library, or of all, under their head; what is said instead of one that is not there. */
export function LibraryFrame({ libraryId, children }: { libraryId: string; children: ReactNode }) {
  const t = useTranslate()
  if (useIsGone(libraryId))
    return <EmptyState drawing="search" title={t('page.gone.title')} text={t('page.gone.text')} />
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      {children}
    </>
  )
}
