import { errorText } from '../../../api/errorText'
import { MAX_UPLOADED_FILE_BYTES } from '../../../api/requests/maxUploadedFileBytes'
import { ServerError } from '../../../api/ServerError'
import type { LocaleFormatters } from '../../../language/localeFormatters'
import { MAX_READ_LIST_FILES } from '../../../machines/import/addReadListImportFiles'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'

type TextFormatters = {
  t: (key: string, values?: Record<string, unknown>) => string
  format: LocaleFormatters
}

/**
 * Returns a text that explains why a read list file could not be imported. Either the client did not send the file, or
 * the request failed.
 */
export function getReadListFileProblemText(
  { problem, error }: ReadListImportFile,
  { t, format }: TextFormatters,
): string {
  if (problem === 'tooLarge' || problem === 'tooMany')
    return t(`page.importReadList.problem.${problem}`, {
      size: format.bytes(MAX_UPLOADED_FILE_BYTES),
      files: format.number(MAX_READ_LIST_FILES),
    })
  if (error instanceof ServerError && error.status === 413) return t('page.importReadList.problem.tooLargeForServer')
  return errorText(error)
}
