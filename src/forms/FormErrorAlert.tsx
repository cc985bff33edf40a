import { CircleAlert } from 'lucide-react'
import styles from './signIn/SignInForm.module.css'

/**
 * Shows an error that concerns the whole form. Without an error, renders an empty live region, because screen readers
 * announce only texts that are added to an existing live region.
 */
export function FormErrorAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className={styles.failure}>
          <CircleAlert size={20} strokeWidth={1.5} aria-hidden />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
