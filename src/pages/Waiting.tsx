import type { ReactNode } from 'react'
import { serverUrl } from '../api/address'
import { Logo } from '../components/Logo'
import { MainPart } from '../components/MainPart'
import { useSlow } from '../components/useSlow'
import { useTranslate } from '../language/useTranslate'
import styles from './StartupPage.module.css'

/**
 * The mark on an empty page, for the short while in which nothing can be shown yet. When that takes long it says so. What is waited
 * for may be a call or a file of the program: loading the window anew asks for either again.
 */
export function Waiting({ children }: { children?: ReactNode }) {
  const t = useTranslate()
  const isSlow = useSlow(!children)
  return (
    <MainPart className={styles.startup} busy={!children}>
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
    </MainPart>
  )
}
