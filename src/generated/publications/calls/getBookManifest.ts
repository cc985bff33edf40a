/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { manifestShape } from '../../shapes/manifestShape.ts'
import type { Manifest } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookManifestUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/manifest`
}

/**
 * @summary The manifest that fits the book
 */
export const getBookManifest = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Manifest> => {

  return http<Manifest>(getGetBookManifestUrl(bookId),
  {
      operation: 'getBookManifest', shape: manifestShape,
    ...options


  }
);}
