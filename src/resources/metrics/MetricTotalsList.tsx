import type { Instant } from '../../language/dateTypes'
import { formatDuration } from '../../language/formatDuration'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useLocaleCode, useTranslate } from '../../language/useTranslate'
import { balancedColumns } from './balancedColumns'
import styles from './MetricsPage.module.css'
import { type MetricTotals, metricIds, readMetricTotalSeconds, readMetricValueOrCount } from './metricSources'

/**
 * Shows the totals of the server in large type, for example the number of books. Omits totals that the server does not
 * have.
 */
export function MetricTotalsList({ totals }: { totals: MetricTotals }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const code = useLocaleCode()
  const seconds = readMetricTotalSeconds(totals.tasks)
  const tiles = metricIds.flatMap(id => {
    const count = readMetricValueOrCount(totals[id])
    const text = count === undefined ? undefined : id === 'diskSpace' ? format.bytes(count) : format.number(count)
    return text === undefined ? [] : { id: id as string, text }
  })
  if (seconds !== undefined) tiles.push({ id: 'taskTime', text: formatDuration(code, seconds) })
  return (
    <dl className={styles.totals} style={balancedColumns(tiles.length, { narrow: 2, medium: 4, wide: 7 })}>
      {tiles.map(({ id, text }) => (
        <div key={id}>
          <dt>{t(`page.metrics.total.${id}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Text with the time at which the metrics were loaded. When the metrics load again, screen readers announce the text.
 * @param timeMs time in milliseconds since 1970
 */
export function MetricsLoadedAtNote({ timeMs }: { timeMs: number }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  return (
    <p role="status" className={styles.note}>
      {t('page.metrics.loadedAt', { time: format.dateTime(new Date(timeMs) as Instant) })}
    </p>
  )
}
