import { describe, expect, test } from 'vitest'
import { ServerError } from '../api/ServerError'
import { removeFieldViolations, toValidationProblemsByField } from './serverFieldViolations'

const violationError = (...violations: { field?: string; message?: string }[]) =>
  new ServerError({ operation: 'updateSeriesMetadata', status: 400, violations })

test('returns one problem per field regardless of the order of the violations', () => {
  const rule = { field: 'title', message: 'must not be blank' }
  const ignored = { field: 'title', message: 'must be null' }
  const expected = { title: { rule: 'server', values: { message: 'must not be blank' } } }
  expect(toValidationProblemsByField(violationError(rule, ignored))).toEqual(expected)
  expect(toValidationProblemsByField(violationError(ignored, rule))).toEqual(expected)
})

test.each([
  'muss null sein',
  'doit être nul',
  'debe ser nulo',
  'deve essere nullo',
  'null である必要があります',
  '널이어야 합니다',
  '必須為空值',
])('ignores "must be null" in the language of the browser: %s', message => {
  const ignored = { field: 'title', message }
  const rule = { field: 'title', message: 'darf nicht leer sein' }
  const expected = { title: { rule: 'server', values: { message: 'darf nicht leer sein' } } }
  expect(toValidationProblemsByField(violationError(rule, ignored))).toEqual(expected)
  expect(toValidationProblemsByField(violationError(ignored, rule))).toEqual(expected)
})

test.each(['darf nicht null sein', 'no puede ser nulo', 'annulation impossible'])(
  'shows a message of a field without other violations: %s',
  message => {
    const problems = toValidationProblemsByField(violationError({ field: 'title', message }))
    expect(problems).toEqual({ title: { rule: 'server', values: { message } } })
  },
)

test('shows a message about null if the only other message of the field is also about null', () => {
  const problems = toValidationProblemsByField(
    violationError({ field: 'title', message: 'darf nicht null sein' }, { field: 'title', message: 'muss null sein' }),
  )
  expect(problems).toEqual({ title: { rule: 'server', values: { message: 'darf nicht null sein' } } })
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
  const ignored = { field: 'title', message: 'must be null' }
  const colour = { field: 'colour', message: 'is no colour' }

  test.each([
    ['keeps all violations when the form shows none of the fields', [colour], ['title'], [colour]],
    ['keeps violations of fields that the form does not show', [title, colour, ignored], ['title'], [colour]],
    ['keeps violations without a field', [title, { message: 'is too much' }], ['title'], [{ message: 'is too much' }]],
    ['returns undefined when the form shows all fields', [title, ignored, colour], ['title', 'colour'], undefined],
  ])('%s', (_, violations, fields, left) => {
    const remaining = removeFieldViolations(violationError(...violations), fields)
    expect(remaining instanceof ServerError ? remaining.violations : remaining).toEqual(left)
  })

  test('returns other errors unchanged', () => {
    const error = new Error('unreachable')
    expect(removeFieldViolations(error, ['title'])).toBe(error)
  })
})
