import { House } from 'lucide-react'
import { LinkButton } from '../components/Button'
import { Drawing } from '../components/Drawing'
import { MainPart } from '../components/MainPart'
import { useTitle } from '../language/useTitle'
import { useTranslate } from '../language/useTranslate'
import styles from './Message.module.css'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  const t = useTranslate()
  useTitle(t('page.notFound.title'))
  return (
    <MainPart className={styles.message}>
      <Drawing name="search" />
      <h1>{t('page.notFound.title')}</h1>
      <p>{t('page.notFound.text')}</p>
      <div className={styles.actions}>
        <LinkButton look="filled" icon={House} to="/">
          {t('page.notFound.home')}
        </LinkButton>
      </div>
    </MainPart>
  )
}
