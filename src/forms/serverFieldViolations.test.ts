import { describe, expect, test } from 'vitest'
import { ServerError } from '../api/ServerError'
import { removeFieldViolations, toValidationProblemsByField } from './serverFieldViolations'

const violationError = (...violations: { field?: string; message?: string }[]) =>
  new ServerError({ operation: 'updateSeriesMetadata', status: 400, violations })

test('returns the message of a field', () => {
  const problems = toValidationProblemsByField(violationError({ field: 'title', message: 'must not be blank' }))
  expect(problems).toEqual({ title: { rule: 'server', values: { message: 'must not be blank' } } })
})

test('keeps the row and column of a problem', () => {
  expect(
    toValidationProblemsByField(violationError({ field: 'links[2].url', message: 'must be a valid URL' })),
  ).toEqual({
    links: { rule: 'server', values: { message: 'must be a valid URL' }, at: { row: 2, member: 'url' } },
  })
})

test('returns no problems for other errors', () => {
  expect(toValidationProblemsByField(violationError())).toEqual({})
  expect(toValidationProblemsByField(new Error('unreachable'))).toEqual({})
})

describe('removing violations that fields show', () => {
  const title = { field: 'title', message: 'must not be blank' }
  const colour = { field: 'colour', message: 'is no colour' }

  test.each([
    ['keeps all violations when the form shows none of the fields', [colour], ['title'], [colour]],
    ['keeps violations of fields that the form does not show', [title, colour], ['title'], [colour]],
    ['keeps violations without a field', [title, { message: 'is too much' }], ['title'], [{ message: 'is too much' }]],
    ['returns undefined when the form shows all fields', [title, colour], ['title', 'colour'], undefined],
  ])('%s', (_, violations, fields, left) => {
    const remaining = removeFieldViolations(violationError(...violations), fields)
    expect(remaining instanceof ServerError ? remaining.violations : remaining).toEqual(left)
  })

  test('returns other errors unchanged', () => {
    const error = new Error('unreachable')
    expect(removeFieldViolations(error, ['title'])).toBe(error)
  })
})
