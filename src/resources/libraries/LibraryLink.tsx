import { Link } from '@tanstack/react-router'
import { useLibrary } from './useLibrary'

/** Link to the series of a library. The text of the link is the name of the library. */
export function LibraryLink({ libraryId }: { libraryId: string }) {
  const library = useLibrary(libraryId)
  return (
    <Link to="/libraries/$libraryId/series" params={{ libraryId }}>
      <bdi>{library?.name ?? ''}</bdi>
    </Link>
  )
}
