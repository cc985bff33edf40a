import { expect, test } from 'vitest'
import { readRequestBodyText } from './readRequestBodyBytes'

const MAX_BYTES = 10

/** Creates a request whose property `body` is undefined, because Firefox does not support this property. */
const createRequestOfFirefox = (body: string): Request =>
  Object.defineProperty(new Request('http://host/', { method: 'POST', body }), 'body', { value: undefined })

test('reads the body of a request without a stream, within its limit', async () => {
  expect(await readRequestBodyText(createRequestOfFirefox('{"size":1}'), MAX_BYTES)).toBe('{"size":1}')
  await expect(readRequestBodyText(createRequestOfFirefox('{"size":10}'), MAX_BYTES)).rejects.toMatchObject({
    status: 413,
  })
})
