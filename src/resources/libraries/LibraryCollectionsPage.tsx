import { getRouteApi } from '@tanstack/react-router'
import type { Collection } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { SetList } from '../../lists/SetList'
import { CollectionCard } from '../collections'
import { LibraryFrame } from './LibraryFrame'
import { NoSets } from './NoSets'
import { SelectableSets } from './SelectableSets'

const route = getRouteApi('/_shell/libraries/$libraryId/collections')

/** The collections that hold something of a library, or all. */
export function LibraryCollectionsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  return (
    <LibraryFrame libraryId={libraryId}>
      <SetList<Collection>
        resource="collections"
        label={t('page.library.collections')}
        libraryId={libraryId}
        renderCard={(collection, slot, index) => <CollectionCard collection={collection} index={index} {...slot} />}
        selectable={(question, list) => (
          <SelectableSets kind="collections" question={question}>
            {list}
          </SelectableSets>
        )}
        empty={<NoSets libraryId={libraryId} kind="collections" />}
      />
    </LibraryFrame>
  )
}
