import { MAX_UPLOADED_FILE_BYTES } from '../../api/requests/maxUploadedFileBytes'
import type { ReadListImportFile } from './readListImportFiles'

export const MAX_READ_LIST_FILES = 50

/**
 * Adds files to the import. Refuses files that are too large. If there are more than {@link MAX_READ_LIST_FILES} files
 * whose read lists are not saved, refuses the excess files.
 */
export function addReadListImportFiles(
  lists: readonly ReadListImportFile[],
  files: readonly { id: string; fileName: string; file: Blob }[],
): ReadListImportFile[] {
  const free =
    MAX_READ_LIST_FILES - lists.filter(({ status, progress }) => status !== 'refused' && progress !== 'created').length
  let accepted = 0
  const added = files.map(({ id, fileName, file }): ReadListImportFile => {
    const problem = file.size > MAX_UPLOADED_FILE_BYTES ? 'tooLarge' : accepted >= free ? 'tooMany' : undefined
    if (!problem) accepted += 1
    return {
      id,
      fileName,
      file: problem ? undefined : file,
      status: problem ? 'refused' : 'waiting',
      problem,
      error: undefined,
      name: '',
      summary: '',
      isOrdered: true,
      targetId: undefined,
      rows: [],
      isAcknowledged: false,
      progress: 'open',
      readListId: undefined,
    }
  })
  return [...lists, ...added]
}
