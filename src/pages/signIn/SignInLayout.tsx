import type { ReactNode } from 'react'
import { Logo } from '../../components/page/Logo'
import { PRODUCT_NAME } from '../../language/useTitle'
import wall from '../../theme/coverWall.svg'
import styles from './SignInLayout.module.css'
import { SignInMenus } from './SignInMenus'

type EntranceProps = { title: string; lead?: string; children: ReactNode }

/** Layout of the sign-in pages: cover illustration beside title, text and form. */
export function SignInLayout({ title, lead, children }: EntranceProps) {
  return (
    <div className={styles.entrance}>
      <div className={styles.wall} aria-hidden="true">
        <img src={wall} alt="" />
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
        <footer className={styles.foot}>
          <SignInMenus />
        </footer>
      </main>
    </div>
  )
}
