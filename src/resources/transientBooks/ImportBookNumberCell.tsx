import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { parseInputNumber } from '../../forms/inputs/parseInputNumber'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import { useTextDraft } from './edit/useTextDraft'
import { useIsTooNarrowForCellControls } from './ImportRowCells'
import styles from './ImportRowCells.module.css'
import { applyChoiceToImportRows } from './importRowActions'
import { type ImportTableRow, isImportRowEditable } from './importTableRows'
import { useRunningBookImport } from './useRunningBookImport'

/**
 * Table cell with a text field for the number of a book. The number applies when the user presses Enter or leaves the
 * field. For a one-shot, or if the user cannot change the number here, the cell contains only text.
 */
export function ImportBookNumberCell({ record, tabIndex }: TableCellProps<ImportTableRow>) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const isPlain = useIsTooNarrowForCellControls()
  const { plan } = record
  if (plan.series?.isOneshot) return <span>{t('page.importBooks.oneshot')}</span>
  if (isPlain || !isImportRowEditable(record))
    return <span>{plan.number === undefined ? '' : number(plan.number)}</span>
  return <NumberInput key={record.id} record={record} tabIndex={tabIndex} />
}

function NumberInput({ record, tabIndex }: TableCellProps<ImportTableRow>) {
  const t = useTranslate()
  const bookImport = useRunningBookImport()
  const { id, plan, file } = record
  const { text, latestText, setText, showApplied, discardTyped } = useTextDraft(
    plan.number === undefined ? '' : String(plan.number),
  )
  const number = parseBookNumber(text)
  const isInvalid = text.trim() !== '' && number === undefined
  const apply = () => {
    if (number === undefined) return discardTyped()
    showApplied(String(number))
    if (String(number) !== latestText || plan.problems.includes('confirmNumber'))
      void applyChoiceToImportRows(bookImport, [id], { number })
  }
  return (
    <input
      className={styles.number}
      tabIndex={tabIndex}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      aria-label={t('page.importBooks.numberOf', { file: file.name })}
      aria-invalid={isInvalid || undefined}
      onChange={event => setText(event.target.value)}
      onBlur={() => (text === latestText ? discardTyped() : apply())}
      onKeyDown={event => {
        if (isTextCompositionKey(event.nativeEvent)) return
        if (event.key === 'Enter') apply()
        if (event.key === 'Escape') discardTyped()
      }}
    />
  )
}

/** Parses a book number, see {@link parseInputNumber}. Returns undefined if the text is empty or not a number. */
export function parseBookNumber(text: string): number | undefined {
  const number = parseInputNumber(text)
  return number === null || Number.isNaN(number) ? undefined : number
}
