import { errorText, translateErrorCodes } from '../../api/errorText'
import { findTranslation, translate } from '../../language/interfaceLanguage'
import type { CellTextFormatters } from '../../lists/table/tableDefinition'
import { getFileFormatLabel } from '../books'
import { type ImportTableRow, listUserSolvableImportProblems } from './importTableRows'

/** Returns the explanation of a server error code. Undefined for an unknown code. */
export const getImportErrorExplanation = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : findTranslation(`page.importBooks.explanation.${code}`)

/** Returns the first error code in a server message, such as `ERR_1001`. */
export const findServerErrorCode = (text: string | undefined): string | undefined =>
  /\bERR_\d{4}\b/.exec(text ?? '')?.[0]

/** Returns the reason why an import has failed. */
export function getImportFailureText(reason: string | undefined): string {
  if (reason === undefined || reason === 'unconfirmed') return translate('page.importBooks.reason.unconfirmed')
  return reason === 'rejected' ? translate('page.importBooks.reason.rejected') : translateErrorCodes(reason)
}

/** Returns the reason why a file is not suitable for an import. */
export function getUnsuitableFileReason({ row }: ImportTableRow): string {
  if (!row.analysis) return errorText(row.error)
  return row.analysis.comment
    ? translateErrorCodes(row.analysis.comment)
    : translate(`enum.MediaStatus.${row.analysis.status}`)
}

/** Returns the file format of an analyzed file, as display text. */
export const getImportFileFormat = ({ row }: ImportTableRow): string =>
  row.analysis ? getFileFormatLabel({ mediaType: row.analysis.mediaType, epubIsKepub: false }) : ''

/**
 * Returns a text with the problems or the error of an import row. For a row without problems and errors, returns format
 * and number of pages.
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
  if (plan.upgrade) return t('page.importBooks.replaces', { title: plan.upgrade.title })
  const pages = row.row.analysis?.pagesCount ?? 0
  return [
    getImportFileFormat(row),
    pages > 0 && t('page.importBooks.pages', { count: pages, number: format.number(pages) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
