import { House } from 'lucide-react'
import { LinkButton } from '../components/controls/Button'
import { PlaceholderIllustration } from '../components/feedback/PlaceholderIllustration'
import { useLazyArrowKeyNavigation } from '../components/focus/useLazyArrowKeyNavigation'
import { MainLandmark } from '../components/page/MainLandmark'
import { useDocumentTitle } from '../language/useDocumentTitle'
import { useTranslate } from '../language/useTranslate'
import styles from './FullPageMessage.module.css'

/** Page for unknown URLs. */
export function NotFoundPage() {
  const t = useTranslate()
  useLazyArrowKeyNavigation()
  useDocumentTitle(t('page.notFound.title'))
  return (
    <MainLandmark className={styles.message}>
      <PlaceholderIllustration name="search" />
      <h1>{t('page.notFound.title')}</h1>
      <p>{t('page.notFound.text')}</p>
      <div className={styles.actions}>
        <LinkButton variant="filled" icon={House} to="/">
          {t('page.notFound.home')}
        </LinkButton>
      </div>
    </MainLandmark>
  )
}
