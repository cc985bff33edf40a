const KIB = 1024
const MIB = 1024 * KIB

/** Limits for requests and for data that requests accumulate on the server. */
export const requestLimits = {
  /** Length of the URL, including the query. */
  urlLength: 16 * KIB,
  jsonBytes: 2 * MIB,
  /** Nesting depth of a JSON body. */
  jsonDepth: 500,
  formFileBytes: 1 * MIB,
  formBytes: 10 * MIB,
  formPartCount: 50,
  /** Maximum time without data in a request body, and for a whole body. */
  bodyIdleMs: 20_000,
  bodyTotalMs: 120_000,
  /** Amount and time of a rejected body that the server reads and drops before it closes the connection. */
  refusedBodyBytes: 16 * MIB,
  refusedBodyMs: 3_000,
  /** Time without progress after which the server aborts a response. */
  responseIdleMs: 300_000,
  /** Conditions of a search, including groups. */
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
  /** States visited by one regular expression, over all texts of a search. */
  regExpStateCount: 2_000_000,
  /** Length of the text that a regular expression is matched against. */
  regExpInputLength: 4_096,
  sessionsPerUser: 200,
  anonymousSessionCount: 1_000,
  activityCount: 20_000,
  /** Length of request text in the activity log. */
  loggedTextLength: 512,
  pendingSignInCount: 1_000,
  eventStreamsPerUser: 50,
  /** Events queued for a client that does not read its stream. */
  queuedEventCount: 1_000,
} as const
