import { Hourglass, RotateCw } from 'lucide-react'
import { useTranslate } from '../../language/useTranslate'
import { Button } from '../controls/Button'
import { useScreenReaderAnnouncement } from '../useScreenReaderAnnouncement'
import styles from './SlowServerMessage.module.css'

type SlowServerMessageProps = {
  /** Whether the server is slow. If false, the component renders nothing. */
  isSlow: boolean
  isWriting?: boolean
  onRetry?: () => void
  onStop?: () => void
}

/**
 * Message that the server is slow, with optional retry and stop buttons. Place it beside the content that is loading.
 */
export function SlowServerMessage({ isSlow, isWriting, onRetry, onStop }: SlowServerMessageProps) {
  const t = useTranslate()
  const text = t(isWriting ? 'component.slow.writing' : 'component.slow.text')
  useScreenReaderAnnouncement(isSlow ? text : undefined)
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
