import {
  clientResponseHeaders,
  fileContentSecurityPolicy,
  pageContentSecurityPolicy,
} from '../../server/clientFiles/clientResponseHeaders.ts'
import { mediaTypeReplacements, untrustedResponseHeaders } from '../../server/proxy/restrictUntrustedResponse.ts'
import { serverPathAlternatives } from '../../src/api/isServerPath.ts'

export type StaticSiteOptions = {
  /** Base path, '' or '/path'. */
  base: string
  /** Address of the Komga server as the web server sees it, without a path. */
  server: string
  /** Folder of the files on the web server. */
  root: string
}

/** What a web server has to do for the client. The configuration of each web server is generated from it. */
export type StaticSiteRules = StaticSiteOptions & {
  /** Alternatives of the first path segments that the Komga server handles, as part of a regular expression. */
  serverPaths: string
  /** Headers of pages, with the policy that allows the inline script of this build. */
  pageHeaders: Readonly<Record<string, string>>
  fileHeaders: Readonly<Record<string, string>>
  /** Headers of the worker that fetches posters from external addresses. */
  posterWorkerHeaders: Readonly<Record<string, string>>
  /** Headers of all responses of the Komga server, which may contain library content. */
  untrustedHeaders: Readonly<Record<string, string>>
  /** Content types of the Komga server that are replaced. */
  mediaTypeReplacements: typeof mediaTypeReplacements
  /** Response headers of the Komga server that must not reach the browser. */
  droppedHeaders: readonly string[]
}

/** Headers by which a response of the server could change the policies of this origin, or steer a web server in front. The program passes known headers only. */
const ORIGIN_POLICY_HEADERS = [
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Clear-Site-Data',
  'Content-Security-Policy-Report-Only',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Document-Policy',
  'Link',
  'NEL',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Service-Worker-Allowed',
  'SourceMap',
  'Speculation-Rules',
  'Strict-Transport-Security',
  'Timing-Allow-Origin',
  'X-Accel-Redirect',
  'X-Sendfile',
]

export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'
/** Cross-Origin-Opener-Policy. Left out on plain HTTP, where browsers ignore it, and at the return from a sign-in provider. */
export const OPENER_POLICY = clientResponseHeaders['Cross-Origin-Opener-Policy'] ?? ''

/** Creates the rules for a build. @param indexHtml  index.html of the build */
export function createStaticSiteRules(options: StaticSiteOptions, indexHtml: string): StaticSiteRules {
  const { 'Cross-Origin-Opener-Policy': _, ...headers } = clientResponseHeaders
  return {
    ...options,
    serverPaths: serverPathAlternatives,
    pageHeaders: { ...headers, 'Content-Security-Policy': pageContentSecurityPolicy(indexHtml) },
    fileHeaders: { ...headers, 'Content-Security-Policy': fileContentSecurityPolicy('/') },
    posterWorkerHeaders: {
      ...headers,
      'Content-Security-Policy': fileContentSecurityPolicy('/assets/externalImageWorker-0.js'),
    },
    untrustedHeaders: untrustedResponseHeaders,
    mediaTypeReplacements,
    droppedHeaders: [...ORIGIN_POLICY_HEADERS, ...Object.keys(untrustedResponseHeaders)],
  }
}
