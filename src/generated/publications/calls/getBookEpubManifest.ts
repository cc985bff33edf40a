/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { manifestShape } from '../../shapes/manifestShape.ts'
import type { Manifest } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookEpubManifestUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/manifest/epub`
}

/**
 * @summary The manifest of an EPUB
 */
export const getBookEpubManifest = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Manifest> => {

  return http<Manifest>(getGetBookEpubManifestUrl(bookId),
  {
      operation: 'getBookEpubManifest', shape: manifestShape,
    ...options


  }
);}
