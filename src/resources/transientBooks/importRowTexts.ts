import { errorText, translateErrorCodes } from '../../api/errorText'
import { enumText } from '../../language/enumText'
import { findTranslation, translate } from '../../language/interfaceLanguage'
import type { CellTextFormatters } from '../../lists/table/tableDefinition'
import { isReplacementAccepted } from '../../machines/import/planImportRows'
import { getFileFormatLabel } from '../books'
import { type ImportTableRow, listUserSolvableImportProblems } from './importTableRows'

/** Returns a text that explains an error code of the server. Returns undefined if the code is unknown. */
export const getImportErrorExplanation = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : findTranslation(`page.importBooks.explanation.${code}`)

/** Returns the first error code, such as `ERR_1001`, in a message of the server. */
export const findServerErrorCode = (text: string | undefined): string | undefined =>
  /\bERR_\d{4}\b/.exec(text ?? '')?.[0]

/** Returns a text that explains why the import of a file has failed. */
export function getImportFailureText(reason: string | undefined): string {
  if (reason === undefined || reason === 'unconfirmed') return translate('page.importBooks.reason.unconfirmed')
  return reason === 'rejected' ? translate('page.importBooks.reason.rejected') : translateErrorCodes(reason)
}

/** Returns a text that explains why a file cannot be imported. */
export function getUnsuitableFileReason({ row }: ImportTableRow): string {
  if (!row.analysis) return errorText(row.error)
  return row.analysis.comment ? translateErrorCodes(row.analysis.comment) : enumText('MediaStatus', row.analysis.status)
}

/**
 * Returns the display name of the format of a file, for example CBZ. Returns an empty string if the file is not
 * analyzed yet.
 */
export const getImportFileFormat = ({ row }: ImportTableRow): string =>
  row.analysis ? getFileFormatLabel({ mediaType: row.analysis.mediaType, epubIsKepub: false }) : ''

/**
 * Returns a text with the problems or the error of a file to import. For a ready file, the text names the book that the
 * file replaces, or contains the format and the number of pages. In all other states, the text is empty.
 */
export function formatImportRowDetails(
  row: ImportTableRow,
  { t, format }: Pick<CellTextFormatters, 't' | 'format'>,
): string {
  const { status, plan } = row
  if (status === 'failed') return getImportFailureText(row.row.reason)
  if (status === 'unsuitable') return getUnsuitableFileReason(row)
  if (status === 'incomplete') {
    const problems = listUserSolvableImportProblems(row).map(problem => t(`page.importBooks.problem.${problem}`))
    return [...problems, ...(row.row.error === undefined ? [] : [errorText(row.row.error)])].join(' · ')
  }
  if (status !== 'ready') return ''
  if (plan.upgrade) {
    const replaces = t('page.importBooks.replaces', { title: plan.upgrade.title })
    return isReplacementAccepted(row) ? `${replaces} · ${t('page.importBooks.compared')}` : replaces
  }
  const pages = row.row.analysis?.pagesCount ?? 0
  return [
    getImportFileFormat(row),
    pages > 0 && t('page.importBooks.pages', { count: pages, number: format.number(pages) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
