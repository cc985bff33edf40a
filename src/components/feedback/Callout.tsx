import { type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Callout.module.css'

/** Highlighted box for a warning or a hint about the content of the page. */
export function Callout({ icon: Icon = TriangleAlert, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <div className={styles.callout}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
