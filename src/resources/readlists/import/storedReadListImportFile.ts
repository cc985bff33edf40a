import { ServerError } from '../../../api/ServerError'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'

/**
 * Data of a read list file in the IndexedDB store `lists`. The rows and the content of the file are in other stores of
 * the database.
 */
export type StoredReadListImportFile = Omit<ReadListImportFile, 'rows' | 'file' | 'error'> & {
  readonly error: ServerErrorMembers | undefined
}
type ServerErrorMembers = ConstructorParameters<typeof ServerError>[0]

/** Converts a read list file to the form in which IndexedDB stores it. */
export const toStoredReadListImportFile = ({
  rows,
  file,
  error,
  ...rest
}: ReadListImportFile): StoredReadListImportFile => ({
  ...rest,
  error: toStoredError(error),
})

/** Restores a read list file from the data in IndexedDB. */
export const fromStoredReadListImportFile = (
  { error, ...rest }: StoredReadListImportFile,
  { rows, file }: Pick<ReadListImportFile, 'rows' | 'file'>,
): ReadListImportFile => ({ ...rest, rows, file, error: error && new ServerError(error) })

/**
 * Returns the properties from which a `ServerError` can be restored, because IndexedDB cannot store the error object
 * itself.
 */
function toStoredError(error: unknown): ServerErrorMembers | undefined {
  if (!(error instanceof ServerError)) return undefined
  const { operation, status, serverMessage, violations, timeout } = error
  return { operation, status, serverMessage, violations: [...violations], timeout }
}
