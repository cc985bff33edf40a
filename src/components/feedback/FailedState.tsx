import { RotateCw } from 'lucide-react'
import { useTranslate } from '../../language/useTranslate'
import { Button } from '../controls/Button'
import styles from './FailedState.module.css'
import { Illustration } from './Illustration'

type FailedStateProps = {
  /** Translated error message. */
  text: string
  onRetry?: () => void
  /** One-line layout, for use next to content that is still shown. */
  inline?: boolean
}

/** Error message in place of content that failed to load, with a retry button. */
export function FailedState({ text, onRetry, inline }: FailedStateProps) {
  const t = useTranslate()
  return (
    <div className={styles.failed} data-inline={inline || undefined} role="alert">
      {!inline && <Illustration name="broken" />}
      <p>{text}</p>
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          {t('component.failed.retry')}
        </Button>
      )}
    </div>
  )
}
