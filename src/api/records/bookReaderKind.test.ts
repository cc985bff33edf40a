import { expect, test } from 'vitest'
import type { Book } from '../../generated/model.schemas'
import { getDefaultReaderKind, getOnlySupportedReaderKind } from './bookReaderKind'

test.each([
  ['DIVINA', false, 'comic', 'comic'],
  ['PDF', false, 'comic', 'comic'],
  ['EPUB', false, 'epub', 'epub'],
  ['EPUB', true, undefined, 'comic'],
])(
  'media profile %s, image-only EPUB %s: required reader %s, default reader %s',
  (mediaProfile, epubDivinaCompatible, requiredKind, defaultKind) => {
    const book = { media: { mediaProfile, epubDivinaCompatible } } as Pick<Book, 'media'>
    expect([getOnlySupportedReaderKind(book), getDefaultReaderKind(book)]).toEqual([requiredKind, defaultKind])
  },
)
