import { useEffect, useState } from 'react'
import { errorText } from '../api/errorText'
import { FailedState } from '../components/feedback/FailedState'
import { Dialog } from '../components/overlays/Dialog'
import styles from './EditDialog.module.css'

type ComingDialogProps = { title: string; failure: unknown; onRetry: () => void; onClose: () => void }

/** Delay before the placeholder appears: most records load faster, and the dialog then opens once. */
const SOON = 300

/** Placeholder of an edit dialog while its records load or after they failed to load. */
export function LoadingDialog({ title, failure, onRetry, onClose }: ComingDialogProps) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate && failure === undefined) return null
  return (
    <Dialog open size="wide" title={title} onClose={onClose}>
      {failure === undefined ? (
        <div className={styles.coming} aria-busy>
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
