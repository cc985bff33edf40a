import { Suspense } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import styles from './ServerPage.module.css'
import { ServerPageLayout } from './ServerPageLayout'
import { ServerSettingsPanel } from './settings/ServerSettingsPanel'
import { ServerMaintenancePanel } from './tasks/ServerMaintenancePanel'
import { TaskQueuePanel } from './tasks/TaskQueuePanel'
import { useServerPageView } from './useServerPageView'

/**
 * Page about the server, with the tabs settings, tasks and log. While any of these tabs is open, the settings and the
 * task queue stay mounted, so that unsaved changes and the measured speed of the task queue are not lost.
 */
export function ServerPage() {
  const view = useServerPageView()
  return (
    <ServerPageLayout>
      <div hidden={view !== undefined}>
        <ServerSettingsPanel />
      </div>
      <div hidden={view !== 'tasks'}>
        <TaskQueuePanel />
        <ServerMaintenancePanel />
      </div>
      {view === 'log' && (
        <Suspense fallback={<div className={styles.placeholder} aria-hidden />}>
          <ServerLogViewer />
        </Suspense>
      )}
    </ServerPageLayout>
  )
}

const ServerLogViewer = lazyComponent(() => import('./log/ServerLogViewer'), 'ServerLogViewer')
