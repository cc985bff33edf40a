import {
  BookOpen,
  CircleCheck,
  CircleHelp,
  CircleX,
  Copy,
  CornerLeftUp,
  Eraser,
  LibraryBig,
  type LucideIcon,
} from 'lucide-react'
import { useCallback } from 'react'
import { parseCalendarDay } from '../../../api/serverDates'
import { usePosterUrl } from '../../../api/urls/posterUrls'
import { Poster } from '../../../components/cards/Poster'
import { MenuItem } from '../../../components/overlays/Menu'
import type { ReadListMatchSeries } from '../../../generated/model.schemas'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { ReorderableRowContent } from '../../../lists/ordering/ReorderableRow'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import {
  findSeriesOfPreviousReadListRow,
  type ReadListMatchRow,
  type ReadListRowMatchStatus,
} from '../../../machines/import/readListMatchRows'
import { createReadListRowDialogActions } from './createReadListRowDialogActions'
import styles from './ImportReadListPage.module.css'
import type { UseReadListImportResult } from './useReadListImport'

const stateIcons: Readonly<Record<ReadListRowMatchStatus, LucideIcon>> = {
  matched: CircleCheck,
  ambiguous: CircleHelp,
  missing: CircleX,
  duplicate: Copy,
}

/**
 * Returns a function that renders the row of an entry in a read list file: the series title and number from the file,
 * the selected library book, and a menu.
 */
export function useReadListRowRenderer(
  { id: listId, rows }: ReadListImportFile,
  send: UseReadListImportResult['send'],
): (row: ReadListMatchRow, state: ReadListRowMatchStatus) => ReorderableRowContent {
  const t = useTranslate()
  return useCallback(
    (row, state) => {
      const { series, number } = row.request
      const title = t('page.importReadList.rows.requested', { series: series[0] ?? '', number })
      const choices = createReadListRowDialogActions(row, edit => send({ type: 'user.editRows', listId, edit }))
      return {
        title,
        subtitle: <RowMatch row={row} state={state} />,
        poster: <RowPoster row={row} title={title} />,
        action: { label: t('page.importReadList.rows.choose'), run: () => void choices.choose() },
        menuItems: (
          <RowMenuItems row={row} choices={choices} seriesAbove={findSeriesOfPreviousReadListRow(rows, row.id)} />
        ),
      }
    },
    [t, rows, listId, send],
  )
}

function RowMatch({ row: { series, book }, state }: { row: ReadListMatchRow; state: ReadListRowMatchStatus }) {
  const t = useTranslate()
  const { year } = useLocaleFormatters()
  const releaseYear = year(parseCalendarDay(series?.releaseDate))
  const seriesTitle =
    series && (releaseYear && !series.title.includes(releaseYear) ? `${series.title} (${releaseYear})` : series.title)
  const Icon = stateIcons[state]
  return (
    <>
      <span className={styles.rowState} data-state={state}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {t(`page.importReadList.state.${state}`)}
      </span>
      {seriesTitle === undefined ? (
        <span className={styles.chooseHint}>{t('page.importReadList.rows.chooseHint')}</span>
      ) : (
        <bdi>
          {book
            ? t('page.importReadList.rows.match', { series: seriesTitle, number: book.number, title: book.title })
            : t('page.importReadList.rows.seriesOnly', { series: seriesTitle })}
        </bdi>
      )}
    </>
  )
}

type RowMenuItemsProps = {
  row: ReadListMatchRow
  choices: ReturnType<typeof createReadListRowDialogActions>
  /**
   * Series that the user can copy from the nearest row above that has a series. Undefined if no row above has a series.
   */
  seriesAbove: ReadListMatchSeries | undefined
}

function RowMenuItems({ row: { matches, series }, choices, seriesAbove }: RowMenuItemsProps) {
  const t = useTranslate()
  return (
    <>
      {matches.length > 0 && (
        <MenuItem icon={CircleHelp} onSelect={() => void choices.chooseMatch()}>
          {t('page.importReadList.rows.chooseMatch')}
        </MenuItem>
      )}
      <MenuItem icon={LibraryBig} onSelect={() => void choices.searchSeries()}>
        {t('page.importReadList.rows.searchSeries')}
      </MenuItem>
      <MenuItem icon={BookOpen} onSelect={() => void choices.searchBook()}>
        {t(series ? 'page.importReadList.rows.otherBook' : 'page.importReadList.rows.searchBook')}
      </MenuItem>
      {seriesAbove && (
        <MenuItem icon={CornerLeftUp} hint={seriesAbove.title} onSelect={() => void choices.takeSeries(seriesAbove)}>
          {t('page.importReadList.rows.sameSeries')}
        </MenuItem>
      )}
      {series && (
        <MenuItem icon={Eraser} onSelect={choices.clear}>
          {t('page.importReadList.rows.clear')}
        </MenuItem>
      )}
    </>
  )
}

function RowPoster({ row: { series, book }, title }: { row: ReadListMatchRow; title: string }) {
  if (book) return <RecordPoster owner="books" id={book.bookId} title={book.title || title} />
  if (series) return <RecordPoster owner="series" id={series.seriesId} title={series.title} />
  return <Poster title={title} width={40} />
}

function RecordPoster({ owner, id, title }: { owner: 'books' | 'series'; id: string; title: string }) {
  return <Poster src={usePosterUrl(owner, id)} title={title} width={40} />
}
