import { Link } from '@tanstack/react-router'
import { useLibrary } from './useLibrary'

/** Name of a library as a link to its series. */
export function LibraryLink({ libraryId }: { libraryId: string }) {
  const library = useLibrary(libraryId)
  return (
    <Link to="/libraries/$libraryId/series" params={{ libraryId }}>
      <bdi>{library?.name ?? ''}</bdi>
    </Link>
  )
}
