import { CircleStop } from 'lucide-react'
import { Button } from '../../../components/controls/Button'
import { Callout } from '../../../components/feedback/Callout'
import { PageSection } from '../../../components/page/PageSection'
import { useEnumText } from '../../../language/enumText'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { TaskQueueRate } from './estimateTaskQueueRate'
import { cancelQueuedTasksAfterConfirmation } from './serverMaintenanceActions'
import styles from './TaskQueuePanel.module.css'
import { useTaskQueue } from './useTaskQueue'

/**
 * Live view of the task queue of the server: number of tasks of each type, finished tasks per minute, and remaining
 * time. A button removes all waiting tasks.
 */
export function TaskQueuePanel() {
  const t = useTranslate()
  const { count, countByType, rate, reports, restartRate } = useTaskQueue()
  const format = useLocaleFormatters()
  const isUnknown = reports === 'waiting' && count === 0
  const cancel = async () => {
    if (await cancelQueuedTasksAfterConfirmation(count)) restartRate()
  }
  return (
    <PageSection title={t('page.server.queue.title')} count={isUnknown ? undefined : format.number(count)}>
      <div className={styles.panel}>
        {reports === 'interrupted' && <Callout>{t('page.server.queue.interrupted')}</Callout>}
        {count > 0 ? (
          <>
            <QueueSummary rate={rate} />
            <TasksByType countByType={countByType} rate={rate} />
          </>
        ) : (
          <p className={styles.note}>{t(isUnknown ? 'page.server.queue.waiting' : 'page.server.queue.empty')}</p>
        )}
        <Button icon={CircleStop} disabled={count === 0 && reports === 'current'} onClick={() => void cancel()}>
          {t('page.server.action.cancelTasks')}
        </Button>
      </div>
    </PageSection>
  )
}

function QueueSummary({ rate }: { rate: TaskQueueRate | undefined }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  if (!rate) return <p className={styles.note}>{t('page.server.queue.measuring')}</p>
  const { remainingMs, finishedPerMinute } = rate
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('page.server.queue.rate')}</dt>
        <dd>{t('page.server.queue.perMinute', { rate: format.number(roundRate(finishedPerMinute)) })}</dd>
      </div>
      <div>
        <dt>{t('page.server.queue.remaining')}</dt>
        <dd>
          {remainingMs === undefined ? (
            t('page.server.queue.notShrinking')
          ) : (
            <RemainingTime remainingMs={remainingMs} />
          )}
        </dd>
      </div>
    </dl>
  )
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MAX_EXACT_HOURS = 48

/**
 * Text with the estimated remaining time. Times below two hours are in minutes, and times up to two days are in hours.
 * For times below a minute or above two days, the text contains no exact time.
 */
function RemainingTime({ remainingMs }: { remainingMs: number }) {
  const t = useTranslate()
  if (remainingMs < MINUTE_MS) return t('page.server.queue.underMinute')
  if (remainingMs < 2 * HOUR_MS) return t('page.server.queue.minutes', { count: Math.round(remainingMs / MINUTE_MS) })
  const hours = Math.round(remainingMs / HOUR_MS)
  return hours > MAX_EXACT_HOURS ? t('page.server.queue.days') : t('page.server.queue.hours', { count: hours })
}

const roundRate = (perMinute: number) => (perMinute < 10 ? Math.round(perMinute * 10) / 10 : Math.round(perMinute))

type TasksByTypeProps = { countByType: Readonly<Record<string, number>>; rate: TaskQueueRate | undefined }

function TasksByType({ countByType, rate }: TasksByTypeProps) {
  const t = useTranslate()
  const enumText = useEnumText()
  const format = useLocaleFormatters()
  const types = Object.entries(countByType).sort(([, a], [, b]) => b - a)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('page.server.queue.type')}</th>
          <th scope="col">{t('page.server.queue.queued')}</th>
          <th scope="col">{t('page.server.queue.finishedPerMinute')}</th>
        </tr>
      </thead>
      <tbody>
        {types.map(([type, queued]) => {
          const finished = rate?.finishedPerMinuteByType[type]
          return (
            <tr key={type}>
              <th scope="row">{enumText('TaskType', type)}</th>
              <td>{format.number(queued)}</td>
              <td>{finished === undefined ? '–' : format.number(roundRate(finished))}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
