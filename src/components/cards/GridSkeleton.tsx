import { CardGrid } from './CardGrid'
import styles from './GridSkeleton.module.css'

/** The shape of a grid whose length is not known yet. It shows itself only after a moment. */
export function GridSkeleton() {
  return (
    <div className={styles.late} aria-hidden inert>
      <CardGrid label="" total={24} itemAt={() => undefined} renderCard={() => null} />
    </div>
  )
}
