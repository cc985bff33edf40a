export { BookCard, BookPoster, bookProgress, useCanRead } from './BookCard'
export { bookLink, isEpub, type ReadingContext, readLink } from './bookLinks'
export { type BookFilter, booksSource } from './booksSource'
export { bookTitle, fullBookTitle } from './bookTitle'
