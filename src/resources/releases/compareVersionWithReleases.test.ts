import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/harness/propertyTest'
import type { Release } from '../../generated/model.schemas'
import { compareReleaseVersions, compareVersionWithReleases } from './compareVersionWithReleases'

const release = (version: string, changes: Partial<Release> = {}): Release => ({
  version,
  releaseDate: '2026-05-20T00:00:00Z',
  url: `https://example.org/${version}`,
  latest: false,
  preRelease: false,
  description: '',
  ...changes,
})
const releases = [release('1.26.3', { latest: true }), release('1.26.2'), release('1.26.0'), release('1.25.1')]
const versionsOf = (list: readonly Release[]) => list.map(({ version }) => version)

describe('compareReleaseVersions', () => {
  test.each([
    ['1.10.0', '1.9.9'],
    ['2', '1.99'],
    ['1.26.3', '1.26'],
    ['1.27.0', '1.27.0-SNAPSHOT'],
    ['1.27.0-rc.10', '1.27.0-rc.9'],
  ])('%s is newer than %s', (newer, older) => {
    expect(compareReleaseVersions(newer, older)).toBeGreaterThan(0)
    expect(compareReleaseVersions(older, newer)).toBeLessThan(0)
  })

  test.each([
    ['1.26', '1.26.0'],
    ['v1.26.0', '1.26.0'],
    ['1.26.0+build.7', '1.26.0'],
    ['nightly', '1.26.0'],
  ])('treats %s and %s as equal', (first, second) => {
    expect(compareReleaseVersions(first, second)).toBe(0)
  })

  test('orders any versions transitively', () => {
    const version = fc.tuple(
      fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', '-rc.1', '-rc.2'),
    )
    fc.assert(
      fc.property(fc.array(version, { minLength: 3, maxLength: 3 }), parts => {
        const [a = '', b = '', c = ''] = parts
          .map(([numbers, preview]) => numbers.join('.') + preview)
          .sort(compareReleaseVersions)
        expect(compareReleaseVersions(a, b)).toBeLessThanOrEqual(0)
        expect(compareReleaseVersions(b, c)).toBeLessThanOrEqual(0)
        expect(compareReleaseVersions(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('compareVersionWithReleases', () => {
  test('lists the releases between the installed and the latest version, newest first', () => {
    const result = compareVersionWithReleases('1.26.0', releases.toReversed())
    expect(result.status).toBe('outdated')
    expect(versionsOf(result.newer)).toEqual(['1.26.3', '1.26.2'])
    expect(result.installed?.version).toBe('1.26.0')
    expect(versionsOf(result.older)).toEqual(['1.25.1'])
    expect(result.isIncomplete).toBe(false)
  })

  test('reports the latest version as installed', () => {
    const result = compareVersionWithReleases('1.26.3', releases)
    expect(result).toMatchObject({ status: 'latest', newer: [] })
    expect(result.installed?.version).toBe('1.26.3')
  })

  test('counts a snapshot after the latest release as latest', () => {
    expect(compareVersionWithReleases('1.27.0-SNAPSHOT', releases)).toMatchObject({
      status: 'latest',
      installed: undefined,
    })
  })

  test('does not count a server as outdated because of a preview', () => {
    const withPreview = [release('1.27.0-rc.1', { preRelease: true }), ...releases]
    const result = compareVersionWithReleases('1.26.3', withPreview)
    expect(result.status).toBe('latest')
    expect(versionsOf(result.newer)).toEqual(['1.27.0-rc.1'])
  })

  test('ignores a preview that the server marks as latest, unless the installed version is a preview', () => {
    const stable = releases.map(item => ({ ...item, latest: false }))
    const marked = [release('1.27.0-rc.2', { preRelease: true, latest: true }), ...stable]
    expect(compareVersionWithReleases('1.26.3', marked)).toMatchObject({ status: 'latest', latest: stable[0] })
    expect(compareVersionWithReleases('1.26.2', marked)).toMatchObject({ status: 'outdated', latest: stable[0] })
    expect(compareVersionWithReleases('1.27.0-rc.1', marked)).toMatchObject({ status: 'outdated', latest: marked[0] })
    expect(compareVersionWithReleases('1.26.3', marked.slice(0, 1)).status).toBe('unknown')
    const withoutSuffix = [
      release('1.27.1', { preRelease: true, latest: true }),
      release('1.27.0', { preRelease: true }),
    ]
    expect(compareVersionWithReleases('1.27.0', withoutSuffix).status).toBe('outdated')
  })

  test('reports that the list ends after the installed version', () => {
    const result = compareVersionWithReleases('1.20.0', releases)
    expect(result.isIncomplete).toBe(true)
    expect(result.newer).toHaveLength(4)
  })

  test.each([
    ['no release', '1.26.3', []],
    ['an unknown version', undefined, releases],
    ['a version without numbers', 'nightly', releases],
  ])('has the status "unknown" with %s', (_, version, list) => {
    expect(compareVersionWithReleases(version, list).status).toBe('unknown')
  })

  test('puts each release in one of the three groups', () => {
    const version = fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }).map(numbers => numbers.join('.'))
    fc.assert(
      fc.property(
        version,
        fc.uniqueArray(version, { comparator: (a, b) => compareReleaseVersions(a, b) === 0 }),
        (own, list) => {
          const { newer, installed, older } = compareVersionWithReleases(
            own,
            list.map(item => release(item)),
          )
          const grouped = [...newer, ...(installed ? [installed] : []), ...older]
          expect(versionsOf(grouped)).toEqual(list.toSorted((a, b) => compareReleaseVersions(b, a)))
        },
      ),
    )
  })
})
