/** Maximum number of concurrent operations: in total, and per client address. */
export type ClientConcurrencyLimit = { readonly total: number; readonly perAddress: number }

/** Limits of the Longbox server. Tests pass smaller values. */
export const serverLimits = {
  /** Open sockets, idle ones included. */
  connections: { total: 2048, perAddress: 512 },
  /** Pipelined requests that wait on one connection. Browsers do not pipeline. */
  pipelinedRequests: 16,
  /** Requests whose body is incomplete after `bodyGraceMs`. They use no connection to the upstream server yet. */
  incompleteBodies: { total: 512, perAddress: 64 },
  /** Requests that use a connection to the upstream server. */
  requests: { total: 512, perAddress: 256 },
  /** Requests with a body above `bufferedBodyBytes`, which is streamed to the upstream server. */
  uploads: { total: 64, perAddress: 16 },
  /** Live event streams. Each open page holds one. */
  eventStreams: { total: 1024, perAddress: 128 },

  /** Timeout for the head of a request, from the opening of the socket or the first byte. */
  requestHeadTimeoutMs: 20_000,
  /** Maximum idle time between two requests on one connection. */
  keepAliveTimeoutMs: 65_000,
  /** Time in which most request bodies arrive. A later body counts as incomplete. */
  bodyGraceMs: 1_000,
  /** Length of the window in which an incomplete request body must deliver `minBodyBytes`. */
  bodyWindowMs: 15_000,
  minBodyBytes: 2_048,
  /** Time after which a client that reads nothing of its response is disconnected. */
  stalledReaderTimeoutMs: 120_000,
  /** Largest request body that is buffered completely before the upstream request begins. */
  bufferedBodyBytes: 65_536,
  /** Maximum length of a request target (path and query). */
  targetBytes: 8_192,

  /** Timeout for the connection to the upstream server. */
  upstreamConnectTimeoutMs: 10_000,
  /** Timeout for the head of an upstream response, from the end of the request body. */
  upstreamHeadTimeoutMs: 120_000,
  /** Maximum time without data in an upstream response body, except in event streams. */
  upstreamSilenceTimeoutMs: 60_000,
  /** Time after which an idle upstream connection is closed. Shorter than the idle timeout of the upstream server. */
  upstreamIdleSocketTimeoutMs: 4_000,
  /** Maximum number of informational responses (1xx) before an upstream response. */
  upstreamInformational: 16,
  /** Value of the `Retry-After` header for refused clients. */
  retryAfterSeconds: 5,
} as const

/** Object with the same keys, in which each number may have any value. */
type WithNumbers<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends number ? number : ClientConcurrencyLimit
}
export type ServerLimits = WithNumbers<typeof serverLimits>
