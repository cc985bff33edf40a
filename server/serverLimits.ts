/** Maximum number of concurrent operations: in total, and per client address. */
export type ClientConcurrencyLimit = { readonly total: number; readonly perAddress: number }

/** Limits of the Longbox server. Tests pass smaller values. */
export const serverLimits = {
  /** Open connections, including idle connections. */
  connections: { total: 2048, perAddress: 512 },
  /** Waiting pipelined requests per connection. Browsers do not pipeline. */
  pipelinedRequests: 16,
  /** Requests whose body is incomplete after `bodyGraceMs`. Such a request does not use an upstream connection yet. */
  incompleteBodies: { total: 512, perAddress: 64 },
  /** Requests that use an upstream connection. */
  requests: { total: 512, perAddress: 256 },
  /** Requests with a body above `bufferedBodyBytes`. Such a body is streamed to the upstream server. */
  uploads: { total: 64, perAddress: 16 },
  /** Live event streams. Each open page of the client holds a stream. */
  eventStreams: { total: 1024, perAddress: 128 },

  /** Maximum time in which the head of a request must arrive. */
  requestHeadTimeoutMs: 20_000,
  /** Maximum idle time between two requests of the same connection. */
  keepAliveTimeoutMs: 65_000,
  /** Time in which most request bodies arrive. A slower body counts as incomplete. */
  bodyGraceMs: 1_000,
  /** Length of a time window. An incomplete body must deliver `minBodyBytes` in each window. */
  bodyWindowMs: 15_000,
  minBodyBytes: 2_048,
  /** Time after which a client is disconnected if it does not read its response. */
  stalledReaderTimeoutMs: 120_000,
  /** Largest request body that is buffered before the upstream request starts. */
  bufferedBodyBytes: 65_536,
  /** Maximum length of a request target (path and query). */
  targetBytes: 8_192,

  /** Timeout for opening an upstream connection. */
  upstreamConnectTimeoutMs: 10_000,
  /** Timeout for the head of an upstream response. It starts at the end of the request body. */
  upstreamHeadTimeoutMs: 120_000,
  /** Maximum time without data in an upstream response body. Event streams have no limit. */
  upstreamSilenceTimeoutMs: 60_000,
  /** Time after which an idle upstream connection is closed. It is shorter than the idle timeout of the upstream server. */
  upstreamIdleSocketTimeoutMs: 4_000,
  /** Maximum size of an image or font after decoding. Browsers hold it in memory. */
  imageBytes: 268_435_456,
  /** Maximum length of a line in an event stream. Browsers hold it in memory. */
  eventLineBytes: 1_048_576,
  /** Maximum number of informational responses (1xx) before an upstream response. */
  upstreamInformational: 16,
  /** Value of the `Retry-After` header for rejected clients. */
  retryAfterSeconds: 5,
} as const

/** Type of a limit table in which each number may have any value. */
type WithNumbers<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends number ? number : ClientConcurrencyLimit
}
export type ServerLimits = WithNumbers<typeof serverLimits>
