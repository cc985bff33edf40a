import { Link } from '@tanstack/react-router'
import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { hasPermission } from '../../access/permissions'
import { useCurrentUser } from '../../access/SessionContext'
import { parseServerLocalDateTime } from '../../api/serverDates'
import { getPageHashThumbnailUrl } from '../../api/urls/getPageHashThumbnailUrl'
import { ServerImage } from '../../components/images/ServerImage'
import { Dialog } from '../../components/overlays/Dialog'
import { type DefinitionItem, DefinitionList } from '../../components/page/DefinitionList'
import type { DialogProps } from '../../dialogs/dialogStore'
import { findTranslation } from '../../language/interfaceLanguage'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { HistoryBookCell, HistorySeriesCell } from './HistoryCells'
import styles from './HistoryEventDialog.module.css'
import { cacheBookOrSeriesNames, getCachedBookOrSeriesName } from './historyEventBookAndSeriesQuery'
import { type HistoryEventProperty, listHistoryEventProperties } from './historyEventProperties'
import { getFolderNameOfHistoryEvent, type HistoryEventWithId } from './historyEventRecord'
import { getHistoryEventTypeText } from './historyEventTypes'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    historyEvent: { request: { event: HistoryEventWithId }; result: true }
  }
}

/**
 * Dialog with the details of a history event: its book, series, time and properties. If the event is the deletion of a
 * duplicate page, also shows the image of this page to administrators.
 */
export function HistoryEventDialog({ request: { event }, close }: DialogProps<'historyEvent'>) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const isAdministrator = hasPermission(useCurrentUser(), 'media.manage')
  const hash = event.properties['page file hash']
  const field = (name: string) => t(`resources.history.fields.${name}`)
  const facts: DefinitionItem[] = [
    { name: field('series'), value: event.seriesId && <HistorySeriesCell record={event} tabIndex={0} /> },
    { name: field('book'), value: event.bookId && <HistoryBookCell record={event} tabIndex={0} /> },
    { name: field('timestamp'), value: format.dateTime(parseServerLocalDateTime(event.timestamp)) },
    ...listHistoryEventProperties(event).map(property => ({
      name: propertyName(property.key),
      value: <PropertyValue property={property} />,
      wide: property.kind === 'path' || property.key === 'reason',
    })),
  ]
  return (
    <Dialog open onClose={() => close()} title={getHistoryEventTypeText(event.type)} size="medium">
      <div className={styles.details} onClickCapture={clickEvent => isLink(clickEvent.target) && close()}>
        {hash && isAdministrator && <DeletedPageImage hash={hash} />}
        <DefinitionList facts={facts} />
        {event.seriesId && (
          <p>
            <Link
              className={styles.link}
              to="/history"
              search={{ series: event.seriesId } as never}
              onClick={() => storeDeletedSeriesName(event)}
            >
              {t('page.history.onlySeries')}
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  )
}

/**
 * Stores the folder name of a history event in the cache of series names. The series filter can then show this name for
 * a deleted series. Does nothing if the cache already contains a name of the series.
 */
function storeDeletedSeriesName(event: HistoryEventWithId) {
  const name = getFolderNameOfHistoryEvent(event)
  if (event.seriesId && name && !getCachedBookOrSeriesName('series', event.seriesId))
    cacheBookOrSeriesNames('series', [{ id: event.seriesId, name }])
}

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null

const propertyName = (key: string): string =>
  findTranslation(`page.history.property.${key.replaceAll(' ', '_')}`) ?? key

function PropertyValue({ property: { value, kind } }: { property: HistoryEventProperty }): ReactNode {
  const t = useTranslate()
  const format = useLocaleFormatters()
  if (kind === 'bytes') return format.bytes(Number(value))
  if (kind === 'yesNo') return t(value === 'Yes' ? 'table.yes' : 'table.no')
  if (kind === 'path' || kind === 'mediaType') return <bdi className={styles.path}>{value}</bdi>
  return <span dir="auto">{value}</span>
}

/**
 * Image of a duplicate page that the server has deleted from a book. The server can send the image only while it stores
 * the hash of the page.
 */
function DeletedPageImage({ hash }: { hash: string }) {
  const t = useTranslate()
  const missing = (
    <p className={styles.missing}>
      <ImageOff size={20} strokeWidth={1.5} aria-hidden />
      {t('page.history.noImage')}
    </p>
  )
  return (
    <ServerImage
      className={styles.image}
      src={getPageHashThumbnailUrl(hash)}
      alt={t('page.history.image')}
      fallback={missing}
    />
  )
}
