import { useId, useState } from 'react'
import { errorText } from '../../../api/errorText'
import { ServerError } from '../../../api/ServerError'
import { Button } from '../../../components/controls/Button'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { useGetBookPages } from '../../../generated/books/books'
import type { BookPage } from '../../../generated/model.schemas'
import { useLocaleFormatters } from '../../../language/localeFormatters'
import { useTranslate } from '../../../language/useTranslate'
import styles from './BookAnalysisDialog.module.css'

/** Number of files that are visible at first. Each click on the button below the list adds at most this many files. */
const ROWS_PER_STEP = 100

/** List of the files in a book archive that the server uses as pages of the book. */
export function ArchiveFileList({ bookId }: { bookId: string }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const headingId = useId()
  const [limit, setLimit] = useState(ROWS_PER_STEP)
  const { data: pages, error, refetch } = useGetBookPages(bookId, { query: { meta: { shownBy: 'page' } } })
  const hasNoPages = (error instanceof ServerError && error.status === 404) || pages?.length === 0
  return (
    <section className={styles.files} aria-labelledby={headingId}>
      <h3 id={headingId}>
        {pages && pages.length > 0
          ? t('page.analysis.fileCount', { count: pages.length, number: number(pages.length) })
          : t('page.analysis.files')}
      </h3>
      {hasNoPages && <p className={styles.quiet}>{t('page.analysis.noFiles')}</p>}
      {error && !hasNoPages && <ErrorState inline text={errorText(error)} onRetry={() => void refetch()} />}
      {pages && pages.length > 0 && <FileTable pages={pages.slice(0, limit)} headingId={headingId} />}
      {pages && pages.length > limit && (
        <Button variant="plain" onClick={() => setLimit(limit + ROWS_PER_STEP)}>
          {t('page.analysis.moreFiles', { count: pages.length - limit, number: number(pages.length - limit) })}
        </Button>
      )}
    </section>
  )
}

function FileTable({ pages, headingId }: { pages: readonly BookPage[]; headingId: string }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col" className={styles.figure}>
              {t('page.analysis.file.number')}
            </th>
            <th scope="col">{t('page.analysis.file.name')}</th>
            <th scope="col">{t('page.analysis.file.mediaType')}</th>
            <th scope="col" className={styles.figure}>
              {t('page.analysis.file.dimensions')}
            </th>
            <th scope="col" className={styles.figure}>
              {t('page.analysis.file.size')}
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ number, fileName, mediaType, width, height, sizeBytes }) => (
            <tr key={number}>
              <td className={styles.figure}>{format.number(number)}</td>
              <td className={styles.name}>
                <bdi>{fileName}</bdi>
              </td>
              <td>{mediaType}</td>
              <td className={styles.figure}>
                {width && height ? `${format.number(width)} × ${format.number(height)}` : ''}
              </td>
              <td className={styles.figure}>{sizeBytes ? format.bytes(sizeBytes) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
