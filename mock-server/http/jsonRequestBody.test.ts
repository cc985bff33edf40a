import { expect, test } from 'vitest'
import { JsonRequestBody, readJsonRequestBody } from './jsonRequestBody'

const read = async (text: string) => {
  const headers = { 'content-type': 'application/json' }
  return (await readJsonRequestBody(new Request('http://server/', { method: 'POST', headers, body: text }))).raw('a')
}

test('ignores text after the JSON object', async () => {
  for (const rest of ['', ' x', '}', '{"a":2}', '"']) expect(await read(`{"a":"}\\""}${rest}`)).toBe('}"')
  for (const text of ['{"a":1', '{"a":1]', 'x{"a":1}', '"'])
    await expect(read(text)).rejects.toMatchObject({ status: 400 })
})

const body = (a: unknown) => new JsonRequestBody({ a })

test.each([
  ['7', 7, 7],
  [' -7 ', -7, -7],
  ['', undefined, undefined],
  [' ', undefined, undefined],
  [1.5, 1, 1.5],
  ['1.5', 'error', 1.5],
  ['1e1', 'error', 10],
  ['0x10', 'error', 'error'],
  ['seven', 'error', 'error'],
  [true, 'error', 'error'],
])('reads %j as the integer %j and as the number %j', (value, integer, number) => {
  const attempt = (readValue: () => number | undefined) => {
    try {
      return readValue()
    } catch {
      return 'error'
    }
  }
  expect(attempt(() => body(value).int('a'))).toBe(integer)
  expect(attempt(() => body(value).number('a'))).toBe(number)
})

test('reads enum values with white space around them, but not in another case', () => {
  expect(body(' READ ').enumValue('a', ['READ', 'UNREAD'])).toBe('READ')
  expect(() => body('read').enumValue('a', ['READ', 'UNREAD'])).toThrow(/not one of the values/)
})
