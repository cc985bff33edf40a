import type { Book } from '../../generated/model.schemas'

type Titled = Pick<Book, 'seriesTitle' | 'oneshot'> & { metadata: Pick<Book['metadata'], 'title' | 'number'> }

/** Title of a book within its series: `number – title`, or the title alone for a one-shot. */
export const bookTitle = ({ metadata: { title, number }, oneshot }: Titled): string =>
  oneshot ? title : `${number} – ${title}`

/** Title of a book outside its series: prefixed with the series title, unless it is a one-shot or already contains it. */
export function fullBookTitle(book: Titled): string {
  const { metadata, seriesTitle, oneshot } = book
  if (oneshot || metadata.title.toLocaleLowerCase().includes(seriesTitle.toLocaleLowerCase())) return metadata.title
  return `${seriesTitle} ${bookTitle(book)}`
}
