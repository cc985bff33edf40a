/**
 * Encodes the path of a file for the href of a locator that the server stores. To find the file, the server drops the
 * text after `#` and URL-decodes the rest (server-facts 3.9). `+` is encoded too, because some URL decoders replace it
 * by a space. A path without `%`, `+` and `#` stays unchanged, because the server returns the href as the client sent
 * it, and the KOReader sync of the server compares this href with the path.
 */
export const encodeLocatorHref = (path: string): string =>
  /[%+#]/.test(path) ? path.split('/').map(encodeURIComponent).join('/') : path
