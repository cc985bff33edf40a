import { getRouteApi } from '@tanstack/react-router'
import type { ReadList } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { CollectionsOrReadListsBrowseList } from '../../lists/browse/CollectionsOrReadListsBrowseList'
import { ReadListCard } from '../readlists'
import { LibraryLayout } from './LibraryLayout'
import { NoCollectionsOrReadListsMessage } from './NoCollectionsOrReadListsMessage'
import { SelectableCollectionsOrReadLists } from './SelectableCollectionsOrReadLists'

const route = getRouteApi('/_shell/_resources/libraries/$libraryId/readlists')

/** Page with the read lists that contain books of a library. For all libraries, shows all read lists. */
export function LibraryReadListsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  return (
    <LibraryLayout libraryId={libraryId}>
      <CollectionsOrReadListsBrowseList<ReadList>
        resource="readlists"
        label={t('page.library.readLists')}
        libraryId={libraryId}
        renderCard={(readList, slot, index, sortBy) => (
          <ReadListCard readList={readList} sortBy={sortBy} index={index} {...slot} />
        )}
        selectable={(query, list) => (
          <SelectableCollectionsOrReadLists kind="readlists" query={query}>
            {list}
          </SelectableCollectionsOrReadLists>
        )}
        empty={<NoCollectionsOrReadListsMessage libraryId={libraryId} kind="readlists" />}
      />
    </LibraryLayout>
  )
}
