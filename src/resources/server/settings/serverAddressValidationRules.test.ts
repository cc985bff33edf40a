import { expect, test } from 'vitest'
import { serverBasePathValidationRule, tcpPortValidationRule } from './serverAddressValidationRules'

test.each([
  [1, undefined],
  [65_535, undefined],
  [0, 'between'],
  [65_536, 'between'],
  [80.5, 'wholeNumber'],
])('validates the port %s', (value, rule) => expect(tcpPortValidationRule(value)?.rule).toBe(rule))

test.each([
  ['/komga', undefined],
  ['/a/b-c_d', undefined],
  ['', undefined],
  ['komga', 'basePath'],
  ['/', 'basePath'],
  ['/komga/', 'basePath'],
  ['/komga-', 'basePath'],
  ['/Komga', 'basePath'],
])('validates the base path %s', (text, rule) => expect(serverBasePathValidationRule(text)?.rule).toBe(rule))
