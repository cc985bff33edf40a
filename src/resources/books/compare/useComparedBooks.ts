import { hasPermission } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import { useGetBookPages } from '../../../generated/books/books'
import { useAnalyzeTransientBook } from '../../../generated/import-books/import-books'
import type { Book, BookPage, TransientBook } from '../../../generated/model.schemas'
import { type ComparedBook, toComparedBook, toComparedTransientBook } from './comparedBook'

/**
 * Book that the user compares with an existing book. The kind `book` is a book of a library. The kind `transient` is a
 * file that is not imported yet. `analyze` fetches the analysis of this file, even if the file has a new id now.
 */
export type BookComparisonCandidate =
  | { kind: 'transient'; id: string; analyze: (signal: AbortSignal) => Promise<TransientBook> }
  | { kind: 'book'; book: Book }

type Loaded<Data> = { data: Data | undefined; failure: unknown; retry: () => void }

const inDialog = { meta: { shownBy: 'dialog' } } as const

const noPages: readonly BookPage[] = []

/**
 * Loads the data and pages of two books that the user compares: an existing book and a candidate. The candidate is
 * another book, or a file to import. The data of a file is the result of an analysis by the server.
 */
export function useComparedBooks(
  candidate: BookComparisonCandidate,
  existing: Book,
): Loaded<{ candidate: ComparedBook; existing: ComparedBook }> {
  const mayStreamPages = hasPermission(useCurrentUser(), 'page.stream')
  const isFile = candidate.kind === 'transient'
  const file = useAnalyzeTransientBook(isFile ? candidate.id : '', {
    query: { ...inDialog, enabled: isFile, ...(isFile && { queryFn: ({ signal }) => candidate.analyze(signal) }) },
  })
  const book = isFile ? existing : candidate.book
  const bookPages = useBookPages(book, !isFile)
  const existingPages = useBookPages(existing, true)
  const left = isFile
    ? file.data && toComparedTransientBook(file.data)
    : bookPages.pages && toComparedBook(book, bookPages.pages, mayStreamPages)
  const right = existingPages.pages && toComparedBook(existing, existingPages.pages, mayStreamPages)
  const queries = [isFile ? file : bookPages.query, existingPages.query]
  return {
    data: left && right && { candidate: left, existing: right },
    failure: queries.find(({ error, data }) => error && !data)?.error ?? undefined,
    retry: () => {
      for (const { error, refetch } of queries) if (error) void refetch()
    },
  }
}

function useBookPages(book: Book, isNeeded: boolean) {
  const isReadable = book.media.status === 'READY'
  const query = useGetBookPages(book.id, { query: { ...inDialog, enabled: isNeeded && isReadable } })
  return { query, pages: isReadable ? query.data : noPages }
}
