/**
 * Creates the response to an OPTIONS request. It lists the methods of the path.
 * @param methods methods for which the path has a request handler
 */
export function createOptionsResponse(methods: readonly string[]): Response {
  const allowed = methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return new Response(null, { status: 200, headers: { allow: [...allowed, 'OPTIONS'].join(',') } })
}
