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
   * Time limits in milliseconds for receiving a request body. `bodyIdleMs` is the longest pause between two chunks.
   * `bodyTotalMs` is the maximum time for the whole body.
   */
  bodyIdleMs: 20_000,
  bodyTotalMs: 120_000,
  /**
   * Limits for reading the body of a rejected request: size in bytes and time in milliseconds. The server still reads
   * this body, so that the client can receive the response. Above a limit, the server closes the connection.
   */
  refusedBodyBytes: 16 * MIB,
  refusedBodyMs: 3_000,
  /**
   * Maximum time in milliseconds during which a connection transfers no data. After this time, the server aborts the
   * response.
   */
  responseIdleMs: 300_000,
  /** Maximum number of conditions in a search. A group of conditions is counted as a condition too. */
  conditionCount: 2_000,
  /**
   * Maximum number of steps in the search for the books that a reading list names. Each compared series and each found
   * book is a step.
   */
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
   * Maximum number of states that a regular expression visits in a search. The states for all searched texts are added
   * up.
   */
  regExpStateCount: 2_000_000,
  /** A regular expression searches only this number of characters at the start of each text. */
  regExpInputLength: 4_096,
  /**
   * Maximum length of client settings as JSON text. The limit applies to all settings of a user together, and to all
   * global settings together.
   */
  clientSettingsLength: 8 * MIB,
  /** Maximum length of a stored Readium progression as JSON text. */
  progressionLength: 64 * KIB,
  apiKeysPerUser: 200,
  apiKeyCommentLength: 1_000,
  sessionsPerUser: 200,
  anonymousSessionCount: 1_000,
  activityCount: 20_000,
  /**
   * Maximum number of characters of a text that the server copies from a request to the authentication activity, for
   * example the user agent. The server shortens longer texts.
   */
  loggedTextLength: 512,
  pendingSignInCount: 1_000,
  eventStreamsPerUser: 50,
  /** Maximum number of live events that the server holds for a client that reads its event stream slowly. */
  queuedEventCount: 1_000,
} as const
