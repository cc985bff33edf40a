import type { ReactNode } from 'react'
import { useIsWaitingTooLong } from '../api/timeouts/useIsWaitingTooLong'
import { toAbsoluteServerUrl } from '../api/toAbsoluteServerUrl'
import { Logo } from '../components/page/Logo'
import { MainLandmark } from '../components/page/MainLandmark'
import { useTranslate } from '../language/useTranslate'
import styles from './LoadingScreen.module.css'

/**
 * Full page with the logo while a page or the session loads. After a delay, shows a message with a reload button.
 * @param children content that replaces the message, such as an error
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
            <a href={toAbsoluteServerUrl('/')}>{t('page.error.home')}</a>
          </>
        )}
      </div>
      {children}
    </MainLandmark>
  )
}
