import { ServerError } from '../../../api/ServerError'
import type { ReadListImportFile } from '../../../machines/import/readListImportFiles'

/**
 * Properties of a read list file, as stored in the IndexedDB store `lists`. Other stores contain the rows and the file.
 */
export type StoredReadListImportFile = Omit<ReadListImportFile, 'rows' | 'file' | 'error'> & {
  readonly error: ServerErrorMembers | undefined
}
type ServerErrorMembers = ConstructorParameters<typeof ServerError>[0]

/** Returns the stored properties of a read list file. */
export const toStoredReadListImportFile = ({
  rows,
  file,
  error,
  ...rest
}: ReadListImportFile): StoredReadListImportFile => ({
  ...rest,
  error: toStoredError(error),
})

/** Returns a read list file from its stored properties, rows and file. */
export const fromStoredReadListImportFile = (
  { error, ...rest }: StoredReadListImportFile,
  { rows, file }: Pick<ReadListImportFile, 'rows' | 'file'>,
): ReadListImportFile => ({ ...rest, rows, file, error: error && new ServerError(error) })

/** Returns the properties of a `ServerError` for storage, because IndexedDB cannot store the error object itself. */
function toStoredError(error: unknown): ServerErrorMembers | undefined {
  if (!(error instanceof ServerError)) return undefined
  const { operation, status, serverMessage, violations, timeout } = error
  return { operation, status, serverMessage, violations: [...violations], timeout }
}
