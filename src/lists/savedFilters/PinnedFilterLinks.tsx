import { Link } from '@tanstack/react-router'
import { Bookmark, BookOpen } from 'lucide-react'
import { useTranslate } from '../../language/useTranslate'
import { getSavedFilterListId } from '../../preferences/savedFilters'
import styles from './PinnedFilterLinks.module.css'
import { useSavedFilters } from './useSavedFilters'

/**
 * Links to the pinned saved filters of a library: first the filters of its series, then the filters of its books.
 * Renders nothing if no filters are pinned.
 */
export function PinnedFilterLinks({ libraryId }: { libraryId: string }) {
  const t = useTranslate()
  const pinned = [
    ...usePinnedFilters('library', libraryId, '/libraries/$libraryId/series'),
    ...usePinnedFilters('libraryBooks', libraryId, '/libraries/$libraryId/books'),
  ]
  if (pinned.length === 0) return null
  return (
    <ul className={styles.links} aria-label={t('list.saved.title')}>
      {pinned.map(({ name, search, kind, to }) => (
        <li key={`${kind} ${name}`}>
          <Link to={to} params={{ libraryId }} search={search} state={{ scrollToTop: true }} className={styles.link}>
            {kind === 'library' ? (
              <Bookmark size={16} strokeWidth={1.5} aria-hidden />
            ) : (
              <BookOpen size={16} strokeWidth={1.5} role="img" aria-label={t('resources.books.name')} />
            )}
            <span dir="auto">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function usePinnedFilters<Path extends string>(kind: 'library' | 'libraryBooks', libraryId: string, to: Path) {
  const { saved } = useSavedFilters(getSavedFilterListId(kind, libraryId) ?? libraryId)
  return saved.filter(({ pinned }) => pinned).map(filter => ({ ...filter, kind, to }))
}
