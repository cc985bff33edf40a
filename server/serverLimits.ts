/** Maximum number of concurrent operations of all clients together, and of each client address. */
export type ClientConcurrencyLimit = { readonly total: number; readonly perAddress: number }

/** Limits of the Longbox server. Tests use smaller values. */
export const serverLimits = {
  /** Maximum number of open connections, including idle connections. */
  connections: { total: 2048, perAddress: 512 },
  /** Maximum number of waiting pipelined requests per connection. Browsers do not pipeline requests. */
  pipelinedRequests: 16,
  /** Maximum number of requests whose body is still incomplete after `bodyGraceMs`. */
  incompleteBodies: { total: 512, perAddress: 64 },
  /**
   * Maximum number of simultaneous requests that use a connection to the upstream server. Uploads and event streams do
   * not count, because they have their own limits.
   */
  requests: { total: 512, perAddress: 256 },
  /**
   * Maximum number of simultaneous requests with a body above `bufferedBodyBytes`. Bodies above this size are streamed
   * to the upstream server.
   */
  uploads: { total: 64, perAddress: 16 },
  /** Maximum number of live event streams. A browser usually needs a single stream for all its tabs. */
  eventStreams: { total: 1024, perAddress: 128 },

  /** Maximum time in milliseconds for receiving the head of a request. */
  requestHeadTimeoutMs: 20_000,
  /** Maximum idle time in milliseconds between two requests of the same connection. */
  keepAliveTimeoutMs: 65_000,
  /**
   * Time in milliseconds for receiving a request body. A body that takes longer counts towards the limit
   * `incompleteBodies`.
   */
  bodyGraceMs: 1_000,
  /**
   * Length of a time window in milliseconds. In each window, at least `minBodyBytes` of an incomplete body must arrive.
   */
  bodyWindowMs: 15_000,
  minBodyBytes: 2_048,
  /** Time in milliseconds after which the server disconnects a client that does not read its response. */
  stalledReaderTimeoutMs: 120_000,
  /** Maximum size in bytes of a request body that is buffered before the upstream request starts. */
  bufferedBodyBytes: 65_536,
  /** Maximum length in bytes of a request target (path and query). */
  targetBytes: 8_192,

  /** Timeout in milliseconds for opening an upstream connection. */
  upstreamConnectTimeoutMs: 10_000,
  /** Timeout in milliseconds for the head of an upstream response, measured from the end of the request body. */
  upstreamHeadTimeoutMs: 120_000,
  /** Maximum time in milliseconds without data in an upstream response body. Event streams have no limit. */
  upstreamSilenceTimeoutMs: 60_000,
  /**
   * Time in milliseconds after which an idle upstream connection is closed. This time is shorter than the idle timeout
   * of the upstream server.
   */
  upstreamIdleSocketTimeoutMs: 4_000,
  /**
   * Maximum size in bytes of a response body that contains an image or a font. If the body is compressed (for example
   * with gzip), the limit applies to the decompressed body. Browsers hold the whole body in memory.
   */
  imageBytes: 268_435_456,
  /** Maximum size in bytes of an event in an event stream. Browsers hold the whole event in memory. */
  eventBytes: 1_048_576,
  /** Maximum number of informational responses (1xx) before an upstream response. */
  upstreamInformational: 16,
  /** Value in seconds of the `Retry-After` header for rejected clients. */
  retryAfterSeconds: 5,
} as const

/**
 * Type of an object with the same limits as `Table`. The type `Table` allows only the exact numbers above. This type
 * allows any numbers, so that tests can set smaller limits.
 */
type WithNumbers<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends number ? number : ClientConcurrencyLimit
}
export type ServerLimits = WithNumbers<typeof serverLimits>
