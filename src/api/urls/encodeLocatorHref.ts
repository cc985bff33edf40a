/**
 * Encodes the path of a file for the href of a locator that the server stores. The server drops the text after `#` and
 * URL-decodes the rest (server-facts 3.9). `+` is encoded too, because some URL decoders replace it by a space. Returns
 * a path without these characters unchanged, because the server returns the href as it was sent, and its KOReader sync
 * compares the href with the path.
 */
export const encodeLocatorHref = (path: string): string =>
  /[%+#]/.test(path) ? path.split('/').map(encodeURIComponent).join('/') : path
