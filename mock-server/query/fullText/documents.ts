import type { BookRecord, SeriesRecord } from '../../world/records'
import type { Fields } from './fullTextIndex'

type Named = { name: string; role: string }

/** Searchable fields of a book (server-facts 3.4). A one-shot includes the fields of its series. */
export function bookFields(book: BookRecord, series: SeriesRecord | undefined): Fields {
  const { metadata, media } = book
  return {
    ...(book.oneshot && series ? seriesOnlyFields(series) : {}),
    title: [metadata.title],
    isbn: [metadata.isbn],
    tag: metadata.tags,
    ...authorFields(metadata.authors),
    release_date: yearOf(metadata.releaseDate),
    status: [media.status, ...(book.oneshot && series ? [series.metadata.status] : [])],
    ...(book.oneshot && series ? { complete: ['true'] } : {}),
    deleted: [String(book.deleted)],
    oneshot: [String(book.oneshot)],
  }
}

/** Searchable fields of a series. */
export function seriesFields(series: SeriesRecord): Fields {
  const { metadata, aggregation } = series
  const sortTitle = metadata.titleSort === metadata.title ? [] : [metadata.titleSort]
  return {
    ...seriesOnlyFields(series),
    title: [metadata.title, ...sortTitle, ...metadata.alternateTitles.map(({ title }) => title)],
    status: [metadata.status],
    series_tag: metadata.tags,
    book_tag: aggregation.tags,
    tag: [...metadata.tags, ...aggregation.tags],
    total_book_count: metadata.totalBookCount === null ? [] : [String(metadata.totalBookCount)],
    book_count: [String(series.booksCount)],
    ...authorFields(aggregation.authors),
    release_date: yearOf(aggregation.releaseDate),
    deleted: [String(series.deleted)],
    oneshot: [String(series.oneshot)],
  }
}

function seriesOnlyFields({ metadata, booksCount }: SeriesRecord): Fields {
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

function authorFields(authors: readonly Named[]): Fields {
  const byRole = new Map([['author', authors.map(({ name }) => name)]])
  for (const { name, role } of authors) {
    const names = byRole.get(role)
    if (names) names.push(name)
    else byRole.set(role, [name])
  }
  return Object.fromEntries(byRole)
}

function yearOf(date: string | null): string[] {
  return date === null ? [] : [date.slice(0, 4)]
}
