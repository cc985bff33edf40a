import { Suspense } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useTranslate } from '../../language/useTranslate'
import styles from './ServerPage.module.css'
import { ServerPageHeader } from './ServerPageHeader'
import { ServerSettingsPanel } from './settings/ServerSettingsPanel'
import { MaintenancePanel } from './tasks/MaintenancePanel'
import { TaskQueuePanel } from './tasks/TaskQueuePanel'
import { useServerView } from './useServerView'

/**
 * Server page: settings, tasks with maintenance actions, and the log. Hidden settings stay mounted to keep their
 * unsaved input. The hidden task queue stays mounted to measure its rate. The log loads when it is opened.
 */
export function ServerPage() {
  const t = useTranslate()
  const view = useServerView()
  useDocumentTitle(t('page.server.title'))
  return (
    <div className={styles.page}>
      <ServerPageHeader />
      <div hidden={view !== undefined}>
        <ServerSettingsPanel />
      </div>
      <div hidden={view !== 'tasks'}>
        <TaskQueuePanel />
        <MaintenancePanel />
      </div>
      {view === 'log' && (
        <Suspense fallback={<div className={styles.placeholder} aria-hidden />}>
          <LogViewer />
        </Suspense>
      )}
    </div>
  )
}

const LogViewer = lazyComponent(() => import('./log/LogViewer'), 'LogViewer')
