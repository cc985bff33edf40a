/** The names of fields that the server's search knows for series (server-facts 3.4), the most useful first. */
export const seriesSearchFields = [
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

/** The same for books. */
export const bookSearchFields = [
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
