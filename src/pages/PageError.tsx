import { useEffect } from 'react'
import { errorText } from '../api/errorText'
import { onServerBack } from '../api/serverConnection'
import { serverUrl } from '../api/serverUrl'
import { MainLandmark } from '../components/page/MainLandmark'
import { useTranslate } from '../language/useTranslate'
import styles from './PageError.module.css'

/**
 * Error boundary of the routes: shown when the code of a page cannot be fetched or a page throws. Offers a reload. A page whose code
 * is missing reloads automatically once the server or the network is back. Part of the entry chunk: it must work when no other chunk
 * can be fetched.
 */
export function PageError({ error }: { error: unknown }) {
  const t = useTranslate()
  const isMissing = error instanceof Error && error.name === 'PageNotLoaded'
  useEffect(() => (isMissing ? onReconnect(() => location.reload()) : undefined), [isMissing])
  return (
    <MainLandmark>
      <div className={styles.failure} role="alert">
        <h1>{t(isMissing ? 'page.error.notLoaded' : 'page.error.title')}</h1>
        <p>{isMissing ? t('page.error.notLoadedHint') : errorText(error, t('page.error.hint'))}</p>
        <div className={styles.actions}>
          <button type="button" onClick={() => location.reload()}>
            {t('page.error.reload')}
          </button>
          <a href={serverUrl('/')}>{t('page.error.home')}</a>
        </div>
      </div>
    </MainLandmark>
  )
}

/**
 * Calls back when the server responds again or the device is online again. The `online` event also covers network losses that no
 * call has noticed yet.
 * @returns removes the listeners
 */
function onReconnect(run: () => void): () => void {
  const unsubscribe = onServerBack(run)
  addEventListener('online', run)
  return () => {
    unsubscribe()
    removeEventListener('online', run)
  }
}
