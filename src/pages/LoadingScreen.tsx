import type { ReactNode } from 'react'
import { serverUrl } from '../api/address'
import { useSlow } from '../components/feedback/useSlow'
import { Logo } from '../components/page/Logo'
import { MainLandmark } from '../components/page/MainLandmark'
import { useTranslate } from '../language/useTranslate'
import styles from './StartupPage.module.css'

/**
 * The mark on an empty page, for the short while in which nothing can be shown yet. When that takes long it says so. What is waited
 * for may be a call or a file of the program: loading the window anew asks for either again.
 */
export function LoadingScreen({ children }: { children?: ReactNode }) {
  const t = useTranslate()
  const isSlow = useSlow(!children)
  return (
    <MainLandmark className={styles.startup} busy={!children}>
      <div className={styles.logo} role="status" aria-label={t('page.startup.title')}>
        <Logo />
      </div>
      <div className={styles.slow}>
        <p role="status">{isSlow && t('component.slow.text')}</p>
        {isSlow && (
          <>
            <button type="button" onClick={() => location.reload()}>
              {t('component.failed.retry')}
            </button>
            <a href={serverUrl('/')}>{t('page.broken.home')}</a>
          </>
        )}
      </div>
      {children}
    </MainLandmark>
  )
}
