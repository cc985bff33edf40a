import type { Release } from '../../generated/model.schemas'

/** Result of the comparison of the installed server version with the list of releases. */
export type ReleaseComparison = {
  /**
   * `latest`: the server has the latest release or a later build. `outdated`: the latest release is newer than the
   * installed version. `unknown`: the comparison is not possible, because the list contains no release to compare with
   * or the installed version is unknown.
   */
  status: 'latest' | 'outdated' | 'unknown'
  /**
   * Latest release. Previews are ignored, unless the installed version is also a preview. The first choice is the
   * release that the server marks as the latest. The second choice is the newest release that is not a preview. The
   * third choice is the newest preview.
   */
  latest: Release | undefined
  /** Releases that are newer than the installed version, newest first. */
  newer: readonly Release[]
  /** Installed release. Undefined if the list of releases from the server does not contain the installed release. */
  installed: Release | undefined
  /** Releases that are older than the installed version, newest first. If the status is `unknown`, all releases. */
  older: readonly Release[]
  /**
   * Whether releases after the installed version may be missing from the list of releases. The server sends only a
   * limited number of releases.
   */
  isIncomplete: boolean
}

/**
 * Compares the installed server version with the list of releases.
 * @param version installed version, for example `1.26.3` or `1.27.0-SNAPSHOT`. Undefined if it is not known.
 * @param releases releases in any order
 */
export function compareVersionWithReleases(
  version: string | undefined,
  releases: readonly Release[],
): ReleaseComparison {
  const sorted = releases
    .filter(release => parseVersion(release.version))
    .toSorted((first, second) => compareReleaseVersions(second.version, first.version))
  const isInstalledPreview = isPreview(version, sorted)
  const candidates = sorted.filter(release => !release.preRelease || isInstalledPreview)
  const latest =
    candidates.find(release => release.latest) ?? candidates.find(release => !release.preRelease) ?? candidates[0]
  if (!latest || version === undefined || !parseVersion(version))
    return { status: 'unknown', latest, newer: [], installed: undefined, older: sorted, isIncomplete: false }
  const newer = sorted.filter(release => compareReleaseVersions(release.version, version) > 0)
  const installed = sorted.find(release => compareReleaseVersions(release.version, version) === 0)
  const older = sorted.filter(release => compareReleaseVersions(release.version, version) < 0)
  const isOutdated = compareReleaseVersions(latest.version, version) > 0
  return {
    status: isOutdated ? 'outdated' : 'latest',
    latest,
    newer,
    installed,
    older,
    isIncomplete: isOutdated && !installed && older.length === 0,
  }
}

/** Returns whether the installed version is a preview, according to its number or to the list of releases. */
const isPreview = (version: string | undefined, releases: readonly Release[]): boolean =>
  version !== undefined &&
  (!!parseVersion(version)?.preview ||
    releases.some(release => release.preRelease && compareReleaseVersions(release.version, version) === 0))

type Version = { numbers: readonly number[]; preview: string }

/**
 * Compares two version numbers. A preview such as `1.27.0-SNAPSHOT` is older than the release `1.27.0`.
 * @returns negative if the first version is older, positive if the first version is newer, and otherwise 0
 */
export function compareReleaseVersions(first: string, second: string): number {
  const [a, b] = [parseVersion(first), parseVersion(second)]
  if (!a || !b) return 0
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index++) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  if (a.preview === b.preview) return 0
  if (!a.preview || !b.preview) return a.preview ? -1 : 1
  return a.preview.localeCompare(b.preview, 'en', { numeric: true })
}

function parseVersion(text: string): Version | undefined {
  const match = /^v?(\d{1,9}(?:\.\d{1,9})*)(?:-([^+]*))?(?:\+.*)?$/i.exec(text.trim())
  return match ? { numbers: (match[1] ?? '').split('.').map(Number), preview: match[2] ?? '' } : undefined
}
