import { useId } from 'react'
import { Button } from '../../components/controls/Button'
import { Checkbox } from '../../components/controls/Checkbox'
import { Callout } from '../../components/feedback/Callout'
import { isEnterKey } from '../../components/focus/isEnterKey'
import { Dialog } from '../../components/overlays/Dialog'
import type { DialogProps } from '../../dialogs/dialogStore'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { isConfidentSeriesProposal } from '../../machines/import/findMostSimilarSeries'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import { useTextDraft } from './edit/useTextDraft'
import { parseBookNumber } from './ImportBookNumberCell'
import styles from './ImportRowDialog.module.css'
import {
  applyChoiceToImportRows,
  chooseImportDestinationFileName,
  chooseSeriesForRowsWithSameProposedSeries,
  chooseSeriesOfImportRows,
  openComparisonWithExistingBook,
  retryImportRows,
} from './importRowActions'
import {
  findServerErrorCode,
  formatImportRowDetails,
  getImportErrorExplanation,
  getImportFileFormat,
} from './importRowTexts'
import { type ImportTableRow, isImportRowEditable, isImportRowRetryable } from './importTableRows'
import type { RunningBookImport } from './runningBookImport'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    importRow: { request: { bookImport: RunningBookImport; rowId: string }; result: never }
  }
}

/**
 * Dialog with the details of a file to import, in which the user can make all choices for this file. Each change
 * applies immediately. The change of a text applies when the user presses Enter or leaves the field.
 */
export function ImportRowDialog({ request: { bookImport, rowId }, close }: DialogProps<'importRow'>) {
  const t = useTranslate()
  const row = useObservableStoreValue(bookImport.rows).find(({ id }) => id === rowId)
  return (
    <Dialog
      open
      size="medium"
      onClose={() => close()}
      title={row?.file.name ?? t('page.importBooks.row.notListed')}
      actions={
        <Button variant="filled" onClick={() => close()}>
          {t('page.importBooks.row.done')}
        </Button>
      }
    >
      {row && <RowDetails bookImport={bookImport} row={row} />}
    </Dialog>
  )
}

type ImportRowPartProps = { bookImport: RunningBookImport; row: ImportTableRow }

