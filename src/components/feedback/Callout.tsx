import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Callout.module.css'

type CalloutProps = { icon?: LucideIcon; tone?: 'warning' | 'success'; children: ReactNode }

/** Highlighted box for a warning or a hint about the content of the page. */
export function Callout({ icon: Icon = TriangleAlert, tone = 'warning', children }: CalloutProps) {
  return (
    <div className={styles.callout} data-tone={tone}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
