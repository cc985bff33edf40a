import type { BookRecord, SeriesRecord } from '../../state/libraryRecords'
import type { SearchableTextsByField } from './fullTextIndex'

type NamedAuthor = { name: string; role: string }

/**
 * Returns the searchable texts of a book by field (server-facts 3.4). The texts of a one-shot include texts of its
 * series, such as publisher and genres.
 */
export function getSearchableTextsOfBook(book: BookRecord, series: SeriesRecord | undefined): SearchableTextsByField {
  const { metadata, media } = book
  return {
    ...(book.oneshot && series ? seriesDetailFields(series) : {}),
    title: [metadata.title],
    isbn: [metadata.isbn],
    tag: metadata.tags,
    ...authorFields(metadata.authors),
    release_date: releaseYear(metadata.releaseDate),
    status: [media.status, ...(book.oneshot && series ? [series.metadata.status] : [])],
    ...(book.oneshot && series ? { complete: ['true'] } : {}),
    deleted: [String(book.deleted)],
    oneshot: [String(book.oneshot)],
  }
}

/** Returns the searchable texts of a series by field. */
export function getSearchableTextsOfSeries(series: SeriesRecord): SearchableTextsByField {
  const { metadata, aggregation } = series
  const sortTitle = metadata.titleSort === metadata.title ? [] : [metadata.titleSort]
  return {
    ...seriesDetailFields(series),
    title: [metadata.title, ...sortTitle, ...metadata.alternateTitles.map(({ title }) => title)],
    status: [metadata.status],
    series_tag: metadata.tags,
    book_tag: aggregation.tags,
    tag: [...metadata.tags, ...aggregation.tags],
    total_book_count: metadata.totalBookCount === null ? [] : [String(metadata.totalBookCount)],
    book_count: [String(series.booksCount)],
    ...authorFields(aggregation.authors),
    release_date: releaseYear(aggregation.releaseDate),
    deleted: [String(series.deleted)],
    oneshot: [String(series.oneshot)],
  }
}

function seriesDetailFields({ metadata, booksCount }: SeriesRecord): SearchableTextsByField {
  return {
    publisher: [metadata.publisher],
    reading_direction: [metadata.readingDirection],
    age_rating: metadata.ageRating === null ? [] : [String(metadata.ageRating)],
    language: [metadata.language],
    genre: metadata.genres,
    sharing_label: metadata.sharingLabels,
    complete: metadata.totalBookCount === null ? [] : [String(metadata.totalBookCount === booksCount)],
  }
}

function authorFields(authors: readonly NamedAuthor[]): SearchableTextsByField {
  const byRole = new Map([['author', authors.map(({ name }) => name)]])
  for (const { name, role } of authors) {
    const names = byRole.get(role)
    if (names) names.push(name)
    else byRole.set(role, [name])
  }
  return Object.fromEntries(byRole)
}

function releaseYear(date: string | null): string[] {
  return date === null ? [] : [date.slice(0, 4)]
}