function RowDetails(props: ImportRowPartProps) {
  const { bookImport, row } = props
  const t = useTranslate()
  const format = useLocaleFormatters()
  const { file, status } = row
  const details = formatImportRowDetails(row, { t, format })
  const explanation = getImportErrorExplanation(findServerErrorCode(row.row.reason ?? row.row.analysis?.comment))
  return (
    <div className={styles.fields}>
      <p className={styles.file}>
        <bdi dir="ltr">{file.url}</bdi>
        <span>
          {[t(`page.importBooks.status.${status}`), format.bytes(file.sizeBytes), getImportFileFormat(row)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {details && status !== 'ready' && (
        <Callout>
          {details}
          {explanation && <p>{explanation}</p>}
          {isImportRowRetryable(row) && (
            <Button onClick={() => void retryImportRows(bookImport, [row])}>{t('page.importBooks.retry')}</Button>
          )}
        </Callout>
      )}
      {isImportRowEditable(row) && (
        <>
          <SeriesChoice {...props} />
          {!row.plan.series?.isOneshot && <NumberChoice {...props} />}
          {row.plan.series && <DestinationChoice {...props} />}
          {row.plan.upgrade && <UpgradeNote {...props} />}
          <Checkbox
            checked={row.row.choice.isSkipped ?? false}
            hint={t('page.importBooks.row.skipHint')}
            onChange={isSkipped => void applyChoiceToImportRows(bookImport, [row.id], { isSkipped })}
          >
            {t('page.importBooks.skip')}
          </Checkbox>
        </>
      )}
    </div>
  )
}

function SeriesChoice({ bookImport, row }: ImportRowPartProps) {
  const t = useTranslate()
  const headingId = useId()
  const { plan } = row
  const { proposal, choice } = row.row
  const isDoubtful = !plan.series && proposal !== undefined && !isConfidentSeriesProposal(proposal)
  return (
    <section className={styles.series} aria-labelledby={headingId}>
      <h3 id={headingId}>{t('resources.transientBooks.fields.series')}</h3>
      <p>
        <bdi>{plan.series?.title ?? proposal?.series.title ?? t('page.importBooks.problem.noSeries')}</bdi>
        {proposal && !choice.series && (
          <small>
            {t(`page.importBooks.source.${proposal.source}`)} ·{' '}
            {t(`page.importBooks.confidence.${proposal.confidence}`)}
          </small>
        )}
      </p>
      <div className={styles.buttons}>
        {isDoubtful && (
          <Button
            variant="filled"
            onClick={() => void chooseSeriesForRowsWithSameProposedSeries(bookImport, row, proposal.series)}
          >
            {t('page.importBooks.useProposal')}
          </Button>
        )}
        <Button onClick={() => void chooseSeriesOfImportRows(bookImport, [row])}>
          {t('page.importBooks.chooseSeries')}
        </Button>
      </div>
    </section>
  )
}

function NumberChoice({ bookImport, row }: ImportRowPartProps) {
  const t = useTranslate()
  const { plan } = row
  const currentText = plan.number === undefined ? '' : String(plan.number)
  const { text, latestText, setText, showApplied } = useTextDraft(currentText)
  const number = parseBookNumber(text)
  const apply = () => {
    if (number === undefined) return
    showApplied(String(number))
    if (String(number) !== latestText) void applyChoiceToImportRows(bookImport, [row.id], { number })
  }
  const needsConfirmation = plan.problems.includes('confirmNumber') && number === plan.number
  return (
    <LabeledTextInput
      label={t('resources.transientBooks.fields.number')}
      value={text}
      onChange={setText}
      inputMode="decimal"
      autoComplete="off"
      error={text.trim() !== '' && number === undefined ? t('page.importBooks.numberInvalid') : undefined}
      hint={t('page.importBooks.numberHint')}
      onBlur={apply}
      onKeyDown={event => isEnterKey(event) && apply()}
      endAdornment={
        needsConfirmation && (
          <Button onClick={() => void applyChoiceToImportRows(bookImport, [row.id], { number: plan.number })}>
            {t('page.importBooks.useNumber')}
          </Button>
        )
      }
    />
  )
}

function DestinationChoice({ bookImport, row }: ImportRowPartProps) {
  const t = useTranslate()
  const { plan } = row
  const { text, latestText, setText, showApplied, reset } = useTextDraft(plan.destinationName)
  const problem = plan.problems.find(candidate => destinationProblems.includes(candidate))
  const apply = () => {
    showApplied(text)
    if (text !== latestText) void applyChoiceToImportRows(bookImport, [row.id], { destinationName: text })
  }
  return (
    <div className={styles.destination}>
      <LabeledTextInput
        label={t('resources.transientBooks.fields.destination')}
        value={text}
        onChange={setText}
        autoComplete="off"
        error={problem && t(`page.importBooks.problem.${problem}`)}
        onBlur={apply}
        onKeyDown={event => isEnterKey(event) && apply()}
      />
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            reset()
            void chooseImportDestinationFileName(bookImport, row)
          }}
        >
          {t('page.importBooks.chooseName')}
        </Button>
        {row.row.choice.destinationName !== undefined && (
          <Button
            variant="plain"
            onClick={() => {
              reset()
              void applyChoiceToImportRows(bookImport, [row.id], { destinationName: undefined })
            }}
          >
            {t('page.importBooks.usePattern')}
          </Button>
        )}
      </div>
    </div>
  )
}

const destinationProblems: readonly string[] = ['empty', 'invalidCharacters', 'reserved', 'edge', 'tooLong', 'exists']

function UpgradeNote({ bookImport, row }: ImportRowPartProps) {
  const t = useTranslate()
  return (
    <Callout tone="success">
      <p>{t('page.importBooks.upgradeText', { title: row.plan.upgrade?.title })}</p>
      <Button onClick={() => void openComparisonWithExistingBook(bookImport, row)}>
        {t('page.importBooks.compare')}
      </Button>
    </Callout>
  )
}
