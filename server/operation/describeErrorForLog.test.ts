import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeErrorForLog } from './describeErrorForLog'

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
}

test('names the error, its code and the function that threw it, without message and folders', () => {
  const text = describeErrorForLog(thrownBy(() => readFileSync('/books/Anna at home/secret.cbz')))
  expect(text).toMatch(/^Error ENOENT at .*describeErrorForLog\.test\.ts:\d+:\d+/)
  expect(text).not.toMatch(/secret|books|server\/operation/)
})

test('omits a message with several lines that look like a stack', () => {
  const error = new TypeError('broken\n    at secret (/books/secret.cbz:1:2)')
  expect(describeErrorForLog(error)).toMatch(/^TypeError at /)
  expect(describeErrorForLog(error)).not.toContain('secret')
})

test('omits a folder whose name contains a parenthesis', () => {
  const error = new TypeError('broken')
  error.stack = String.raw`TypeError: broken
    at read (C:\Program Files (x86)\longbox\a.js:1:2)
    at C:\Program Files (x86)\longbox\b.js:3:45`
  expect(describeErrorForLog(error)).toBe('TypeError at read (a.js:1:2), b.js:3:45')
})

test('omits a thrown value that is not an error', () => {
  expect(describeErrorForLog('secret')).toBe('thrown string')
})
