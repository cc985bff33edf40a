import { ChevronsUp, Download } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { errorText } from '../../../api/errorText'
import { ServerError } from '../../../api/ServerError'
import { getServerLogDownloadUrl } from '../../../api/urls/downloadUrls'
import { AnchorButton, Button } from '../../../components/controls/Button'
import { Checkbox } from '../../../components/controls/Checkbox'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { LabeledSelect } from '../../../forms/LabeledSelect'
import { LabeledTextInput } from '../../../forms/LabeledTextInput'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { LogByteRangesUnsupportedError } from './fetchLogFilePart'
import { filterLogLines, type LogFilter, logLevels } from './parseLogLines'
import { ServerLogLines } from './ServerLogLines'
import styles from './ServerLogViewer.module.css'
import { useServerLog } from './useServerLog'

/**
 * Viewer of the server log. Loads new lines automatically, and earlier lines on request. The user can filter the lines
 * by level and text.
 */
export function ServerLogViewer() {
  const t = useTranslate()
  const [isFollowing, setFollowing] = useState(true)
  const [filter, setFilter] = useState<LogFilter>({ minLevel: 'TRACE', text: '' })
  const log = useServerLog(isFollowing)
  const activeFilter = useDeferredValue(filter)
  const shownLines = useMemo(() => filterLogLines(log.lines, activeFilter), [log.lines, activeFilter])
  if (!log.window && log.failure !== undefined) return <LogFailure failure={log.failure} onRetry={log.retry} />
  if (!log.window) return <div className={styles.placeholder} aria-hidden />
  return (
    <section aria-label={t('page.server.log.title')} className={styles.viewer}>
      <LogToolbar filter={filter} onFilter={setFilter} isFollowing={isFollowing} onFollow={setFollowing} />
      {log.failure !== undefined && <ErrorState inline text={errorText(log.failure)} onRetry={log.retry} />}
      <LogSummary log={log} shownCount={shownLines.length} />
      {shownLines.length === 0 ? (
        <p className={styles.none}>{t(log.lines.length === 0 ? 'page.server.log.empty' : 'page.server.log.noMatch')}</p>
      ) : (
        <ServerLogLines
          lines={shownLines}
          searched={activeFilter.text}
          windowStart={log.window.start}
          isFollowing={isFollowing}
          onLeaveEnd={() => setFollowing(false)}
        />
      )}
    </section>
  )
}

type LogToolbarProps = {
  filter: LogFilter
  onFilter: (filter: LogFilter) => void
  isFollowing: boolean
  onFollow: (isFollowing: boolean) => void
}

function LogToolbar({ filter, onFilter, isFollowing, onFollow }: LogToolbarProps) {
  const t = useTranslate()
  return (
    <div className={styles.toolbar}>
      <LabeledTextInput
        type="search"
        label={t('page.server.log.search')}
        value={filter.text}
        onChange={text => onFilter({ ...filter, text })}
      />
      <LabeledSelect
        label={t('page.server.log.level')}
        value={filter.minLevel}
        choices={logLevels.map(value => ({ value, label: t(`page.server.log.levels.${value}`) }))}
        onChange={minLevel => onFilter({ ...filter, minLevel })}
      />
      <Checkbox checked={isFollowing} onChange={onFollow}>
        {t('page.server.log.follow')}
      </Checkbox>
      <DownloadLogButton />
    </div>
  )
}

function DownloadLogButton() {
  const t = useTranslate()
  return (
    <AnchorButton href={getServerLogDownloadUrl()} download="server.log" icon={Download}>
      {t('page.server.log.download')}
    </AnchorButton>
  )
}

function LogSummary({ log, shownCount }: { log: ReturnType<typeof useServerLog>; shownCount: number }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { window, lines, loadEarlier, isLoadingEarlier } = log
  return (
    <div className={styles.summary}>
      <p role="status">
        {t('page.server.log.lines', { count: lines.length, shown: format.number(shownCount) })}
        {' · '}
        {window &&
          (loadEarlier
            ? t('page.server.log.part', {
                loaded: format.bytes(window.bytes.length),
                total: format.bytes(window.fileSize),
              })
            : t('page.server.log.complete', { total: format.bytes(window.fileSize) }))}
      </p>
      {loadEarlier && (
        <Button icon={ChevronsUp} busy={isLoadingEarlier} disabled={isLoadingEarlier} onClick={loadEarlier}>
          {t('page.server.log.earlier')}
        </Button>
      )}
    </div>
  )
}

const NOT_FOUND = 404

function LogFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const t = useTranslate()
  if (failure instanceof ServerError && failure.status === NOT_FOUND)
    return <EmptyState title={t('page.server.log.missing.title')} text={t('page.server.log.missing.text')} />
  if (failure instanceof LogByteRangesUnsupportedError)
    return (
      <EmptyState
        title={t('page.server.log.noRanges.title')}
        text={t('page.server.log.noRanges.text')}
        action={<DownloadLogButton />}
      />
    )
  return <ErrorState text={errorText(failure)} onRetry={onRetry} />
}
