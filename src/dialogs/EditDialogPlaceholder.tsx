import { errorText } from '../api/errorText'
import { isRecordDeletedError } from '../api/records/isRecordDeletedError'
import { ErrorState } from '../components/feedback/ErrorState'
import { Dialog } from '../components/overlays/Dialog'
import { useHasTimeElapsed } from '../components/useHasTimeElapsed'
import { useTranslate } from '../language/useTranslate'
import styles from './RecordFormDialog.module.css'

type EditDialogPlaceholderProps = { title: string; failure: unknown; onRetry: () => void; onClose: () => void }

/** Delay in milliseconds before the placeholder appears. Most records load within this time. */
const SHOW_DELAY_MS = 300

/** Placeholder of an edit dialog while its records load, or after a failure. */
export function EditDialogPlaceholder({ title, failure, onRetry, onClose }: EditDialogPlaceholderProps) {
  const t = useTranslate()
  const isShowDelayOver = useHasTimeElapsed(SHOW_DELAY_MS)
  if (!isShowDelayOver && failure === undefined) return null
  return (
    <Dialog open size="wide" title={title} onClose={onClose}>
      {failure === undefined ? (
        <div className={styles.loading} aria-busy>
          {[0, 1, 2, 3].map(row => (
            <span key={row} />
          ))}
        </div>
      ) : isRecordDeletedError(failure) ? (
        <ErrorState text={t('dialog.edit.deleted')} />
      ) : (
        <ErrorState text={errorText(failure)} onRetry={onRetry} />
      )}
    </Dialog>
  )
}
