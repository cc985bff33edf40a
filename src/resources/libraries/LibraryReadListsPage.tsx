import { getRouteApi } from '@tanstack/react-router'
import { EmptyState } from '../../components/EmptyState'
import type { ReadList } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { SetList } from '../../lists/SetList'
import { ReadListCard } from '../readlists'
import { LibraryHeader } from './LibraryHeader'

const route = getRouteApi('/_shell/libraries/$libraryId/readlists')

/** The read lists that hold something of a library, or all. */
export function LibraryReadListsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      <SetList<ReadList>
        resource="readlists"
        label={t('page.library.readLists')}
        libraryId={libraryId}
        renderCard={(readList, slot) => <ReadListCard readList={readList} {...slot} />}
        empty={<EmptyState title={t('page.library.noReadLists')} text={t('page.library.noReadListsText')} />}
      />
    </>
  )
}
