/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { manifestShape } from '../../shapes/manifestShape.ts'
import type { Manifest } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookDivinaManifestUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/manifest/divina`
}

/**
 * @summary The manifest of a book as pictures
 */
export const getBookDivinaManifest = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Manifest> => {

  return http<Manifest>(getGetBookDivinaManifestUrl(bookId),
  {
      operation: 'getBookDivinaManifest', shape: manifestShape,
    ...options


  }
);}
