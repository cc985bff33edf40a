const KIB = 1024
const MIB = 1024 * KIB

/** Limits for requests, and for what the server remembers of its callers. */
export const requestLimits = {
  /** Longest address with its query. */
  urlLength: 16 * KIB,
  jsonBytes: 2 * MIB,
  /** Nesting of arrays and objects in a JSON body. */
  jsonDepth: 500,
  formFileBytes: 1 * MIB,
  formBytes: 10 * MIB,
  formPartCount: 50,
  /** Time without a byte of a body, and time for a whole body. */
  bodyIdleMs: 20_000,
  bodyTotalMs: 120_000,
  /** Rest of a refused body that is read and dropped before the connection is closed. */
  refusedBodyBytes: 16 * MIB,
  refusedBodyMs: 3_000,
  /** Time without progress after which a response is given up. */
  responseIdleMs: 300_000,
  /** Conditions of a search, groups included. */
  conditionCount: 2_000,
  sortKeyCount: 32,
  searchTextLength: 4_096,
  searchClauseCount: 1_024,
  /** Clauses that compare with every indexed word: wildcards, ranges, regular expressions, fuzzy words. */
  searchScanCount: 64,
  searchDepth: 64,
  regExpLength: 1_024,
  regExpStepCount: 4_000,
  regExpPartCount: 20_000,
  /** States visited by one expression, over all texts of a search. */
  regExpStateCount: 2_000_000,
  /** Part of a text that a regular expression is matched against. */
  regExpInputLength: 4_096,
  sessionsPerUser: 200,
  anonymousSessionCount: 1_000,
  activityCount: 20_000,
  /** Longest text of a request that is kept in the activity log. */
  loggedTextLength: 512,
  pendingSignInCount: 1_000,
  eventStreamsPerUser: 50,
  /** Events queued for a client that does not read. */
  queuedEventCount: 1_000,
} as const
