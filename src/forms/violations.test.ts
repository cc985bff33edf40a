import { expect, test } from 'vitest'
import { ServerError } from '../api/ServerError'
import { problemsFound } from './violations'

const refused = (...violations: { field?: string; message?: string }[]) =>
  new ServerError({ operation: 'updateSeriesMetadata', status: 400, violations })

test('one problem for each field, in whatever order the server tells them', () => {
  const rule = { field: 'title', message: 'must not be blank' }
  const aside = { field: 'title', message: 'must be null' }
  const told = { title: { rule: 'server', values: { said: 'must not be blank' } } }
  expect(problemsFound(refused(rule, aside))).toEqual(told)
  expect(problemsFound(refused(aside, rule))).toEqual(told)
})

test('rows keep their place', () => {
  expect(problemsFound(refused({ field: 'links[2].url', message: 'must be a valid URL' }))).toEqual({
    links: { rule: 'server', values: { said: 'must be a valid URL' }, at: { row: 2, member: 'url' } },
  })
})

test('other failures are about no field', () => {
  expect(problemsFound(refused())).toEqual({})
  expect(problemsFound(new Error('away'))).toEqual({})
})
