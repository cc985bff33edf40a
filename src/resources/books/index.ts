export { FailedBooksBadge } from './analysis/FailedBooksBadge'
export { analysisFailedBookCountQueryOptions } from './analysis/problemBookCounts'
export { BookCard, BookPoster } from './BookCard'
export { BookFileDetailsMenuItem } from './BookFileDetailsMenuItem'
export {
  getBookDetailPageLink,
  getDefaultReaderLinkTarget,
  getReaderLinkTarget,
  type OpenedFromListParams,
} from './bookLinks'
export type { BookReadingState } from './bookReadingState'
export { booksDataSource } from './booksDataSource'
export { formatBookTitleInSeries, formatFullBookTitle } from './bookTitle'
export { createOneshotPartSaver } from './edit/createOneshotPartSaver'
export { FileDownloadButton } from './FileDownloadButton'
export {
  createFirstMatchingSeriesBookFinder,
  findNextBookToReadInReadList,
  findNextBookToReadInSeries,
} from './findNextBookToRead'
export { getFileFormatLabel } from './getFileFormatLabel'
export { BookBrowseList } from './list/BookBrowseList'
export { NextBookHint } from './NextBookHint'
export { BookHeaderMetadata } from './page/BookHeaderMetadata'
export { createAuthorDefinitionItems } from './page/createAuthorDefinitionItems'
export { JumpToBookButton } from './page/JumpToBookButton'
export { PreviousNextRecordBar, type PreviousOrNextRecordLink } from './page/PreviousNextRecordBar'
export { useBookFileDefinitionItems } from './page/useBookFileDefinitionItems'
export { usePreviousAndNextBook } from './page/usePreviousAndNextBook'
export { ReadBookButtons } from './ReadBookButtons'
export { findDeletedBookIds, refetchBooksOmittingDeleted } from './refetchBooks'
export { useBookUnreadableReason, useFileUnavailableReason, useIsFileUnavailable } from './useBookUnreadableReason'
