import { Link } from '@tanstack/react-router'
import { useLibrary } from './useLibrary'

/** Link to the series of a library, with the name of the library as text. */
export function LibraryLink({ libraryId }: { libraryId: string }) {
  const library = useLibrary(libraryId)
  return (
    <Link to="/libraries/$libraryId/series" params={{ libraryId }}>
      <bdi>{library?.name ?? ''}</bdi>
    </Link>
  )
}
