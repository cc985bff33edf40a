import { getRouteApi } from '@tanstack/react-router'
import type { Collection } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { CollectionsOrReadListsBrowseList } from '../../lists/browse/CollectionsOrReadListsBrowseList'
import { CollectionCard } from '../collections'
import { LibraryLayout } from './LibraryLayout'
import { NoCollectionsOrReadListsMessage } from './NoCollectionsOrReadListsMessage'
import { SelectableCollectionsOrReadLists } from './SelectableCollectionsOrReadLists'

const route = getRouteApi('/_shell/_resources/libraries/$libraryId/collections')

/**
 * Page with the collections that contain series of a library. If the library is `all`, shows the collections of all
 * libraries.
 */
export function LibraryCollectionsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  return (
    <LibraryLayout libraryId={libraryId}>
      <CollectionsOrReadListsBrowseList<Collection>
        resource="collections"
        label={t('page.library.collections')}
        libraryId={libraryId}
        renderCard={(collection, slot, index) => <CollectionCard collection={collection} index={index} {...slot} />}
        selectable={(query, list) => (
          <SelectableCollectionsOrReadLists kind="collections" query={query}>
            {list}
          </SelectableCollectionsOrReadLists>
        )}
        empty={<NoCollectionsOrReadListsMessage libraryId={libraryId} kind="collections" />}
      />
    </LibraryLayout>
  )
}
