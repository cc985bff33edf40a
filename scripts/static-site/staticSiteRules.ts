import {
  clientResponseHeaders,
  createPageContentSecurityPolicy,
  getFileContentSecurityPolicy,
} from '../../server/clientFiles/clientResponseHeaders.ts'
import {
  COMPRESSIBLE_MEDIA_TYPES,
  FOREIGN_SITE_PATTERN_SOURCE,
  MIN_COMPRESSED_BYTES,
} from '../../server/compression/compressibleResponses.ts'
import { SIGN_IN_PATH_PATTERN_SOURCE } from '../../server/proxy/isPossibleCsrfWrite.ts'
import { mediaTypeReplacements, untrustedResponseSecurityHeaders } from '../../server/proxy/restrictResponseHeaders.ts'
import { serverUrlPathPatternSource } from '../../src/api/isServerUrlPath.ts'

export type StaticSiteOptions = {
  /** Base path of the client, '' or '/path'. */
  base: string
  /** Address, without a path, that the web server uses to reach the Komga server. */
  server: string
  /** Folder on the web server that contains the files of the client. */
  root: string
}

/**
 * Rules for a web server that serves the client and forwards requests to the Komga server. The configuration of each
 * web server is generated from these rules.
 */
export type StaticSiteRules = StaticSiteOptions & {
  /**
   * Pattern of the paths of the Komga server. It contains the beginnings of the paths as alternatives of a regular
   * expression (`api|sse|…`).
   */
  serverPaths: string
  /**
   * Pattern of the sign-in paths. It contains the first segments of the paths as alternatives of a regular expression
   * (`oauth2|login`). A sign-in provider may send a form to these paths.
   */
  signInPaths: string
  /** Response headers of HTML pages. Their Content-Security-Policy allows the inline script of this build. */
  pageHeaders: Readonly<Record<string, string>>
  fileHeaders: Readonly<Record<string, string>>
  /** Response headers of the worker script that downloads posters from other hosts. */
  posterWorkerHeaders: Readonly<Record<string, string>>
  /**
   * Headers that the web server adds to all responses of the Komga server. They are necessary, because these responses
   * may contain untrusted content from the library.
   */
  untrustedHeaders: Readonly<Record<string, string>>
  /** Rules that replace content types in responses of the Komga server. */
  mediaTypeReplacements: typeof mediaTypeReplacements
  /**
   * Rules for the compression of responses of the Komga server. The Longbox server compresses responses by the same
   * rules.
   */
  compression: {
    mediaTypes: readonly string[]
    /**
     * Minimum size in bytes of the responses that the web server compresses. Exception: the web server may also
     * compress a response whose size it does not know in advance.
     */
    minBytes: number
    /** If the request header `Sec-Fetch-Site` matches this pattern, the response is not compressed. */
    excludedSites: string
  }
  /** Names of the response headers that the web server removes from responses of the Komga server. */
  droppedHeaders: readonly string[]
}

/**
 * Response headers of the Komga server that the generated configurations remove. These headers could change the browser
 * policies for the host of the web server, or control the web server itself. The Longbox server does not need this
 * list, because it forwards only allowed headers.
 */
const ORIGIN_POLICY_HEADERS = [
  'Accept-CH',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Alt-Svc',
  'Clear-Site-Data',
  'Content-Security-Policy-Report-Only',
  'Critical-CH',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Document-Isolation-Policy',
  'Document-Policy',
  'Link',
  'NEL',
  'Origin-Agent-Cluster',
  'Origin-Trial',
  'Permissions-Policy',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Require-Document-Policy',
  'Service-Worker-Allowed',
  'Set-Login',
  'SourceMap',
  'Speculation-Rules',
  'Strict-Transport-Security',
  'Supports-Loading-Mode',
  'Timing-Allow-Origin',
  'Use-As-Dictionary',
  'X-Accel-Redirect',
  'X-Sendfile',
  'X-SourceMap',
]

export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'
/**
 * Value of the header Cross-Origin-Opener-Policy. The web servers omit the header in two cases: on plain HTTP, where
 * browsers ignore the header, and on the page to which a sign-in provider sends the browser back.
 */
export const CROSS_ORIGIN_OPENER_POLICY = clientResponseHeaders['Cross-Origin-Opener-Policy'] ?? ''

/**
 * Creates the rules for web servers that serve a build of the client.
 * @param indexHtml content of the file index.html of this build
 */
export function createStaticSiteRules(options: StaticSiteOptions, indexHtml: string): StaticSiteRules {
  const { 'Cross-Origin-Opener-Policy': _, ...headers } = clientResponseHeaders
  return {
    ...options,
    serverPaths: serverUrlPathPatternSource,
    signInPaths: SIGN_IN_PATH_PATTERN_SOURCE,
    pageHeaders: { ...headers, 'Content-Security-Policy': createPageContentSecurityPolicy(indexHtml) },
    fileHeaders: { ...headers, 'Content-Security-Policy': getFileContentSecurityPolicy('/') },
    posterWorkerHeaders: {
      ...headers,
      'Content-Security-Policy': getFileContentSecurityPolicy('/assets/externalImageWorker-0.js'),
    },
    untrustedHeaders: untrustedResponseSecurityHeaders,
    mediaTypeReplacements,
    compression: {
      mediaTypes: COMPRESSIBLE_MEDIA_TYPES,
      minBytes: MIN_COMPRESSED_BYTES,
      excludedSites: FOREIGN_SITE_PATTERN_SOURCE,
    },
    droppedHeaders: [...ORIGIN_POLICY_HEADERS, ...Object.keys(untrustedResponseSecurityHeaders)],
  }
}
