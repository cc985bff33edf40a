import { House } from 'lucide-react'
import { LinkButton } from '../components/controls/Button'
import { PlaceholderIllustration } from '../components/feedback/PlaceholderIllustration'
import { useTranslate } from '../language/useTranslate'
import styles from './FullPageMessage.module.css'

/**
 * Placeholder of a planned page. Shows the name of the page and a note that the page is not available yet.
 * @param name  key below `page.planned`
 */
export function ComingSoonPage({ name }: { name: string }) {
  const t = useTranslate()
  return (
    <section className={styles.message}>
      <PlaceholderIllustration name="shelf" />
      <h1>{t(`page.planned.${name}`)}</h1>
      <p>{t('page.planned.text')}</p>
      <div className={styles.actions}>
        <LinkButton icon={House} to="/">
          {t('page.notFound.home')}
        </LinkButton>
      </div>
    </section>
  )
}
