import { useSelector } from '@xstate/react'
import { Pencil, RotateCw, Undo2, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { errorText } from '../../api/errorText'
import { showNotice } from '../../api/notices'
import { Button } from '../../components/controls/Button'
import { IconButton } from '../../components/controls/IconButton'
import { useFocusFallback } from '../../components/focus/useFocusFallback'
import { IsolatedText } from '../../components/text/IsolatedText'
import { useHasTimeElapsed } from '../../components/useHasTimeElapsed'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { BulkActionMachineContext } from '../../machines/bulkActionMachine'
import styles from './BulkActionProgressPanel.module.css'
import { type BulkActionRun, dismissBulkActionRun, useBulkActionRuns } from './bulkActionRuns'
import { type RecordLoad, useRecordLoads } from './recordLoads'

/**
 * Shows the running bulk actions and the loading of records, with progress and a stop button. Shows failed records with
 * a retry button.
 */
export function BulkActionProgressPanel() {
  const t = useTranslate()
  const runs = useBulkActionRuns()
  const loads = useRecordLoads()
  return (
    <section className={styles.panel} aria-label={t('bulk.title')} data-bulk-action-panel>
      {loads.map(load => (
        <RecordLoadProgress key={load.id} load={load} />
      ))}
      {runs.map(run => (
        <BulkRunStatus key={run.id} run={run} />
      ))}
    </section>
  )
}

/**
 * Delay in milliseconds before the progress of a bulk action appears. A bulk action that ends earlier shows no
 * progress.
 */
const SHOW_DELAY_MS = 400

function BulkRunStatus({ run }: { run: BulkActionRun }) {
  const state = useSelector(run.actor, ({ value }) => (typeof value === 'string' ? value : Object.values(value)[0]))
  const context = useSelector(run.actor, snapshot => snapshot.context)
  const isWorking = state === 'running' || state === 'stopping'
  const isShowDelayOver = useHasTimeElapsed(SHOW_DELAY_MS)
  return (
    <PanelEntry>
      {isWorking
        ? isShowDelayOver && <BulkRunProgress run={run} stopping={state === 'stopping'} context={context} />
        : state !== 'complete' &&
          state !== 'undone' && <BulkRunResult run={run} stopped={state === 'stopped'} context={context} />}
    </PanelEntry>
  )
}

/**
 * Panel entry for a bulk action or for the loading of records. If the focused button of the entry disappears, the last
 * button of the entry gets the focus. If the entry has no button, the first button of the panel gets the focus. If the
 * panel has no button, the main content gets the focus.
 */
function PanelEntry({ children }: { children: ReactNode }) {
  const entry = useRef<HTMLDivElement>(null)
  const onFocus = useFocusFallback(
    () =>
      [...(entry.current?.querySelectorAll('button') ?? [])].at(-1) ??
      document.querySelector<HTMLElement>('[data-bulk-action-panel] button') ??
      document.getElementById('main'),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only observes which button has the focus
    <div ref={entry} className={styles.entry} onFocus={onFocus}>
      {children}
    </div>
  )
}

function RecordLoadProgress({ load: { progress, stop } }: { load: RecordLoad }) {
  const t = useTranslate()
  const isShowDelayOver = useHasTimeElapsed(SHOW_DELAY_MS)
  if (!isShowDelayOver) return null
  const stopWithNotice = () => {
    stop()
    showNotice({ kind: 'info', text: t('bulk.stoppedUnchanged') })
  }
  return (
    <PanelEntry>
      <RunProgress
        label={t('bulk.loading')}
        done={progress?.fetched ?? 0}
        total={progress?.total ?? 0}
        onStop={stopWithNotice}
      />
    </PanelEntry>
  )
}

function BulkRunProgress({
  run,
  stopping,
  context,
}: {
  run: BulkActionRun
  stopping: boolean
  context: BulkActionMachineContext
}) {
  const t = useTranslate()
  const { done, failed, total, pass } = context
  return (
    <RunProgress
      label={t(pass === 'undo' ? 'bulk.undoing' : `bulk.${run.name}.running`)}
      done={Math.min(total, done + failed.length)}
      total={total}
      stopping={stopping}
      onStop={() => run.actor.send({ type: 'user.cancel' })}
    />
  )
}

interface RunProgressProps {
  readonly label: string
  readonly done: number
  /** Total number of records, or 0 if the number is unknown. */
  readonly total: number
  readonly stopping?: boolean
  readonly onStop: () => void
}

function RunProgress({ label, done, total, stopping = false, onStop }: RunProgressProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  return (
    <div className={styles.run}>
      <div className={styles.line}>
        <strong>{label}</strong>
        {total > 0 && (
          <span className={styles.count}>{t('bulk.progress', { done: number(done), total: number(total) })}</span>
        )}
        <Button variant="plain" busy={stopping} disabled={stopping} onClick={onStop}>
          {t('bulk.stop')}
        </Button>
      </div>
      {total > 0 ? <progress aria-label={label} max={total} value={done} /> : <progress aria-label={label} />}
    </div>
  )
}

const maxListedFailures = 100

function BulkRunResult({
  run,
  stopped,
  context,
}: {
  run: BulkActionRun
  stopped: boolean
  context: BulkActionMachineContext
}) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const { done, failed, total, pass, undoable, undo, broken } = context
  const canUndo = undo !== undefined && undoable.length > 0
  const { editAgain } = run
  const editFailed = () => {
    dismissBulkActionRun(run.id)
    editAgain?.(failed.map(({ id }) => id))
  }
  const send = (type: 'user.retry' | 'user.undo') => () => run.actor.send({ type })
  return (
    <div className={styles.run} role="alert">
      <div className={styles.line}>
        <strong>
          {t(stopped ? 'bulk.stopped' : 'bulk.failed', {
            count: failed.length,
            done: number(done),
            total: number(total),
          })}
        </strong>
        <IconButton icon={X} label={t('component.notices.dismiss')} onClick={() => dismissBulkActionRun(run.id)} />
      </div>
      {broken !== undefined && <p className={styles.reason}>{errorText(broken)}</p>}
      {failed.length > 0 && (
        <ul className={styles.failures}>
          {failed.slice(0, maxListedFailures).map(({ id, title, error }) => (
            <li key={id}>
              <IsolatedText>{title}</IsolatedText> <small>{errorText(error)}</small>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {canUndo && (
          <Button icon={Undo2} onClick={send('user.undo')}>
            {t('bulk.undo')}
          </Button>
        )}
        {editAgain && pass === 'run' && failed.length > 0 && !stopped && (
          <Button icon={Pencil} onClick={editFailed}>
            {t('bulk.editAgain')}
          </Button>
        )}
        <Button variant="filled" icon={RotateCw} onClick={send('user.retry')}>
          {stopped ? t('bulk.resume') : t('bulk.retryFailed', { count: failed.length })}
        </Button>
      </div>
    </div>
  )
}
