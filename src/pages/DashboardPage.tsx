import { useDocumentTitle } from '../language/useDocumentTitle'
import { useTranslate } from '../language/useTranslate'
import { ArrangeSectionsButton, RecommendedShelves } from '../resources/libraries'
import styles from './DashboardPage.module.css'

/** Home page with the recommended sections of all libraries. */
export function DashboardPage() {
  const t = useTranslate()
  useDocumentTitle(undefined)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{t('page.dashboard.title')}</h1>
        <ArrangeSectionsButton libraryId="all" />
      </header>
      <RecommendedShelves libraryId="all" />
    </div>
  )
}
