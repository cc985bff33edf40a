import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './DisclosureSummary.module.css'

/** Summary of a `details` element, with a chevron that shows whether the element is open. */
export const DisclosureSummary = ({ children, ...props }: Omit<ComponentProps<'summary'>, 'className'>) => (
  <summary {...props} className={styles.summary}>
    <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
    <span>{children}</span>
  </summary>
)
