import { getRouteApi } from '@tanstack/react-router'
import type { Collection } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { MemberListsBrowser } from '../../lists/browse/MemberListsBrowser'
import { CollectionCard } from '../collections'
import { LibraryLayout } from './LibraryLayout'
import { MemberListsEmptyState } from './MemberListsEmptyState'
import { SelectableMemberLists } from './SelectableMemberLists'

const route = getRouteApi('/_shell/libraries/$libraryId/collections')

/** Page with the collections that contain series of a library, or with all collections. */
export function LibraryCollectionsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  return (
    <LibraryLayout libraryId={libraryId}>
      <MemberListsBrowser<Collection>
        resource="collections"
        label={t('page.library.collections')}
        libraryId={libraryId}
        renderCard={(collection, slot, index) => <CollectionCard collection={collection} index={index} {...slot} />}
        selectable={(query, list) => (
          <SelectableMemberLists kind="collections" query={query}>
            {list}
          </SelectableMemberLists>
        )}
        empty={<MemberListsEmptyState libraryId={libraryId} kind="collections" />}
      />
    </LibraryLayout>
  )
}
