import { Link } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { useTranslate } from '../../language/useTranslate'
import styles from './PinnedFilterLinks.module.css'
import { useSavedFilters } from './useSavedFilters'

/** Links to the saved filters of a library that the user has pinned. Renders nothing if no filters are pinned. */
export function PinnedFilterLinks({ libraryId }: { libraryId: string }) {
  const t = useTranslate()
  const pinned = useSavedFilters(libraryId).saved.filter(filter => filter.pinned)
  if (pinned.length === 0) return null
  return (
    <ul className={styles.links} aria-label={t('list.saved.title')}>
      {pinned.map(({ name, search }) => (
        <li key={name}>
          <Link
            to="/libraries/$libraryId/series"
            params={{ libraryId }}
            search={search}
            state={{ scrollToTop: true }}
            className={styles.link}
          >
            <Bookmark size={16} strokeWidth={1.5} aria-hidden />
            <span dir="auto">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
