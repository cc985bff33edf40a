import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { EmptyState } from '../../components/EmptyState'
import type { Collection } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { BrowseGrid } from '../../lists/BrowseGrid'
import { CollectionCard } from '../collections'
import { LibraryHeader } from './LibraryHeader'

const route = getRouteApi('/_shell/libraries/$libraryId/collections')

/** The collections that hold something of a library, or all. */
export function LibraryCollectionsPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  const question = useMemo(() => ({ filter: libraryId === 'all' ? {} : { libraryId } }), [libraryId])
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      <BrowseGrid<Collection>
        resource="collections"
        label={t('page.library.collections')}
        question={question}
        renderCard={(collection, slot) => <CollectionCard collection={collection} {...slot} />}
        empty={<EmptyState title={t('page.library.noCollections')} text={t('page.library.noCollectionsText')} />}
      />
    </>
  )
}
