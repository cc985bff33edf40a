import { RotateCw } from 'lucide-react'
import { useTranslate } from '../../language/useTranslate'
import { Button } from '../controls/Button'
import styles from './FailedState.module.css'
import { Illustration } from './Illustration'

type FailedStateProps = {
  /** What failed, in words. */
  text: string
  onRetry?: () => void
  /** Stands beside content that is still there instead of in its place. */
  inline?: boolean
}

/** A failure where the content would be: what failed, and a way to try again. */
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
