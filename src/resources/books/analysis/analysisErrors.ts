import type { Book } from '../../../generated/model.schemas'

/** Error codes that the server can report for the analysis of a book (server-facts 4.10). */
export const analysisErrorCodes = [
  'ERR_1000',
  'ERR_1001',
  'ERR_1002',
  'ERR_1003',
  'ERR_1004',
  'ERR_1005',
  'ERR_1006',
  'ERR_1007',
  'ERR_1008',
  'ERR_1018',
  'ERR_1032',
  'ERR_1033',
  'ERR_1035',
  'ERR_1036',
  'ERR_1037',
  'ERR_1038',
  'ERR_1039',
] as const

/** Error code that the client uses if the server reports a failed analysis without an error code. */
export const UNSPECIFIED_ERROR_CODE = 'none'

/** Error in the analysis comment of a book. `entries` are the names of the affected files in the archive. */
export type AnalysisError = { code: string; entries: readonly string[] }

/**
 * Parses the analysis comment of a book, such as `ERR_1033 [a.xhtml, b.xhtml] ERR_1035`. The names of the affected
 * files are in brackets, separated by a comma and a space. A file name can itself contain brackets.
 */
export function parseAnalysisComment(comment: string): AnalysisError[] {
  const starts = [...comment.matchAll(/(?:^|\s)(ERR_\d{4})(?=\s|$)/g)]
  return starts.map((start, index) => {
    const end = starts[index + 1]?.index ?? comment.length
    const rest = comment.slice(start.index + start[0].length, end).trim()
    const list = /^\[(.*)\]$/s.exec(rest)?.[1]
    return { code: start[1] ?? '', entries: list ? list.split(', ').filter(Boolean) : [] }
  })
}

/**
 * Returns the error codes in the analysis comment of a book, without repetitions. For a comment without a code, and for
 * a failed analysis without a comment, returns `UNSPECIFIED_ERROR_CODE`.
 */
export function listAnalysisErrorCodes({ media }: Pick<Book, 'media'>): string[] {
  const codes = [...new Set(parseAnalysisComment(media.comment).map(({ code }) => code))]
  const hasFailed = media.status === 'ERROR' || media.status === 'UNSUPPORTED'
  return codes.length === 0 && (hasFailed || media.comment.trim() !== '') ? [UNSPECIFIED_ERROR_CODE] : codes
}

/** Error code and the books with this error. A book with several errors occurs in several groups. */
export type AnalysisErrorGroup = { code: string; books: readonly Book[] }

/** Groups books by the error codes of their analysis. The group with the most books comes first. */
export function groupBooksByErrorCode(books: readonly Book[]): AnalysisErrorGroup[] {
  const groups = new Map<string, Book[]>()
  for (const book of books)
    for (const code of listAnalysisErrorCodes(book)) {
      const group = groups.get(code)
      if (group) group.push(book)
      else groups.set(code, [book])
    }
  return [...groups]
    .map(([code, group]) => ({ code, books: group }))
    .sort((a, b) => b.books.length - a.books.length || a.code.localeCompare(b.code))
}
