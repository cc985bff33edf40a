import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { EmptyState } from '../../components/EmptyState'
import type { ReadList } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { BrowseGrid } from '../../lists/BrowseGrid'
import { ReadListCard } from '../readlists'
import { LibraryHeader } from './LibraryHeader'

const route = getRouteApi('/_shell/libraries/$libraryId/readlists')

/** The read lists that hold something of a library, or all. */
export function LibraryReadListsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  const question = useMemo(() => ({ filter: libraryId === 'all' ? {} : { libraryId } }), [libraryId])
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      <BrowseGrid<ReadList>
        resource="readlists"
        label={t('page.library.readLists')}
        question={question}
        renderCard={(readList, slot) => <ReadListCard readList={readList} {...slot} />}
        empty={<EmptyState title={t('page.library.noReadLists')} text={t('page.library.noReadListsText')} />}
      />
    </>
  )
}
