import { describe, expect, test } from 'vitest'
import { ServerError } from '../api/ServerError'
import { problemsOfViolations, unmatchedViolations } from './serverViolations'

const refused = (...violations: { field?: string; message?: string }[]) =>
  new ServerError({ operation: 'updateSeriesMetadata', status: 400, violations })

test('returns one problem per field regardless of the order of the violations', () => {
  const rule = { field: 'title', message: 'must not be blank' }
  const aside = { field: 'title', message: 'must be null' }
  const told = { title: { rule: 'server', values: { said: 'must not be blank' } } }
  expect(problemsOfViolations(refused(rule, aside))).toEqual(told)
  expect(problemsOfViolations(refused(aside, rule))).toEqual(told)
})

test('keeps the row and member of a problem', () => {
  expect(problemsOfViolations(refused({ field: 'links[2].url', message: 'must be a valid URL' }))).toEqual({
    links: { rule: 'server', values: { said: 'must be a valid URL' }, at: { row: 2, member: 'url' } },
  })
})

test('returns no problems for other errors', () => {
  expect(problemsOfViolations(refused())).toEqual({})
  expect(problemsOfViolations(new Error('unreachable'))).toEqual({})
})

describe('removing violations that are shown at fields', () => {
  const title = { field: 'title', message: 'must not be blank' }
  const aside = { field: 'title', message: 'must be null' }
  const colour = { field: 'colour', message: 'is no colour' }

  test.each([
    ['keeps all violations when the form shows none of the fields', [colour], ['title'], [colour]],
    ['keeps violations of fields that the form does not show', [title, colour, aside], ['title'], [colour]],
    ['keeps violations without a field', [title, { message: 'is too much' }], ['title'], [{ message: 'is too much' }]],
    ['returns undefined when the form shows all fields', [title, aside, colour], ['title', 'colour'], undefined],
  ])('%s', (_, violations, fields, left) => {
    const rest = unmatchedViolations(refused(...violations), fields)
    expect(rest instanceof ServerError ? rest.violations : rest).toEqual(left)
  })

  test('returns other errors unchanged', () => {
    const error = new Error('unreachable')
    expect(unmatchedViolations(error, ['title'])).toBe(error)
  })
})
