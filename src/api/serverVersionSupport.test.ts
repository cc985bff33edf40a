import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { operations } from '../generated/operations'
import { compareServerVersions } from './compareServerVersions'
import { getServerVersionSupport, OLDEST_SUPPORTED_SERVER_VERSION, TESTED_SERVER_VERSION } from './serverVersionSupport'

const featuresOf = (version: string) => getServerVersionSupport(version).unsupported.map(({ feature }) => feature)

test.each([
  ['1.9.9', '1.10.0', -1],
  ['1.26.3', '1.26.3', 0],
  ['1.27', '1.26.9', 1],
  ['1.27.0-rc1', '1.27.0', 0],
  ['2.0.0', '1.99.99', 1],
])('compares %s with %s by numbers', (first, second, expected) => {
  expect(Math.sign(compareServerVersions(first, second))).toBe(expected)
  expect(Math.sign(compareServerVersions(second, first))).toBe(-expected + 0)
})

test.each([
  ['1.14.1', 'tooOld'],
  ['1.15.0', 'older'],
  ['1.26.2', 'older'],
  ['1.26.3', 'tested'],
  ['1.26.4', 'newer'],
  ['2.0.0', 'newer'],
])('version %s is %s', (version, relation) => {
  expect(getServerVersionSupport(version).relation).toBe(relation)
})

test('the tested version is the version of the contract and supports all features', () => {
  expect(TESTED_SERVER_VERSION).toBe(parse(readFileSync('openapi/openapi.yaml', 'utf8')).info.version)
  expect(featuresOf(TESTED_SERVER_VERSION)).toEqual([])
})

test('a version supports the features of its release and of all earlier releases', () => {
  expect(featuresOf('1.22.0')).toEqual(['missingPosters', 'searchInFilterValues'])
  expect(featuresOf('1.19.0')).not.toContain('bookFilters')
  expect(featuresOf('1.18.0')).toContain('bookFilters')
})

test('the oldest supported version lacks all features of the table', () => {
  const all = getServerVersionSupport(OLDEST_SUPPORTED_SERVER_VERSION).unsupported
  const releases = all.map(({ since }) => since)
  expect(releases).toEqual([...releases].sort(compareServerVersions))
  const later = Object.values(operations).flatMap(operation => ('since' in operation ? [operation.since] : []))
  for (const since of new Set(later)) expect(releases).toContain(since)
})
