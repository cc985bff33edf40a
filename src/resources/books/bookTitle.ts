import type { Book } from '../../generated/model.schemas'

type TitledBook = Pick<Book, 'seriesTitle' | 'oneshot'> & { metadata: Pick<Book['metadata'], 'title' | 'number'> }

/** Title of a book within its series: `number – title`, or the title alone for a one-shot. */
export const bookTitleInSeries = ({ metadata: { title, number }, oneshot }: TitledBook): string =>
  oneshot ? title : `${number} – ${title}`

/** Title of a book outside its series: prefixed with the series title, unless it is a one-shot or already contains it. */
export function fullBookTitle(book: TitledBook): string {
  const { metadata, seriesTitle, oneshot } = book
  if (oneshot || metadata.title.toLocaleLowerCase().includes(seriesTitle.toLocaleLowerCase())) return metadata.title
  return `${seriesTitle} ${bookTitleInSeries(book)}`
}
