import { Hourglass, RotateCw } from 'lucide-react'
import { useTranslate } from '../../language/useTranslate'
import { Button } from '../controls/Button'
import { useAnnouncement } from '../useAnnouncement'
import styles from './SlowServerState.module.css'

type SlowServerStateProps = {
  /** Whether the server is slow. The component renders nothing otherwise. */
  isSlow: boolean
  /** Whether the pending request is a write. */
  isWriting?: boolean
  onRetry?: () => void
  onStop?: () => void
}

/** Shows and announces that the server is slow, with retry and stop buttons. Placed next to the waiting content. */
export function SlowServerState({ isSlow, isWriting, onRetry, onStop }: SlowServerStateProps) {
  const t = useTranslate()
  const text = t(isWriting ? 'component.slow.writing' : 'component.slow.text')
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
        <Button variant="plain" onClick={onStop}>
          {t('component.slow.stop')}
        </Button>
      )}
    </div>
  )
}
