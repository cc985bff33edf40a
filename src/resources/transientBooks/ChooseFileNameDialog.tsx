import { useId, useRef } from 'react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { ErrorState } from '../../components/feedback/ErrorState'
import { TextSkeleton } from '../../components/feedback/TextSkeleton'
import { Dialog } from '../../components/overlays/Dialog'
import type { DialogProps } from '../../dialogs/dialogStore'
import { useCloseDialogWithConfirmation } from '../../dialogs/useCloseDialogWithConfirmation'
import { useRestorableDialogState } from '../../dialogs/userInput/useRestorableDialogState'
import { LabeledTextInput } from '../../forms/LabeledTextInput'
import type { Book } from '../../generated/model.schemas'
import { useGetBooksOfSeries } from '../../generated/series/series'
import { useTranslate } from '../../language/useTranslate'
import {
  findDestinationFileNameProblem,
  getPathBaseName,
  getPathExtension,
  normalizeFileNameForComparison,
} from '../../machines/import/destinationFileName'
import styles from './ChooseFileNameDialog.module.css'
import { SelectableFileNameList } from './SelectableFileNameList'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    chooseFileName: {
      request: {
        seriesId: string
        /** Name that the file will have after the import unless the user chooses another name. Without extension. */
        fileName: string
        /** Suggested names for the file after the import, without extension. */
        proposals: string[]
        /**
         * Extension of the file, for example `.cbz`. If undefined, the dialog ignores extensions when it compares file
         * names.
         */
        extension?: string
        /**
         * Id of the book that the imported file replaces. The new file may have the same name as the old file of this
         * book.
         */
        upgradeBookId?: string
      }
      /** Name that the user has chosen, without extension. */
      result: string
    }
  }
}

// Omits deleted books, because a new file may have the same name as a deleted book. The import omits them too.
const existingByNumber = { unpaged: true, deleted: false, sort: ['metadata.numberSort,asc'] }

/**
 * Dialog in which the user chooses the name that a file has after the import. Shows suggested names, problems of the
 * entered name such as invalid characters, and the names of existing files in the series. The promise of the dialog
 * resolves to the name without extension.
 */
export function ChooseFileNameDialog({ request, close }: DialogProps<'chooseFileName'>) {
  const { seriesId, fileName, proposals, extension = '', upgradeBookId } = request
  const t = useTranslate()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useRestorableDialogState(fileName)
  const title = t('dialog.chooseFileName.title')
  const leave = useCloseDialogWithConfirmation(name !== fileName, title, () => close())
  const series = useBooksOfSeries(seriesId)
  const existing = existingNames(series.books?.filter(({ id }) => id !== upgradeBookId) ?? [], extension)
  const problem = findDestinationFileNameProblem(name, extension, existing)
  const isChecking = !series.books && !series.error
  return (
    <Dialog
      open
      size="medium"
      title={title}
      focus={input}
      onClose={leave}
      actions={
        <>
          <Button onClick={leave}>{t('dialog.cancel')}</Button>
          <Button variant="filled" type="submit" form={formId} disabled={isChecking || problem !== undefined}>
            {t('dialog.chooseFileName.verb')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={event => {
          event.preventDefault()
          if (!isChecking && !problem) close(name)
        }}
      >
        <LabeledTextInput
          ref={input}
          label={t('dialog.chooseFileName.name')}
          value={name}
          onChange={setName}
          autoComplete="off"
          spellCheck={false}
          error={problem && t(`dialog.chooseFileName.problem.${problem}`)}
          endAdornment={extension && <span className={styles.extension}>{extension}</span>}
        />
      </form>
      {proposals.length > 0 && (
        <SelectableFileNameList
          heading={t('dialog.chooseFileName.proposals')}
          names={[...new Set(proposals)].map(proposal => ({ id: proposal, name: proposal }))}
          current={name}
          onChoose={setName}
        />
      )}
      <SeriesFileList series={series} current={name} onChoose={setName} />
    </Dialog>
  )
}

type SeriesFileListProps = {
  series: ReturnType<typeof useBooksOfSeries>
  current: string
  onChoose: (name: string) => void
}

function SeriesFileList({ series: { books, error, refetch }, current, onChoose }: SeriesFileListProps) {
  const t = useTranslate()
  if (!books)
    return error ? <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} /> : <TextSkeleton />
  return (
    <SelectableFileNameList
      heading={t('dialog.chooseFileName.existing')}
      hint={books.length > 0 ? t('dialog.chooseFileName.existingHint') : t('dialog.chooseFileName.noFiles')}
      names={books.map(book => ({ id: book.id, number: book.metadata.numberSort, name: fileNameOf(book) }))}
      current={current}
      onChoose={chosen => onChoose(withoutExtension(chosen))}
    />
  )
}

function useBooksOfSeries(seriesId: string) {
  const { data, error, refetch } = useGetBooksOfSeries(seriesId, existingByNumber, {
    query: { meta: { shownBy: 'dialog' } },
  })
  return { books: data?.content, error, refetch }
}

const fileNameOf = ({ url, name }: Book) => getPathBaseName(url) || name
const withoutExtension = (fileName: string) => fileName.slice(0, fileName.length - getPathExtension(fileName).length)

/**
 * Returns the names of the existing files in a series, normalized with {@link normalizeFileNameForComparison}. If
 * `extension` is empty, the names have no extension.
 */
const existingNames = (books: readonly Book[], extension: string): ReadonlySet<string> =>
  new Set(
    books.map(book =>
      normalizeFileNameForComparison(extension ? fileNameOf(book) : withoutExtension(fileNameOf(book))),
    ),
  )
