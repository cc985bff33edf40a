import { expect, test } from 'vitest'
import { getClientBuildEnvironment } from './build.mjs'

test('builds the production version of the client, whatever the environment of the caller', () => {
  expect(process.env.NODE_ENV).toBe('test')
  expect(getClientBuildEnvironment().NODE_ENV).toBe('production')
})
