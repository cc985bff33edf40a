import type { Book } from '../../generated/model.schemas'

type Titled = Pick<Book, 'seriesTitle' | 'oneshot'> & { metadata: Pick<Book['metadata'], 'title' | 'number'> }

/** The number and title of a book among the books of its series; a one-shot has no number. */
export const bookTitle = ({ metadata: { title, number }, oneshot }: Titled): string =>
  oneshot ? title : `${number} – ${title}`

/** A title that tells the book from all others: with its series, unless the title names that itself. */
export function fullBookTitle(book: Titled): string {
  const { metadata, seriesTitle, oneshot } = book
  if (oneshot || metadata.title.toLocaleLowerCase().includes(seriesTitle.toLocaleLowerCase())) return metadata.title
  return `${seriesTitle} ${bookTitle(book)}`
}
