/** How many of something may be open at once: in total, and for one client address. */
export type Capacity = { readonly total: number; readonly perAddress: number }

/** Limits of the serving program, one row each. Tests pass smaller ones. */
export const limits = {
  /** Open sockets, idle ones included. */
  connections: { total: 2048, perAddress: 512 },
  /** Requests of one connection that wait for the response before them. Browsers wait before they send. */
  pipelinedRequests: 16,
  /** Requests whose body is still on its way after `bodyGraceMs`. They hold no socket of the server behind. */
  incompleteBodies: { total: 512, perAddress: 64 },
  /** Requests that hold a socket of the server behind. */
  requests: { total: 512, perAddress: 256 },
  /** Bodies above `bufferedBodyBytes`, passed on while they arrive. */
  uploads: { total: 64, perAddress: 16 },
  /** Event streams, which stay open as long as a page does. */
  eventStreams: { total: 1024, perAddress: 128 },

  /** Time for the head of a request, from its first byte or the opening of the socket. */
  requestHeadTimeoutMs: 20_000,
  /** Time between two requests on one socket. */
  keepAliveTimeoutMs: 65_000,
  /** Most bodies have arrived by then. */
  bodyGraceMs: 1_000,
  /** A request body must bring `minBodyBytes` in each window of this length, or be complete. */
  bodyWindowMs: 15_000,
  minBodyBytes: 2_048,
  /** A client that takes nothing of a response for this long is disconnected. */
  stalledReaderTimeoutMs: 120_000,
  /** A body up to this size is read whole before the server behind is asked. */
  bufferedBodyBytes: 65_536,
  /** Longest request target (path and query). */
  targetBytes: 8_192,

  /** Time to connect to the server behind. */
  upstreamConnectTimeoutMs: 10_000,
  /** Time for the head of its response, from the end of the request body. */
  upstreamHeadTimeoutMs: 120_000,
  /** Silence within the body of its response; event streams are exempt. */
  upstreamSilenceTimeoutMs: 60_000,
  /** Idle sockets of the server behind are closed before it closes them. */
  upstreamIdleSocketTimeoutMs: 4_000,
  /** Informational responses (1xx) before the response. */
  upstreamInformational: 16,
  /** What a refused client is told to wait (`Retry-After`). */
  retryAfterSeconds: 5,
} as const

type Numbers<Table> = { readonly [Name in keyof Table]: Table[Name] extends number ? number : Capacity }
export type Limits = Numbers<typeof limits>
