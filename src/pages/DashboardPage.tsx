import { useDocumentTitle } from '../language/useDocumentTitle'
import { useTranslate } from '../language/useTranslate'
import { RecommendedShelves } from '../resources/libraries'
import styles from './DashboardPage.module.css'

/** Home page with the recommended sections of all libraries. */
export function DashboardPage() {
  const t = useTranslate()
  useDocumentTitle(undefined)
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('page.dashboard.title')}</h1>
      <RecommendedShelves libraryId="all" />
    </div>
  )
}
