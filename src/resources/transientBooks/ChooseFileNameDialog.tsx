import { useId, useRef, useState } from 'react'
import { errorText } from '../../api/errorText'
import { Button } from '../../components/controls/Button'
import { ErrorState } from '../../components/feedback/ErrorState'
import { TextSkeleton } from '../../components/feedback/TextSkeleton'
import { Dialog } from '../../components/overlays/Dialog'
import type { DialogProps } from '../../dialogs/dialogStore'
import { TextField } from '../../forms/TextField'
import type { Book } from '../../generated/model.schemas'
import { useGetBooksOfSeries } from '../../generated/series/series'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { baseNameOf, extensionOf, fileNameKey, findDestinationProblem } from '../../machines/import/destinationName'
import styles from './ChooseFileNameDialog.module.css'

declare module '../../dialogs/dialogStore' {
  interface DialogTypes {
    chooseFileName: {
      request: {
        /** Series in whose folder the file will be. */
        seriesId: string
        /** Current name without extension. */
        fileName: string
        /** Names to choose from, without extension. */
        proposals: string[]
        /** Extension of the file with its dot. Without it, a name conflicts with files of any extension. */
        extension?: string
        /** Book whose file the import replaces. Its name is free. */
        upgradeBookId?: string
      }
      /** Name without extension. */
      result: string
    }
  }
}

const allByNumber = { unpaged: true, sort: ['metadata.numberSort,asc'] }

/**
 * Chooses the name of an imported file. Shows the proposals and the file names of the series, and reports invalid characters
 * and existing files. Resolves to the name without extension.
 */
export function ChooseFileNameDialog({ request, close }: DialogProps<'chooseFileName'>) {
  const { seriesId, fileName, proposals, extension = '', upgradeBookId } = request
  const t = useTranslate()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(fileName)
  const { data, error, refetch } = useGetBooksOfSeries(seriesId, allByNumber, {
    query: { meta: { shownBy: 'dialog' } },
  })
  const books = data?.content
  const existing = existingNames(books?.filter(({ id }) => id !== upgradeBookId) ?? [], extension)
  const problem = findDestinationProblem(name, extension, existing)
  return (
    <Dialog
      open
      size="medium"
      title={t('dialog.chooseFileName.title')}
      focus={input}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{t('dialog.cancel')}</Button>
          <Button variant="filled" type="submit" form={formId} disabled={problem !== undefined}>
            {t('dialog.chooseFileName.verb')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={event => {
          event.preventDefault()
          if (!problem) close(name)
        }}
      >
        <TextField
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
        <NameList
          heading={t('dialog.chooseFileName.proposals')}
          names={[...new Set(proposals)].map(proposal => ({ id: proposal, name: proposal }))}
          current={name}
          onChoose={setName}
        />
      )}
      {error && !books ? (
        <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />
      ) : books ? (
        <NameList
          heading={t('dialog.chooseFileName.existing')}
          hint={books.length > 0 ? t('dialog.chooseFileName.existingHint') : t('dialog.chooseFileName.noFiles')}
          names={books.map(book => ({ id: book.id, number: book.metadata.numberSort, name: fileNameOf(book) }))}
          current={name}
          onChoose={chosen => setName(withoutExtension(chosen))}
        />
      ) : (
        <TextSkeleton />
      )}
    </Dialog>
  )
}

type NameListProps = {
  heading: string
  hint?: string
  names: readonly { id: string; name: string; number?: number }[]
  current: string
  onChoose: (name: string) => void
}

/** Number of names that are shown initially and added by each click on the button. */
const NAMES_STEP = 60

/** Names that replace the text of the name field. */
function NameList({ heading, hint, names, current, onChoose }: NameListProps) {
  const t = useTranslate()
  const { number: formatNumber } = useLocaleFormatters()
  const headingId = useId()
  const [shownCount, setShownCount] = useState(NAMES_STEP)
  const hiddenCount = names.length - shownCount
  return (
    <section className={styles.names} aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      {hint && <p>{hint}</p>}
      <ul>
        {names.slice(0, shownCount).map(({ id, name, number }) => (
          <li key={id}>
            <button type="button" aria-pressed={name === current} onClick={() => onChoose(name)}>
              {number !== undefined && <span className={styles.number}>{formatNumber(number)}</span>}
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button variant="plain" onClick={() => setShownCount(shownCount + NAMES_STEP)}>
          {t('dialog.chooseFileName.more', { count: hiddenCount, number: formatNumber(hiddenCount) })}
        </Button>
      )}
    </section>
  )
}

const fileNameOf = ({ url, name }: Book) => baseNameOf(url) || name
const withoutExtension = (fileName: string) => fileName.slice(0, fileName.length - extensionOf(fileName).length)

/** Returns the names that are taken in the folder of the series, as {@link fileNameKey}. */
const existingNames = (books: readonly Book[], extension: string): ReadonlySet<string> =>
  new Set(books.map(book => fileNameKey(extension ? fileNameOf(book) : withoutExtension(fileNameOf(book)))))
