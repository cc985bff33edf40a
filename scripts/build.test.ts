import { expect, test } from 'vitest'
import { getClientBuildEnvironment } from './build.mjs'

test('builds the production version of the client, even if the caller has another NODE_ENV', () => {
  expect(process.env.NODE_ENV).toBe('test')
  expect(getClientBuildEnvironment().NODE_ENV).toBe('production')
})
