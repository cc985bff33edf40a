import type { ReactNode } from 'react'
import { isRemoteControlLikely } from '../../components/focus/remoteControlMode'
import { useLazyArrowKeyNavigation } from '../../components/focus/useLazyArrowKeyNavigation'
import { Logo } from '../../components/page/Logo'
import { PRODUCT_NAME } from '../../language/useDocumentTitle'
import coverMosaic from '../../theme/coverMosaic.svg'
import { LanguageThemeSelects } from './LanguageThemeSelects'
import styles from './SignInLayout.module.css'

type SignInLayoutProps = { title: string; lead?: string; children: ReactNode }

/** Layout of the sign-in pages: an illustration beside the title, text and form. */
export function SignInLayout({ title, lead, children }: SignInLayoutProps) {
  useLazyArrowKeyNavigation(isRemoteControlLikely())
  return (
    <div className={styles.layout}>
      <div className={styles.covers} aria-hidden="true">
        <img src={coverMosaic} alt="" />
      </div>
      <main className={styles.panel}>
        <div className={styles.content}>
          <p className={styles.brand}>
            <Logo />
            {PRODUCT_NAME}
          </p>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        <footer className={styles.footer}>
          <LanguageThemeSelects />
        </footer>
      </main>
    </div>
  )
}
