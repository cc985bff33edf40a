import { CircleAlert, RotateCw } from 'lucide-react'
import { useTranslate } from '../../language/useTranslate'
import { Button } from '../controls/Button'
import styles from './ErrorState.module.css'
import { PlaceholderIllustration } from './PlaceholderIllustration'

type ErrorStateProps = {
  text: string
  onRetry?: () => void
  /**
   * Whether to show the message in a single line without an illustration. Useful beside content that has loaded. Without
   * a retry button, such a message is red, because it reports that an action of the user has failed.
   */
  inline?: boolean
}

/** Error message for content that failed to load, with an optional retry button. */
export function ErrorState({ text, onRetry, inline }: ErrorStateProps) {
  const t = useTranslate()
  return (
    <div
      className={styles.failed}
      data-inline={inline || undefined}
      data-danger={(inline && !onRetry) || undefined}
      role="alert"
    >
      {!inline && <PlaceholderIllustration name="broken" />}
      {inline && !onRetry && <CircleAlert size={20} strokeWidth={1.5} aria-hidden />}
      <p>{text}</p>
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          {t('component.failed.retry')}
        </Button>
      )}
    </div>
  )
}
