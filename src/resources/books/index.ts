export { FailedBooksBadge } from './analysis/FailedBooksBadge'
export { failedBookCountQueryOptions } from './analysis/problemBookCounts'
export { BookCard, BookPoster } from './BookCard'
export { bookDetailPageLink, getReaderLinkTarget, type OpenedFromListParams } from './bookLinks'
export { booksDataSource } from './booksDataSource'
export { formatBookTitleInSeries, fullBookTitle } from './bookTitle'
export { FileDownloadButton } from './FileDownloadButton'
export { fileFormatLabel } from './fileFormatLabel'
export {
  createFirstSeriesBookFinder,
  findNextBookToReadInReadList,
  findNextBookToReadInSeries,
} from './findNextBookToRead'
export { MemberBookList } from './list/MemberBookList'
export { NextBookHint } from './NextBookHint'
export { BookHeaderMetadata } from './page/BookHeaderMetadata'
export { createAuthorDefinitionItems } from './page/createAuthorDefinitionItems'
export { PreviousNextRecordBar, type PreviousOrNextRecordLink } from './page/PreviousNextRecordBar'
export { useBookFileDetails } from './page/useBookFileDetails'
export { usePreviousAndNextBook } from './page/usePreviousAndNextBook'
export { ReadBookButtons } from './ReadBookButtons'
export type { BookReadingState } from './readingState'
export { useBookUnreadableReason, useFileUnavailableReason, useIsFileUnavailable } from './useBookUnreadableReason'
