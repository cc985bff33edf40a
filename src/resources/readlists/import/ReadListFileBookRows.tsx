import { useCallback, useMemo, useState } from 'react'
import { ToggleChip } from '../../../components/controls/ToggleChip'
import { PageSection } from '../../../components/page/PageSection'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { ReorderableList } from '../../../lists/ordering/ReorderableList'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'
import {
  countReadListRowsByStatus,
  filterReadListRowsByStatus,
  getReadListRowMatchStatuses,
  moveReadListRowAmongVisible,
  type ReadListRowMatchStatus,
  removeReadListRows,
} from '../../../machines/import/readListMatchRows'
import styles from './ImportReadListPage.module.css'
import type { UseReadListImportResult } from './useReadListImport'
import { useReadListRowRenderer } from './useReadListRowRenderer'

const rowStates: readonly ReadListRowMatchStatus[] = ['matched', 'ambiguous', 'missing', 'duplicate']

type ReadListFileBookRowsProps = Pick<UseReadListImportResult, 'send'> & { list: ReadListImportFile }

/**
 * List of the books in a read list file. Each row also shows the library book that is selected for the book in the
 * file. The user can filter, move and remove the rows. Only visible rows are rendered.
 */
export function ReadListFileBookRows({ list, send }: ReadListFileBookRowsProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const { id: listId, rows } = list
  const [shownStates, setShownStates] = useState<ReadonlySet<ReadListRowMatchStatus>>(new Set())
  const [announcement, setAnnouncement] = useState('')
  const counts = useMemo(() => countReadListRowsByStatus(rows), [rows])
  const states = useMemo(() => getReadListRowMatchStatuses(rows), [rows])
  const visibleRows = useMemo(
    () => (shownStates.size === 0 ? rows : filterReadListRowsByStatus(rows, shownStates)),
    [rows, shownStates],
  )
  const ids = useMemo(() => visibleRows.map(({ id }) => String(id)), [visibleRows])
  const rowsById = useMemo(() => new Map(rows.map(row => [String(row.id), row])), [rows])
  const toContent = useReadListRowRenderer(list, send)
  const rowContent = useCallback(
    (id: string) => {
      const row = rowsById.get(id)
      return row && toContent(row, states.get(row.id) ?? 'missing')
    },
    [rowsById, states, toContent],
  )
  const move = (from: number, to: number) => {
    const id = Number(ids[from])
    const visibleIds = ids.map(Number)
    send({ type: 'user.editRows', listId, edit: all => moveReadListRowAmongVisible(all, visibleIds, id, to) })
    const title = rowContent(String(id))?.title ?? ''
    setAnnouncement(t('members.moved', { title, at: to + 1, total: ids.length }))
  }
  const remove = (id: string) =>
    send({ type: 'user.editRows', listId, edit: all => removeReadListRows(all, new Set([Number(id)])) })
  return (
    <PageSection title={t('page.importReadList.rows.title')} count={number(ids.length)}>
      <RowStateFilter counts={counts} shownStates={shownStates} onChange={setShownStates} />
      {ids.length === 0 ? (
        <p className={styles.noRows}>{t('page.importReadList.rows.none')}</p>
      ) : (
        <ReorderableList
          label={t('page.importReadList.rows.title')}
          ids={ids}
          rowContent={rowContent}
          onMove={move}
          onRemove={remove}
          onVisible={ignoreVisibleIds}
        />
      )}
      <output className="visually-hidden">{announcement}</output>
    </PageSection>
  )
}

interface RowStateFilterProps {
  readonly counts: Readonly<Record<ReadListRowMatchStatus, number>>
  readonly shownStates: ReadonlySet<ReadListRowMatchStatus>
  readonly onChange: (
    change: (shown: ReadonlySet<ReadListRowMatchStatus>) => ReadonlySet<ReadListRowMatchStatus>,
  ) => void
}

function RowStateFilter({ counts, shownStates, onChange }: RowStateFilterProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const toggleState = (state: ReadListRowMatchStatus) =>
    onChange(shown =>
      shown.has(state) ? new Set([...shown].filter(other => other !== state)) : new Set([...shown, state]),
    )
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{t('page.importReadList.rows.filter')}</legend>
      {rowStates.map(state => (
        <ToggleChip key={state} isOn={shownStates.has(state)} onToggle={() => toggleState(state)}>
          {t(`page.importReadList.filter.${state}`, { number: number(counts[state]) })}
        </ToggleChip>
      ))}
    </fieldset>
  )
}

/**
 * The list calls this function when other rows become visible. It does nothing, because all rows are already loaded.
 */
const ignoreVisibleIds = () => undefined
