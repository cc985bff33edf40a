/**
 * Returns whether a response comes from a gateway that cannot reach the server. Examples are the statuses 502, 504 and
 * 522. With status 503, the server itself sends only JSON. With status 404, the server itself sends JSON or no body.
 * @param type value of the header `Content-Type`
 */
export const isGatewayError = (status: number, type: string | null = ''): boolean =>
  status === 404 ? /^text/i.test(`${type}`) : status > 501 && (status !== 503 || !/json/i.test(`${type}`))

/** Returns the status of a response. Returns 502 for each response of a gateway that cannot reach the server. */
export const getStatusOfServer = ({ status, headers }: Response): number =>
  isGatewayError(status, headers.get('content-type')) ? 502 : status
