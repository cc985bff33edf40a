import { useEffect, useState } from 'react'
import { errorText } from '../api/errorText'
import { FailedState } from '../components/feedback/FailedState'
import { Dialog } from '../components/overlays/Dialog'
import styles from './EditDialog.module.css'

type ComingDialogProps = { title: string; failure: unknown; onRetry: () => void; onClose: () => void }

/** Records mostly are there before this is over: then the dialog opens once, with them. */
const SOON = 300

/** An edit dialog whose records are on their way, or could not be had. */
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
