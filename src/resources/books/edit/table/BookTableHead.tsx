import { ArrowDown01, ChevronDown, Copy, Minus, Plus, TextCursorInput } from 'lucide-react'
import { Button } from '../../../../components/controls/Button'
import { Menu, MenuItem } from '../../../../components/overlays/Menu'
import { type FieldLockState, getDisplayedFieldLockState } from '../../../../forms/formDraft'
import { LockButton } from '../../../../forms/LockButton'
import { useTranslate } from '../../../../language/useTranslate'
import styles from './BookTable.module.css'
import { getRowEdits } from './bookTableDraft'
import { type BookTableField, type BookTableFieldName, bookTableFields, isReadOnlyCell } from './bookTableFields'
import { copyNumbers, type FillResult, type NumberColumn, shiftSortNumbers } from './bookTableTools'
import type { UseBookTableDraftResult } from './useBookTableDraft'

/** Tool that needs a value from the user before it fills a column. */
export type BookTableToolWithInput = { kind: 'pattern' } | { kind: 'ascending'; name: NumberColumn }

type BookTableHeadProps = {
  table: UseBookTableDraftResult
  onFill: (filled: FillResult) => void
  onOpenTool: (tool: BookTableToolWithInput) => void
}

/**
 * Head of the table. Each column except the file name has a lock for all books. The columns of title, number and sort
 * number have a menu with tools that fill the column.
 */
export function BookTableHead(props: BookTableHeadProps) {
  const t = useTranslate()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    // biome-ignore lint/a11y/useFocusableInteractive: the controls of the row receive the focus
    <div role="row" aria-rowindex={1} className={styles.head}>
      <HeadCell className={styles.fileHead} label={t('resources.books.fields.file')}>
        {t('resources.books.fields.file')}
      </HeadCell>
      {bookTableFields.map(field => (
        <ColumnHead key={field.name} {...props} field={field} />
      ))}
    </div>
  )
}

function HeadCell({ label, className, children }: { label: string; className?: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a virtualized table cannot be a table element
    // biome-ignore lint/a11y/useFocusableInteractive: the controls of the cell receive the focus
    <div role="columnheader" aria-label={label} className={className ?? styles.headCell}>
      {children}
    </div>
  )
}

function ColumnHead({ table, field, onFill, onOpenTool }: BookTableHeadProps & { field: BookTableField }) {
  const t = useTranslate()
  const { name } = field
  const label = t(`resources.books.fields.${name}`)
  const lockAll = (locked: boolean) => table.send({ type: 'user.locked', rows: table.rows, name, locked })
  return (
    <HeadCell label={label}>
      {hasTools(name) ? (
        <Menu
          align="start"
          trigger={
            <Button
              variant="plain"
              className={styles.headButton}
              data-tools={name}
              aria-label={t('dialog.editBooksTable.tools', { field: label })}
            >
              {label}
              <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
            </Button>
          }
        >
          <ToolItems name={name} table={table} onFill={onFill} onOpenTool={onOpenTool} />
        </Menu>
      ) : (
        <span className={styles.headText}>{label}</span>
      )}
      <LockButton
        label={t('dialog.editBooksTable.allBooks', { field: label })}
        lock={findCommonLockState(table, field)}
        onLock={lockAll}
      />
    </HeadCell>
  )
}

type ColumnWithTools = Extract<BookTableFieldName, 'title' | NumberColumn>

const hasTools = (name: BookTableFieldName): name is ColumnWithTools =>
  name === 'title' || name === 'number' || name === 'numberSort'

function ToolItems({ name, table, onFill, onOpenTool }: BookTableHeadProps & { name: ColumnWithTools }) {
  const t = useTranslate()
  if (name === 'title')
    return (
      <MenuItem icon={TextCursorInput} onSelect={() => onOpenTool({ kind: 'pattern' })}>
        {t('dialog.editBooksTable.titlesByPattern')}
      </MenuItem>
    )
  const copiedColumn = name === 'number' ? 'numberSort' : 'number'
  return (
    <>
      <MenuItem icon={Copy} onSelect={() => onFill(copyNumbers(table.toDisplayedRows(), copiedColumn))}>
        {t(`dialog.editBooksTable.${name === 'number' ? 'copyFromSortNumber' : 'copyFromNumber'}`)}
      </MenuItem>
      <MenuItem icon={ArrowDown01} onSelect={() => onOpenTool({ kind: 'ascending', name })}>
        {t('dialog.editBooksTable.numberAscending')}
      </MenuItem>
      {name === 'numberSort' && (
        <>
          <MenuItem icon={Plus} onSelect={() => onFill(shiftSortNumbers(table.toDisplayedRows(), 1))}>
            {t('dialog.editBooksTable.addOne')}
          </MenuItem>
          <MenuItem icon={Minus} onSelect={() => onFill(shiftSortNumbers(table.toDisplayedRows(), -1))}>
            {t('dialog.editBooksTable.subtractOne')}
          </MenuItem>
        </>
      )}
    </>
  )
}

/** Returns the lock state of a column: `some` if the rows have different states. Ignores read-only cells. */
function findCommonLockState({ rows, drafts }: UseBookTableDraftResult, field: BookTableField): FieldLockState {
  const states = new Set(
    rows
      .filter(row => !isReadOnlyCell(row, field.name))
      .map(row => getDisplayedFieldLockState([row.values], getRowEdits(drafts, row.id), field)),
  )
  const [state = 'open'] = states
  return states.size > 1 ? 'some' : state
}
