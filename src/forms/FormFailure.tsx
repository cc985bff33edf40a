import { CircleAlert } from 'lucide-react'
import styles from './SignInForm.module.css'

/** What went wrong with a form as a whole. The place is always there, so that it is read aloud when it fills. */
export function FormFailure({ text }: { text: string | undefined }) {
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
