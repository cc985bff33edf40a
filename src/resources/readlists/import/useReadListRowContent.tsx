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
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import type { ReorderableRowContent } from '../../../lists/ordering/ReorderableRow'
import type { ReadListFile } from '../../../machines/import/readListFiles'
import { type ReadListRow, type ReadListRowState, seriesOfRowAbove } from '../../../machines/import/readListRows'
import styles from './ImportReadListPage.module.css'
import { createRowChoices } from './readListRowChoices'
import type { ReadListImport } from './useReadListImport'

const stateIcons: Readonly<Record<ReadListRowState, LucideIcon>> = {
  matched: CircleCheck,
  ambiguous: CircleHelp,
  missing: CircleX,
  duplicate: Copy,
}

/** Returns a function that describes a row: the requested book, its match, and the menu that selects another one. */
export function useReadListRowContent(
  { id: listId, rows }: ReadListFile,
  send: ReadListImport['send'],
): (row: ReadListRow, state: ReadListRowState) => ReorderableRowContent {
  const t = useTranslate()
  const { year } = useLocaleFormatters()
  return useCallback(
    (row, state) => {
      const { request, series, book, matches } = row
      const choices = createRowChoices(row, edit => send({ type: 'user.editRows', listId, edit }))
      const title = t('page.importReadList.rows.requested', { series: request.series[0] ?? '', number: request.number })
      const releaseYear = year(parseCalendarDay(series?.releaseDate))
      const seriesTitle =
        series &&
        (releaseYear && !series.title.includes(releaseYear) ? `${series.title} (${releaseYear})` : series.title)
      const Icon = stateIcons[state]
      const above = seriesOfRowAbove(rows, row.id)
      return {
        title,
        subtitle: (
          <>
            <span className={styles.rowState} data-state={state}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              {t(`page.importReadList.state.${state}`)}
            </span>
            {seriesTitle && (
              <bdi>
                {book
                  ? t('page.importReadList.rows.match', { series: seriesTitle, number: book.number, title: book.title })
                  : t('page.importReadList.rows.seriesOnly', { series: seriesTitle })}
              </bdi>
            )}
            {!series && <span className={styles.chooseHint}>{t('page.importReadList.rows.chooseHint')}</span>}
          </>
        ),
        poster: <RowPoster row={row} title={title} />,
        action: { label: t('page.importReadList.rows.choose'), run: () => void choices.choose() },
        menuItems: (
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
            {above && (
              <MenuItem icon={CornerLeftUp} hint={above.title} onSelect={() => void choices.takeSeries(above)}>
                {t('page.importReadList.rows.sameSeries')}
              </MenuItem>
            )}
            {series && (
              <MenuItem icon={Eraser} onSelect={choices.clear}>
                {t('page.importReadList.rows.clear')}
              </MenuItem>
            )}
          </>
        ),
      }
    },
    [t, year, rows, listId, send],
  )
}

/** Cover of the selected book, or of the selected series. */
function RowPoster({ row: { series, book }, title }: { row: ReadListRow; title: string }) {
  if (book) return <RecordPoster owner="books" id={book.bookId} title={book.title || title} />
  if (series) return <RecordPoster owner="series" id={series.seriesId} title={series.title} />
  return <Poster title={title} width={40} />
}

function RecordPoster({ owner, id, title }: { owner: 'books' | 'series'; id: string; title: string }) {
  return <Poster src={usePosterUrl(owner, id)} title={title} width={40} />
}
