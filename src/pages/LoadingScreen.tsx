import type { ReactNode } from 'react'
import { serverUrl } from '../api/serverUrl'
import { useIsWaitingTooLong } from '../api/timeouts/useIsWaitingTooLong'
import { Logo } from '../components/page/Logo'
import { MainLandmark } from '../components/page/MainLandmark'
import { useTranslate } from '../language/useTranslate'
import styles from './StartupPage.module.css'

/**
 * Logo on an empty page while the program or the session is loading. After the delay of `useIsWaitingTooLong` it shows a notice and a reload
 * button: a reload repeats pending calls as well as pending script files.
 * @param children  replaces the loading state, for example by an error
 */
export function LoadingScreen({ children }: { children?: ReactNode }) {
  const t = useTranslate()
  const isSlow = useIsWaitingTooLong(!children)
  return (
    <MainLandmark className={styles.startup} busy={!children}>
      <div className={styles.logo} role="status" aria-label={t('page.startup.title')}>
        <Logo />
      </div>
      <div className={styles.slowNotice}>
        <p role="status">{isSlow && t('component.slow.text')}</p>
        {isSlow && (
          <>
            <button type="button" onClick={() => location.reload()}>
              {t('component.failed.retry')}
            </button>
            <a href={serverUrl('/')}>{t('page.error.home')}</a>
          </>
        )}
      </div>
      {children}
    </MainLandmark>
  )
}
