import { getRouteApi } from '@tanstack/react-router'
import { LibraryFrame } from './LibraryFrame'
import { RecommendedShelves } from './RecommendedShelves'

const route = getRouteApi('/_shell/libraries/$libraryId/recommended')

/** What a library offers to read now. */
export function LibraryRecommendedPage() {
  const { libraryId } = route.useParams()
  return (
    <LibraryFrame libraryId={libraryId}>
      <RecommendedShelves key={libraryId} libraryId={libraryId} />
    </LibraryFrame>
  )
}
