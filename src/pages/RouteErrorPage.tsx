import { useEffect } from 'react'
import { errorText } from '../api/errorText'
import { onServerReachableAgain } from '../api/serverConnection'
import { toAbsoluteServerUrl } from '../api/toAbsoluteServerUrl'
import { useLazyArrowKeyNavigation } from '../components/focus/useLazyArrowKeyNavigation'
import { MainLandmark } from '../components/page/MainLandmark'
import { useTranslate } from '../language/useTranslate'
import styles from './RouteErrorPage.module.css'

/**
 * Error page of all routes, with a reload button. If the code of a page failed to load, the page reloads when the
 * server is available again.
 */
export function RouteErrorPage({ error }: { error: unknown }) {
  const t = useTranslate()
  useLazyArrowKeyNavigation()
  const isMissing = error instanceof Error && error.name === 'PageLoadError'
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
          <a href={toAbsoluteServerUrl('/')}>{t('page.error.home')}</a>
        </div>
      </div>
    </MainLandmark>
  )
}

/**
 * Calls a function when the server or the network is available again.
 * @returns function that removes the listeners
 */
function onReconnect(listener: () => void): () => void {
  const unsubscribe = onServerReachableAgain(listener)
  addEventListener('online', listener)
  return () => {
    unsubscribe()
    removeEventListener('online', listener)
  }
}
