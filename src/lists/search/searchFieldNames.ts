/**
 * Fields that the search syntax of the server supports for series (server-facts 3.4). The most useful fields come
 * first.
 */
export const seriesSearchFieldNames = [
  'title',
  'publisher',
  'author',
  'writer',
  'penciller',
  'genre',
  'tag',
  'series_tag',
  'book_tag',
  'status',
  'language',
  'age_rating',
  'release_date',
  'reading_direction',
  'sharing_label',
  'book_count',
  'total_book_count',
  'complete',
  'oneshot',
  'deleted',
] as const

/**
 * Fields that the search syntax of the server supports for books (server-facts 3.4). The most useful fields come first.
 */
export const bookSearchFieldNames = [
  'title',
  'author',
  'writer',
  'penciller',
  'tag',
  'isbn',
  'release_date',
  'status',
  'deleted',
  'oneshot',
] as const
