/**
 * Removes private data from a request path, so that the path can be logged. Removes the query, which may contain search
 * terms. Replaces tokens, ids and file names. Replaces segments that contain spaces, `@` or non-ASCII letters, because
 * these segments can be titles or accounts.
 * @param target path with query
 */
export function anonymizeRequestPath(target: string): string {
  const [path = '/'] = target.split('?', 1)
  return path
    .slice(0, 300)
    .replace(/\/[^/]*[^/\w.~-][^/]*/g, '/:text')
    .replace(/\/kobo\/[^/]+/, '/kobo/:token')
    .replace(/\/(resource|file|fonts)\/.+/, '/$1/:name')
    .replace(/\/(?=[^/]*\d)[0-9A-Za-z-]{8,}(?=\/|$)/g, '/:id')
}
