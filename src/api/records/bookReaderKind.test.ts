import { expect, test } from 'vitest'
import type { Book } from '../../generated/model.schemas'
import { defaultReaderKind, requiredReaderKind } from './bookReaderKind'

test.each([
  ['DIVINA', false, 'comic', 'comic'],
  ['PDF', false, 'comic', 'comic'],
  ['EPUB', false, 'epub', 'epub'],
  ['EPUB', true, undefined, 'comic'],
])(
  'a book with profile %s and image-only EPUB %s requires reader %s and opens in %s',
  (mediaProfile, epubDivinaCompatible, only, opened) => {
    const book = { media: { mediaProfile, epubDivinaCompatible } } as Pick<Book, 'media'>
    expect([requiredReaderKind(book), defaultReaderKind(book)]).toEqual([only, opened])
  },
)
