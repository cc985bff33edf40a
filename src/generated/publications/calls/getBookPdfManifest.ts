/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment } from '../../requestUrl.ts'
import { manifestShape } from '../../shapes/manifestShape.ts'
import type { Manifest } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetBookPdfManifestUrl = (bookId: string,) => {




  return `/api/v1/books/${pathSegment(bookId)}/manifest/pdf`
}

/**
 * @summary The manifest of a PDF
 */
export const getBookPdfManifest = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Manifest> => {

  return http<Manifest>(getGetBookPdfManifestUrl(bookId),
  {
      operation: 'getBookPdfManifest', shape: manifestShape,
    ...options


  }
);}
