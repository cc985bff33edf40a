import { useEffect } from 'react'
import { serverUrl } from '../api/address'
import { onServerBack } from '../api/connection'
import { errorText } from '../api/errorText'
import { MainLandmark } from '../components/page/MainLandmark'
import { useTranslate } from '../language/useTranslate'
import styles from './PageError.module.css'

/**
 * In the place of a page that could not be fetched or fell over: says so, and offers to load it again. Where the server was
 * away, it is loaded as soon as there is one. Part of the first file, because it must be there when no other can be had.
 */
export function PageError({ error }: { error: unknown }) {
  const t = useTranslate()
  const isMissing = error instanceof Error && error.name === 'PageNotLoaded'
  useEffect(() => (isMissing ? onWayBack(() => location.reload()) : undefined), [isMissing])
  return (
    <MainLandmark>
      <div className={styles.broken} role="alert">
        <h1>{t(isMissing ? 'page.broken.notLoaded' : 'page.broken.title')}</h1>
        <p>{isMissing ? t('page.broken.notLoadedHint') : errorText(error, t('page.broken.hint'))}</p>
        <div className={styles.actions}>
          <button type="button" onClick={() => location.reload()}>
            {t('page.broken.reload')}
          </button>
          <a href={serverUrl('/')}>{t('page.broken.home')}</a>
        </div>
      </div>
    </MainLandmark>
  )
}

/** The server was away, or the network of this device, which no call may have noticed yet. */
function onWayBack(run: () => void): () => void {
  const forget = onServerBack(run)
  addEventListener('online', run)
  return () => {
    forget()
    removeEventListener('online', run)
  }
}
