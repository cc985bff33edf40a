const KIB = 1024
const MIB = 1024 * KIB

/** Limits for requests and for data that requests accumulate on the server. */
export const requestLimits = {
  /** Maximum length of the URL, including the query. */
  urlLength: 16 * KIB,
  jsonBytes: 2 * MIB,
  /** Maximum nesting depth of a JSON body. */
  jsonDepth: 500,
  formFileBytes: 1 * MIB,
  formBytes: 10 * MIB,
  formPartCount: 50,
  /** Maximum time without data in a request body (`bodyIdleMs`), and maximum time for a whole body. */
  bodyIdleMs: 20_000,
  bodyTotalMs: 120_000,
  /**
   * Maximum size of the part of a rejected body that the server reads and drops before it closes the connection, and maximum
   * time for it.
   */
  refusedBodyBytes: 16 * MIB,
  refusedBodyMs: 3_000,
  /** Time without progress after which the server aborts a response. */
  responseIdleMs: 300_000,
  /** Maximum number of conditions in a search, including groups. */
  conditionCount: 2_000,
  sortKeyCount: 32,
  searchTextLength: 4_096,
  searchClauseCount: 1_024,
  /**
   * Maximum number of search clauses that are compared with every indexed word: wildcards, ranges, regular expressions,
   * fuzzy words.
   */
  searchScanCount: 64,
  searchDepth: 64,
  regExpLength: 1_024,
  regExpStepCount: 4_000,
  regExpPartCount: 20_000,
  /** Maximum number of states that one regular expression visits in all texts of a search. */
  regExpStateCount: 2_000_000,
  /** Maximum length of a text that is matched against a regular expression. */
  regExpInputLength: 4_096,
  sessionsPerUser: 200,
  anonymousSessionCount: 1_000,
  activityCount: 20_000,
  /** Maximum length of a text from a request in the activity log. */
  loggedTextLength: 512,
  pendingSignInCount: 1_000,
  eventStreamsPerUser: 50,
  /** Maximum number of events that wait for a client that does not read its event stream. */
  queuedEventCount: 1_000,
} as const
