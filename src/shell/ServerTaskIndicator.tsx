import { Popover } from '@base-ui/react/popover'
import { useEffect } from 'react'
import { startTaskQueueStatusUpdates, useTaskQueueStatus } from '../api/live/taskQueueStatus'
import { SpinnerWithCount } from '../components/feedback/SpinnerWithCount'
import { useOverlayOpenState } from '../components/overlays/useCloseOnBack'
import { useEnumText } from '../language/enumText'
import { useLocaleFormatters } from '../language/localeFormatters'
import { useTranslate } from '../language/useTranslate'
import styles from './ServerTaskIndicator.module.css'

/**
 * Button that shows the number of queued server tasks. A click opens a popover with the number of tasks of each type.
 * Hidden while the queue is empty.
 */
export function ServerTaskIndicator() {
  const { count, countByType } = useTaskQueueStatus()
  useEffect(startTaskQueueStatusUpdates, [])
  return count === 0 ? null : <TaskCountPopover count={count} countByType={countByType} />
}

function TaskCountPopover({ count, countByType }: ReturnType<typeof useTaskQueueStatus>) {
  const t = useTranslate()
  const enumText = useEnumText()
  const { number } = useLocaleFormatters()
  const label = t('shell.tasks', { count })
  const types = Object.entries(countByType).sort(([, a], [, b]) => b - a)
  return (
    <Popover.Root {...useOverlayOpenState()}>
      <Popover.Trigger className={styles.button} aria-label={label}>
        <SpinnerWithCount count={count} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className={styles.positioner}>
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>{label}</Popover.Title>
            <ul className={styles.list}>
              {types.map(([type, typeCount]) => (
                <li key={type}>
                  <span>{enumText('TaskType', type)}</span>
                  <span>{number(typeCount)}</span>
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
