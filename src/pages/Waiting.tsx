import type { ReactNode } from 'react'
import { Logo } from '../components/Logo'
import { MainPart } from '../components/MainPart'
import { useTranslate } from '../language/useTranslate'
import styles from './StartupPage.module.css'

/** The mark on an empty page, for the short while in which nothing can be shown yet. */
export function Waiting({ children }: { children?: ReactNode }) {
  const t = useTranslate()
  return (
    <MainPart className={styles.startup} busy={!children}>
      <div className={styles.logo} role="status" aria-label={t('page.startup.title')}>
        <Logo />
      </div>
      {children}
    </MainPart>
  )
}
