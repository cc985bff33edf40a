import { dismissNotice, useVisibleNotices } from '../api/notices'
import { useHasTimeElapsed } from '../components/useHasTimeElapsed'
import { useTranslate } from '../language/useTranslate'
import styles from './LoadingScreen.module.css'

/**
 * Time in milliseconds after which this component shows the notice. The code of the notice list usually loads in less
 * time. In this case, the notice list shows the notice, and this component does not.
 */
const SHOW_AFTER_MS = 1_000

/** Shows the latest notice while the code of the notice list is loading, or when it cannot be loaded. */
export function PlainNotice() {
  const t = useTranslate()
  const isSlow = useHasTimeElapsed(SHOW_AFTER_MS)
  const notice = useVisibleNotices().at(-1)
  return (
    isSlow &&
    notice && (
      <div className={`${styles.slowNotice} ${styles.notice}`} role="alert">
        <p>{notice.text}</p>
        {notice.action && (
          <button type="button" onClick={notice.action.run}>
            {notice.action.label}
          </button>
        )}
        <button type="button" onClick={() => dismissNotice(notice.id)}>
          {t('component.notices.dismiss')}
        </button>
      </div>
    )
  )
}
