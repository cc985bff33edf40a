const KIB = 1024
const MIB = 1024 * KIB

/** Limits for requests, and for the data that requests store on the server. */
export const requestLimits = {
  /** Maximum length of the URL, including the query. */
  urlLength: 16 * KIB,
  jsonBytes: 2 * MIB,
  /** Maximum nesting depth of a JSON body. */
  jsonDepth: 500,
  formFileBytes: 1 * MIB,
  formBytes: 10 * MIB,
  formPartCount: 50,
  /**
   * Time limits in milliseconds for receiving a request body: longest pause between two parts (`bodyIdleMs`), and total
   * time (`bodyTotalMs`).
   */
  bodyIdleMs: 20_000,
  bodyTotalMs: 120_000,
  /**
   * If a request is rejected, the server still reads the rest of the body, up to these limits: size in bytes, and time
   * in milliseconds. Above a limit, the server closes the connection.
   */
  refusedBodyBytes: 16 * MIB,
  refusedBodyMs: 3_000,
  /** Time in milliseconds without traffic on the connection after which the server aborts a response. */
  responseIdleMs: 300_000,
  /** Maximum number of conditions in a search. A group of conditions counts as a condition too. */
  conditionCount: 2_000,
  /** Maximum number of series and books that the server compares with the entries of an imported read list. */
  readListMatchSteps: 100_000,
  sortKeyCount: 32,
  searchTextLength: 4_096,
  searchClauseCount: 1_024,
  /**
   * Maximum number of slow terms in a search, such as terms with wildcards or ranges. Each slow term is compared with
   * every indexed word.
   */
  searchScanCount: 64,
  searchDepth: 64,
  regExpLength: 1_024,
  regExpStepCount: 4_000,
  regExpPartCount: 20_000,
  /**
   * Maximum number of regular expression states that a search visits. The states of all searched texts count together.
   */
  regExpStateCount: 2_000_000,
  /** Maximum length of a text that a regular expression searches. The rest of a longer text is ignored. */
  regExpInputLength: 4_096,
  /** Maximum length of all client settings of a user, or of all global client settings, as JSON. */
  clientSettingsLength: 8 * MIB,
  /** Maximum length of a stored Readium progression, as JSON. */
  progressionLength: 64 * KIB,
  apiKeysPerUser: 200,
  apiKeyCommentLength: 1_000,
  sessionsPerUser: 200,
  anonymousSessionCount: 1_000,
  activityCount: 20_000,
  /** Maximum length of a text in the authentication activity. */
  loggedTextLength: 512,
  pendingSignInCount: 1_000,
  eventStreamsPerUser: 50,
  /** Maximum number of events that wait for a slow client of the event stream. */
  queuedEventCount: 1_000,
} as const
