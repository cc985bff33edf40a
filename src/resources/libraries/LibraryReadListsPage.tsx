import { getRouteApi } from '@tanstack/react-router'
import type { ReadList } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { MemberListBrowse } from '../../lists/browse/MemberListBrowse'
import { ReadListCard } from '../readlists'
import { LibraryLayout } from './LibraryLayout'
import { NoMemberLists } from './NoMemberLists'
import { SelectableMemberLists } from './SelectableMemberLists'

const route = getRouteApi('/_shell/libraries/$libraryId/readlists')

/** Read lists with books of a library, or of all libraries. */
export function LibraryReadListsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  return (
    <LibraryLayout libraryId={libraryId}>
      <MemberListBrowse<ReadList>
        resource="readlists"
        label={t('page.library.readLists')}
        libraryId={libraryId}
        renderCard={(readList, slot, index, by) => <ReadListCard readList={readList} by={by} index={index} {...slot} />}
        selectable={(question, list) => (
          <SelectableMemberLists kind="readlists" question={question}>
            {list}
          </SelectableMemberLists>
        )}
        empty={<NoMemberLists libraryId={libraryId} kind="readlists" />}
      />
    </LibraryLayout>
  )
}
