const BOOK_FILE_HEADER = 'x-longbox-book-file'

/**
 * Returns the header that names the opened book file in a request for a part of this file. The service worker then never
 * combines the downloaded file with a newer file on the server. Image elements send no headers. The URLs of page images
 * therefore end with the parameter `v` instead.
 * @param fingerprint fingerprint of the book file. If undefined, returns no header.
 */
export const createBookFileHeader = (fingerprint: string | undefined): Record<string, string> =>
  fingerprint === undefined ? {} : { [BOOK_FILE_HEADER]: fingerprint }

/**
 * Returns the fingerprint of the book file that a request names, and the URL without this fingerprint. The fingerprint
 * is undefined if the request names no file.
 */
export function readBookFileOfRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): {
  url: string
  fingerprint: string | undefined
} {
  const fingerprint = new URL(url).searchParams.get('v') ?? headers.get(BOOK_FILE_HEADER) ?? undefined
  return { url: url.replace(/[?&]v=[^&]*$/, ''), fingerprint }
}
