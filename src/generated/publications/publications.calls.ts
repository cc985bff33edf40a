/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Manifest, Positions } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetBookManifestUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/manifest`
}

/**
 * @summary The manifest that fits the book
 */
export const getBookManifest = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Manifest> => {

  return http<Manifest>(getGetBookManifestUrl(bookId),
  {
      operation: 'getBookManifest',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookDivinaManifestUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/manifest/divina`
}

/**
 * @summary The manifest of a book as pictures
 */
export const getBookDivinaManifest = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Manifest> => {

  return http<Manifest>(getGetBookDivinaManifestUrl(bookId),
  {
      operation: 'getBookDivinaManifest',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookEpubManifestUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/manifest/epub`
}

/**
 * @summary The manifest of an EPUB
 */
export const getBookEpubManifest = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Manifest> => {

  return http<Manifest>(getGetBookEpubManifestUrl(bookId),
  {
      operation: 'getBookEpubManifest',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookPdfManifestUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/manifest/pdf`
}

/**
 * @summary The manifest of a PDF
 */
export const getBookPdfManifest = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Manifest> => {

  return http<Manifest>(getGetBookPdfManifestUrl(bookId),
  {
      operation: 'getBookPdfManifest',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookPositionsUrl = (bookId: string,) => {




  return `/api/v1/books/${bookId}/positions`
}

/**
 * @summary Positions of an EPUB
 */
export const getBookPositions = async (bookId: string, options?: Parameters<typeof http>[1]): Promise<Positions> => {

  return http<Positions>(getGetBookPositionsUrl(bookId),
  {
      operation: 'getBookPositions',
    ...options,
    method: 'GET'


  }
);}

export const getGetBookResourceUrl = (bookId: string,
    resource: string,) => {




  return `/api/v1/books/${bookId}/resource/${resource}`
}

/**
 * The path may hold slashes, which must stay as they are. Fonts need no sign-in.
 * @summary A file inside an EPUB
 */
export const getBookResource = async (bookId: string,
    resource: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getGetBookResourceUrl(bookId,resource),
  {
      operation: 'getBookResource',
    ...options,
    method: 'GET'


  }
);}
