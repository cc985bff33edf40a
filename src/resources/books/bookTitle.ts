import type { Book } from '../../generated/model.schemas'

type TitledBook = Pick<Book, 'seriesTitle' | 'oneshot'> & { metadata: Pick<Book['metadata'], 'title' | 'number'> }

/** Returns the number and title of a book, for example `3 – The Return`. For a one-shot, returns only the title. */
export const formatBookTitleInSeries = ({ metadata: { title, number }, oneshot }: TitledBook): string =>
  oneshot ? title : `${number} – ${title}`

/**
 * Returns the series title, number and title of a book. If the book is a one-shot, or if its title contains the series
 * title, returns only the title.
 */
export function formatFullBookTitle(book: TitledBook): string {
  const { metadata, seriesTitle, oneshot } = book
  if (oneshot || metadata.title.toLocaleLowerCase().includes(seriesTitle.toLocaleLowerCase())) return metadata.title
  return `${seriesTitle} ${formatBookTitleInSeries(book)}`
}
