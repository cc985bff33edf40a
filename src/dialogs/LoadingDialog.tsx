import { useEffect, useState } from 'react'
import { errorText } from '../api/errorText'
import { FailedState } from '../components/feedback/FailedState'
import { Dialog } from '../components/overlays/Dialog'
import styles from './EditDialog.module.css'

type LoadingDialogProps = { title: string; failure: unknown; onRetry: () => void; onClose: () => void }

/** Delay before the placeholder appears. Most records load faster. */
const SHOW_DELAY_MS = 300

/** Placeholder of an edit dialog while its records load, or after they failed to load. */
export function LoadingDialog({ title, failure, onRetry, onClose }: LoadingDialogProps) {
  const [isShowDelayOver, setShowDelayOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShowDelayOver(true), SHOW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isShowDelayOver && failure === undefined) return null
  return (
    <Dialog open size="wide" title={title} onClose={onClose}>
      {failure === undefined ? (
        <div className={styles.loading} aria-busy>
          {[0, 1, 2, 3].map(row => (
            <span key={row} />
          ))}
        </div>
      ) : (
        <FailedState text={errorText(failure)} onRetry={onRetry} />
      )}
    </Dialog>
  )
}
