import { getRouteApi } from '@tanstack/react-router'
import { LibraryLayout } from './LibraryLayout'
import { RecommendedShelves } from './RecommendedShelves'
import { ArrangeSectionsButton } from './recommended/ArrangeSectionsButton'

const route = getRouteApi('/_shell/libraries/$libraryId/recommended')

/** Page with recommended books and series of a library, or of all libraries. */
export function LibraryRecommendedPage() {
  const { libraryId } = route.useParams()
  return (
    <LibraryLayout libraryId={libraryId} actions={<ArrangeSectionsButton libraryId={libraryId} />}>
      <RecommendedShelves key={libraryId} libraryId={libraryId} />
    </LibraryLayout>
  )
}
