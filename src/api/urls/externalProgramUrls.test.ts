import { expect, test } from 'vitest'
import { isLoopbackUrl } from './externalProgramUrls'

test.each([
  ['http://localhost:8080/koreader', true],
  ['http://127.0.0.1/koreader', true],
  ['http://127.1.2.3:25600/koreader', true],
  ['http://[::1]:25600/koreader', true],
  ['http://books.localhost/koreader', true],
  ['http://192.168.1.5:25600/koreader', false],
  ['https://localhost.example.org/koreader', false],
  ['https://127.example.org/koreader', false],
])('%s is a loopback address: %s', (address, isLoopback) => {
  expect(isLoopbackUrl(address)).toBe(isLoopback)
})
