import { getRouteApi } from '@tanstack/react-router'
import type { ReadList } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { SetList } from '../../lists/SetList'
import { ReadListCard } from '../readlists'
import { LibraryFrame } from './LibraryFrame'
import { NoSets } from './NoSets'
import { SelectableSets } from './SelectableSets'

const route = getRouteApi('/_shell/libraries/$libraryId/readlists')

/** The read lists that hold something of a library, or all. */
export function LibraryReadListsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  return (
    <LibraryFrame libraryId={libraryId}>
      <SetList<ReadList>
        resource="readlists"
        label={t('page.library.readLists')}
        libraryId={libraryId}
        renderCard={(readList, slot, index, by) => <ReadListCard readList={readList} by={by} index={index} {...slot} />}
        selectable={(question, list) => (
          <SelectableSets kind="readlists" question={question}>
            {list}
          </SelectableSets>
        )}
        empty={<NoSets libraryId={libraryId} kind="readlists" />}
      />
    </LibraryFrame>
  )
}
