import { Hourglass, RotateCw } from 'lucide-react'
import { useTranslate } from '../../language/useTranslate'
import { Button } from '../controls/Button'
import { useAnnouncement } from '../useAnnouncement'
import styles from './SlowState.module.css'

type SlowStateProps = {
  /** Nothing is shown otherwise. */
  isSlow: boolean
  /** A change is not confirmed yet. */
  isWriting?: boolean
  onRetry?: () => void
  onStop?: () => void
}

/** Says beside what is waited for that the server is slow, and offers what can be done. */
export function SlowState({ isSlow, isWriting, onRetry, onStop }: SlowStateProps) {
  const t = useTranslate()
  const text = t(isWriting ? 'component.slow.waiting' : 'component.slow.text')
  useAnnouncement(isSlow ? text : undefined)
  if (!isSlow) return null
  return (
    <div className={styles.slow}>
      <p>
        <Hourglass size={20} strokeWidth={1.5} aria-hidden />
        {text}
      </p>
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          {t('component.failed.retry')}
        </Button>
      )}
      {onStop && (
        <Button look="plain" onClick={onStop}>
          {t('component.slow.stop')}
        </Button>
      )}
    </div>
  )
}
