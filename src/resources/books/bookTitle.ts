import type { Book } from '../../generated/model.schemas'

type TitledBook = Pick<Book, 'seriesTitle' | 'oneshot'> & { metadata: Pick<Book['metadata'], 'title' | 'number'> }

/** Returns the title of a book within its series: `number – title`, or only the title for a one-shot. */
export const bookTitleInSeries = ({ metadata: { title, number }, oneshot }: TitledBook): string =>
  oneshot ? title : `${number} – ${title}`

/**
 * Returns the title of a book outside of its series. Adds the series title, unless the book is a one-shot or its title
 * contains it.
 */
export function fullBookTitle(book: TitledBook): string {
  const { metadata, seriesTitle, oneshot } = book
  if (oneshot || metadata.title.toLocaleLowerCase().includes(seriesTitle.toLocaleLowerCase())) return metadata.title
  return `${seriesTitle} ${bookTitleInSeries(book)}`
}
