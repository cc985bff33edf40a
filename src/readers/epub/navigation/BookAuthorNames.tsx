import type { Book } from '../../../generated/model.schemas'
import styles from '../../ui/sheets/TableOfContentsList.module.css'
import type { EpubPackageData } from '../package/epubPackageData'

interface Props {
  readonly book: Book
  /**
   * Maps creator names to the text direction that the package document declares. Undefined until the package document
   * is loaded.
   */
  readonly directions: EpubPackageData['creatorDirections'] | undefined
}

/** Names of the authors of a book. Each name has the text direction that the book declares for it. */
export function BookAuthorNames({ book, directions }: Props) {
  const names = new Set(book.metadata.authors.map(({ name }) => name))
  return [...names].map(name => (
    <p key={name} className={styles.creator} dir={directions?.get(name) ?? 'auto'}>
      {name}
    </p>
  ))
}
