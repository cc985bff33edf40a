import { getRouteApi } from '@tanstack/react-router'
import { LibraryHeader } from './LibraryHeader'
import { RecommendedShelves } from './RecommendedShelves'

const route = getRouteApi('/_shell/libraries/$libraryId/recommended')

/** What a library offers to read now. */
export function LibraryRecommendedPage() {
  const { libraryId } = route.useParams()
  return (
    <>
      <LibraryHeader libraryId={libraryId} />
      <RecommendedShelves key={libraryId} libraryId={libraryId} />
    </>
  )
}
