import { Link } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import { hasPermission } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import { runRecordAction } from '../../../actions/availableActions'
import { Button } from '../../../components/controls/Button'
import { Dialog } from '../../../components/overlays/Dialog'
import { DefinitionList } from '../../../components/page/DefinitionList'
import type { DialogProps } from '../../../dialogs/dialogStore'
import type { Book } from '../../../generated/model.schemas'
import { useEnumText } from '../../../language/enumText'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import { getBookDetailPageLink } from '../bookLinks'
import { formatFullBookTitle } from '../bookTitle'
import { ArchiveFileList } from './ArchiveFileList'
import { listAnalysisErrorCodes, parseAnalysisComment } from './analysisErrors'
import { getAnalysisErrorExplanation, getAnalysisErrorRemedy, getAnalysisErrorTitle } from './analysisErrorTexts'
import styles from './BookAnalysisDialog.module.css'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    bookAnalysis: { request: { book: Book }; result: true }
  }
}

/**
 * Dialog with the result of the analysis of a book: the errors, the properties of the book file, and the list of the
 * page files in the book archive. Only users who may edit books see the path of the book file.
 */
export function BookAnalysisDialog({ request: { book }, close }: DialogProps<'bookAnalysis'>) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const enumText = useEnumText()
  const user = useCurrentUser()
  const title = formatFullBookTitle(book)
  const path = hasPermission(user, 'book.edit') ? book.url : book.name
  const field = (name: string) => t(`resources.bookAnalysis.fields.${name}`)
  const analyze = () => {
    close()
    void runRecordAction('analyze', 'books', [{ record: book, title }])
  }
  return (
    <Dialog
      open
      onClose={() => close()}
      title={title}
      size="medium"
      actions={
        hasPermission(user, 'series.analyze') && (
          <Button variant="filled" icon={Cpu} onClick={analyze}>
            {t('page.analysis.analyzeAgain')}
          </Button>
        )
      }
    >
      <div className={styles.details}>
        {listAnalysisErrorCodes(book).map(code => (
          <BookError key={code} code={code} book={book} />
        ))}
        <DefinitionList
          facts={[
            { name: field('status'), value: enumText('MediaStatus', book.media.status) },
            { name: field('mediaType'), value: book.media.mediaType },
            { name: field('size'), value: format.bytes(book.sizeBytes) },
            { name: field('path'), value: <bdi className={styles.path}>{path}</bdi>, wide: true },
            {
              name: field('hash'),
              value: book.fileHash && <bdi className={styles.path}>{book.fileHash}</bdi>,
              wide: true,
            },
          ]}
        />
        <p>
          <Link {...getBookDetailPageLink(book)} className={styles.link} onClick={() => close()}>
            {t('page.analysis.openBook')}
          </Link>
        </p>
        <ArchiveFileList bookId={book.id} />
      </div>
    </Dialog>
  )
}

function BookError({ code, book }: { code: string; book: Book }) {
  const t = useTranslate()
  const entries = parseAnalysisComment(book.media.comment)
    .filter(error => error.code === code)
    .flatMap(error => error.entries)
  return (
    <section className={styles.error}>
      <h3>{getAnalysisErrorTitle(code)}</h3>
      <p>{getAnalysisErrorExplanation(code)}</p>
      {entries.length > 0 && (
        <ul className={styles.entries} aria-label={t('page.analysis.entries')}>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names of an archive may repeat, and the list does not change
            <li key={index}>
              <bdi>{entry}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p>
        <strong>{t('page.analysis.whatToDo')}</strong> {getAnalysisErrorRemedy(code)}
      </p>
    </section>
  )
}
