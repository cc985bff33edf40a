import { House, RotateCw } from 'lucide-react'
import { serverUrl } from '../api/address'
import { errorText } from '../api/errorText'
import { AnchorButton, Button } from '../components/Button'
import { Drawing } from '../components/Drawing'
import { useTranslate } from '../language/useTranslate'
import styles from './Message.module.css'

/** In the place of a page that could not be fetched or fell over: says so, and offers to load it again. */
export function BrokenPage({ error }: { error: unknown }) {
  const t = useTranslate()
  const isMissing = error instanceof Error && error.name === 'PageNotLoaded'
  return (
    <div className={styles.message} role="alert">
      <Drawing name="broken" />
      <h1>{t(isMissing ? 'page.broken.notLoaded' : 'page.broken.title')}</h1>
      <p>{isMissing ? t('page.broken.notLoadedHint') : errorText(error, t('page.broken.hint'))}</p>
      <div className={styles.actions}>
        <Button look="filled" icon={RotateCw} onClick={() => location.reload()}>
          {t('page.broken.reload')}
        </Button>
        <AnchorButton icon={House} href={serverUrl('/')}>
          {t('page.broken.home')}
        </AnchorButton>
      </div>
    </div>
  )
}
