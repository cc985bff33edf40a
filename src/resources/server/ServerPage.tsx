import { Suspense } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import styles from './ServerPage.module.css'
import { ServerPageLayout } from './ServerPageLayout'
import { ServerSettingsPanel } from './settings/ServerSettingsPanel'
import { ServerMaintenancePanel } from './tasks/ServerMaintenancePanel'
import { TaskQueuePanel } from './tasks/TaskQueuePanel'
import { useServerPageView } from './useServerPageView'

/**
 * Page about the server, with three tabs: settings, tasks and log. The settings and the task queue stay mounted while
 * they are hidden, so that unsaved settings and the measured task rate are not lost.
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
