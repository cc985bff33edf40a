import { operations } from '../generated/operations'
import { compareServerVersions } from './compareServerVersions'

/** Oldest server release that the client supports. */
export const OLDEST_SUPPORTED_SERVER_VERSION = '1.15.0'
export const TESTED_SERVER_VERSION = '1.26.3'

/**
 * For each feature, the first server release with this feature. Contains only the features that are missing in some
 * supported releases.
 */
const firstReleaseOf = {
  serverLog: operations.getLogFile.since,
  updates: operations.getReleases.since,
  koreaderSync: '1.17.0',
  bookFilters: operations.listBooks.since,
  fonts: operations.getFontFamilies.since,
  syncedSettings: operations.getUserClientSettings.since,
  apiKeys: '1.20.0',
  restrictionsOfNewUsers: '1.22.0',
  missingPosters: '1.25.0',
  searchInFilterValues: operations.getGenresPage.since,
} as const

/** Name of a client feature that does not work with every supported server release. */
export type ServerFeature = keyof typeof firstReleaseOf

export type ServerVersionSupport = {
  /**
   * `tooOld`: the client does not support the server release. `newer`: the server release is newer than
   * `TESTED_SERVER_VERSION`.
   */
  relation: 'tooOld' | 'older' | 'tested' | 'newer'
  /**
   * Client features that do not work with this server. `since` is the first server release that supports the feature.
   */
  unsupported: { feature: ServerFeature; since: string }[]
}

/** Compares the version of the server with `OLDEST_SUPPORTED_SERVER_VERSION` and with `TESTED_SERVER_VERSION`. */
export function getServerVersionSupport(version: string): ServerVersionSupport {
  const features = Object.entries(firstReleaseOf) as [ServerFeature, string][]
  const unsupported = features
    .filter(([, since]) => compareServerVersions(version, since) < 0)
    .map(([feature, since]) => ({ feature, since }))
  return { relation: relationToTested(version), unsupported }
}

function relationToTested(version: string): ServerVersionSupport['relation'] {
  if (compareServerVersions(version, OLDEST_SUPPORTED_SERVER_VERSION) < 0) return 'tooOld'
  const difference = compareServerVersions(version, TESTED_SERVER_VERSION)
  return difference < 0 ? 'older' : difference > 0 ? 'newer' : 'tested'
}
