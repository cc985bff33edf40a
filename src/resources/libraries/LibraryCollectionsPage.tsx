import { getRouteApi } from '@tanstack/react-router'
import type { Collection } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { MemberListBrowse } from '../../lists/browse/MemberListBrowse'
import { CollectionCard } from '../collections'
import { LibraryLayout } from './LibraryLayout'
import { NoMemberLists } from './NoMemberLists'
import { SelectableMemberLists } from './SelectableMemberLists'

const route = getRouteApi('/_shell/libraries/$libraryId/collections')

/** Collections with series of a library, or of all libraries. */
export function LibraryCollectionsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  return (
    <LibraryLayout libraryId={libraryId}>
      <MemberListBrowse<Collection>
        resource="collections"
        label={t('page.library.collections')}
        libraryId={libraryId}
        renderCard={(collection, slot, index) => <CollectionCard collection={collection} index={index} {...slot} />}
        selectable={(question, list) => (
          <SelectableMemberLists kind="collections" question={question}>
            {list}
          </SelectableMemberLists>
        )}
        empty={<NoMemberLists libraryId={libraryId} kind="collections" />}
      />
    </LibraryLayout>
  )
}
