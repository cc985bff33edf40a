import { getRouteApi } from '@tanstack/react-router'
import type { ReadList } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { MemberListsBrowser } from '../../lists/browse/MemberListsBrowser'
import { ReadListCard } from '../readlists'
import { LibraryLayout } from './LibraryLayout'
import { MemberListsEmptyState } from './MemberListsEmptyState'
import { SelectableMemberLists } from './SelectableMemberLists'

const route = getRouteApi('/_shell/libraries/$libraryId/readlists')

/** Page with the read lists that contain books of a library, or with all read lists. */
export function LibraryReadListsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  return (
    <LibraryLayout libraryId={libraryId}>
      <MemberListsBrowser<ReadList>
        resource="readlists"
        label={t('page.library.readLists')}
        libraryId={libraryId}
        renderCard={(readList, slot, index, sortBy) => (
          <ReadListCard readList={readList} sortBy={sortBy} index={index} {...slot} />
        )}
        selectable={(query, list) => (
          <SelectableMemberLists kind="readlists" query={query}>
            {list}
          </SelectableMemberLists>
        )}
        empty={<MemberListsEmptyState libraryId={libraryId} kind="readlists" />}
      />
    </LibraryLayout>
  )
}
