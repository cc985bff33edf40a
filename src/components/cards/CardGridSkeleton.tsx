import { CardGrid } from './CardGrid'
import styles from './CardGridSkeleton.module.css'

/** Placeholder of a card grid while the number of its cards is unknown. Appears after a short delay. */
export function CardGridSkeleton() {
  return (
    <div className={styles.delayed} aria-hidden inert data-loading-placeholder>
      <CardGrid label="" total={24} itemAt={() => undefined} renderCard={() => null} isPlaceholder />
    </div>
  )
}
