import { startBulkActionRun } from '../../actions/bulk/bulkActionRuns'
import { getRequestedFileDeletions } from '../../actions/fileDeletions/requestedFileDeletions'
import { requestFileDeletion } from '../../actions/fileDeletions/requestFileDeletion'
import { ServerError } from '../../api/ServerError'
import { deleteBookFile, getBook } from '../../generated/books/books.calls'
import type { Book } from '../../generated/model.schemas'
import { translate } from '../../language/interfaceLanguage'
import { type DeletionMarks, isBookFileAvailable, listAvailableDuplicateBooks } from './deletionMarks'
import type { DuplicateFileGroup } from './duplicateFileGroups'

/**
 * Deletes the marked files, with a request for each file. Before each request, checks that the server still has an
 * unmarked file of the same group. If this check fails, does not delete the marked file.
 * @returns whether all files were deleted
 */
export function deleteDuplicateFiles(groups: readonly DuplicateFileGroup[], marks: DeletionMarks): Promise<boolean> {
  const files = listFilesMarkedForDeletion(groups, marks)
  const groupByBookId = new Map(files.map(({ book, group }) => [book.id, group]))
  return startBulkActionRun({
    name: 'deleteFiles',
    operation: 'deleteBookFile',
    total: files.length,
    items: files.map(({ book }) => ({ id: book.id, title: book.url })),
    call: async ({ id }) => {
      const group = groupByBookId.get(id)
      // The deletion is registered before the check whether the group contains another file. Otherwise, two
      // simultaneous calls could delete all identical files of a group.
      await requestFileDeletion(id, deleteBookFile, async () => {
        if (!group || !(await hasOtherFile(group, id, marks))) throw refusal()
      })
    },
  })
}

/** Returns the files that are marked for deletion, each with its group of identical files. */
export const listFilesMarkedForDeletion = (
  groups: readonly DuplicateFileGroup[],
  marks: DeletionMarks,
): { book: Book; group: DuplicateFileGroup }[] =>
  groups.flatMap(group => group.books.filter(({ id }) => marks.has(id)).map(book => ({ book, group })))

async function hasOtherFile(group: DuplicateFileGroup, bookId: string, marks: DeletionMarks): Promise<boolean> {
  for (const { id } of listAvailableDuplicateBooks(group, getRequestedFileDeletions())) {
    if (id === bookId || marks.has(id)) continue
    const book = await getBookIfExists(id)
    if (book && book.fileHash === group.id && isBookFileAvailable(book, getRequestedFileDeletions())) return true
  }
  return false
}

async function getBookIfExists(id: string): Promise<Book | undefined> {
  try {
    return await getBook(id)
  } catch (error) {
    if (error instanceof ServerError && error.status === 404) return undefined
    throw error
  }
}

const refusal = () =>
  new ServerError({
    operation: 'deleteBookFile',
    status: 409,
    serverMessage: translate('page.duplicateFiles.noOtherFile'),
  })
