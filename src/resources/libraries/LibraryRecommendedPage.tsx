import { getRouteApi } from '@tanstack/react-router'
import { LibraryLayout } from './LibraryLayout'
import { RecommendedShelves } from './RecommendedShelves'

const route = getRouteApi('/_shell/libraries/$libraryId/recommended')

/** Page with recommended books and series of a library. */
export function LibraryRecommendedPage() {
  const { libraryId } = route.useParams()
  return (
    <LibraryLayout libraryId={libraryId}>
      <RecommendedShelves key={libraryId} libraryId={libraryId} />
    </LibraryLayout>
  )
}
