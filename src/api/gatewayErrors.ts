/**
 * Returns whether a response comes from a gateway that cannot reach the server.
 * - A status of at least 502, for example 504 or 522, always comes from a gateway. Status 503 is an exception.
 * - Status 503 comes from a gateway if the body is not JSON. The server itself sends only JSON with this status.
 * - Status 404 comes from a gateway if the body is text or HTML. The server itself sends JSON or no body.
 * @param type value of the header `Content-Type`
 */
export const isGatewayError = (status: number, type: string | null = ''): boolean =>
  status === 404 ? /^text/i.test(`${type}`) : status > 501 && (status !== 503 || !/json/i.test(`${type}`))

/** Returns the status of a response. Returns 502 for each response of a gateway that cannot reach the server. */
export const getStatusOfServer = ({ status, headers }: Response): number =>
  isGatewayError(status, headers.get('content-type')) ? 502 : status
