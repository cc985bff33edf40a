import type { Book } from '../../generated/model.schemas'

type TitledBook = Pick<Book, 'seriesTitle' | 'oneshot'> & { metadata: Pick<Book['metadata'], 'title' | 'number'> }

/** Returns the title of a book within its series: `number – title`. A one-shot has only its title. */
export const formatBookTitleInSeries = ({ metadata: { title, number }, oneshot }: TitledBook): string =>
  oneshot ? title : `${number} – ${title}`

/**
 * Returns the title of a book, preceded by the title of its series. Omits the series title for one-shots, and if the
 * book title already contains the series title.
 */
export function formatFullBookTitle(book: TitledBook): string {
  const { metadata, seriesTitle, oneshot } = book
  if (oneshot || metadata.title.toLocaleLowerCase().includes(seriesTitle.toLocaleLowerCase())) return metadata.title
  return `${seriesTitle} ${formatBookTitleInSeries(book)}`
}
