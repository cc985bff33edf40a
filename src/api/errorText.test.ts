// @vitest-environment jsdom

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { measureCpuMs } from '../../tests/harness/measureCpuMs'
import { fc, test as property } from '../../tests/harness/propertyTest'
import { initInterfaceLanguage } from '../language/interfaceLanguage'
import { errorText, translateErrorCodes } from './errorText'
import { parseServerError, ServerError } from './ServerError'

vi.mock('virtual:texts', async importOriginal => {
  const { texts, ...others } = await importOriginal<typeof import('virtual:texts')>()
  const failure = { sample: 'It failed', scanTransientBooks: 'Scan failed' }
  const start = async () => ({ part: { ...(await texts.en?.start())?.part, failure } })
  return { ...others, texts: { en: { ...texts.en, start } } }
})
beforeAll(() => initInterfaceLanguage())

const springErrorBody = (message: unknown) =>
  JSON.stringify({ timestamp: '2026-11-20T10:00:00.000+00:00', status: 400, error: 'Bad Request', message, path: '/x' })
const errorTextOf = (status: number, body: string, operation = 'sample') =>
  errorText(parseServerError(operation, status, body))

describe('error text with a reason after a colon', () => {
  test('appends a sentence of the server', () => {
    expect(errorTextOf(400, springErrorBody('Library name already exists'))).toBe(
      'It failed: Library name already exists',
    )
  })

  test('appends the reason of a missing role', () => {
    expect(errorTextOf(403, springErrorBody('Forbidden'))).toBe('It failed: Forbidden')
  })

  test('translates an error code', () => {
    expect(errorTextOf(400, springErrorBody('ERR_1034'))).toBe('It failed: An API key with this comment already exists')
  })

  test('lists every violation without the method name', () => {
    const body = JSON.stringify({
      violations: [
        { fieldName: 'claimServer.email', message: 'must be a well-formed email address' },
        { fieldName: 'links[0].url', message: 'must be a valid URL' },
        { message: 'must not be blank' },
        { fieldName: 'saveUserSetting.newSettings[a.b].value' },
      ],
    })
    expect(errorTextOf(400, body)).toBe(
      'It failed: email: must be a well-formed email address; links[0].url: must be a valid URL; must not be blank; newSettings[a.b].value',
    )
  })

  test('reports a missing response', () => {
    expect(errorText(new ServerError({ operation: 'sample', status: 0 }))).toBe('It failed: the server does not answer')
  })
})

describe('error text without a reason', () => {
  test.each([
    ['an empty body', ''],
    ['a body that is no JSON', '<html>'],
    ['an empty list', '{"violations": []}'],
    ['a null', 'null'],
    ['a status for a message', springErrorBody('404 NOT_FOUND')],
    ['another status for a message', springErrorBody('415 UNSUPPORTED_MEDIA_TYPE')],
    ['no message', springErrorBody('No message available')],
    ['null as message', springErrorBody(null)],
    ['an unreadable body', springErrorBody('JSON parse error: Unexpected end-of-input within/between Object entries')],
    [
      'classes',
      springErrorBody("Failed to convert value of type 'java.lang.String' to required type 'java.util.List'"),
    ],
    [
      'a method',
      springErrorBody('Required request body is missing: public void org.gotson.komga.X.update(org.gotson.Y)'),
    ],
    [
      'a statement',
      springErrorBody('SQL [insert into READLIST_BOOK (ID) values (?)]; [SQLITE_CONSTRAINT_FOREIGNKEY] failed'),
    ],
  ])('omits the reason for %s', (_, body) => {
    expect(errorTextOf(400, body)).toBe('It failed')
  })
})

test('does not mistake hosts and paths for class names', () => {
  const message = "Failed to resolve 'api.github.com' [A(1), AAAA(28)] after 2 queries"
  expect(errorTextOf(500, springErrorBody(message))).toBe(`It failed: ${message}`)
})

test('shows only the server message for a scan of external books', () => {
  expect(errorTextOf(400, springErrorBody('ERR_1016'), 'scanTransientBooks')).toBe(
    'The folder cannot be accessed or is not a folder',
  )
  expect(errorTextOf(500, '', 'scanTransientBooks')).toBe('Scan failed')
  expect(errorTextOf(504, springErrorBody('Upstream'), 'scanTransientBooks')).toBe(
    'Scan failed: the server does not answer',
  )
  expect(errorText(new ServerError({ operation: 'scanTransientBooks', status: 200, tooLarge: true }))).toMatch(
    /^Scan failed: the response of the server/,
  )
})

describe('error codes', () => {
  test('translates several codes and keeps details in brackets', () => {
    expect(translateErrorCodes('ERR_1007 [a.jpg, b.jpg] ERR_1033 [OEBPS/c2.xhtml]')).toBe(
      'Some entries could not be analyzed [a.jpg, b.jpg] Some entries are missing [OEBPS/c2.xhtml]',
    )
  })

  test('translates codes inside a sentence and keeps unknown codes', () => {
    expect(translateErrorCodes('Import: ERR_1021, then ERR_9999')).toBe(
      'Import: The destination file already exists, then ERR_9999',
    )
  })

  property.prop([fc.string().filter(text => !text.includes('ERR_'))])('keeps a text without codes unchanged', text => {
    expect(translateErrorCodes(text)).toBe(text)
  })
})

property.prop([fc.integer({ min: 400, max: 599 }), fc.oneof(fc.string(), fc.json())])(
  'the message begins with the text of the operation for any body',
  (status, body) => {
    expect(errorTextOf(status, body)).toMatch(/^It failed/)
  },
)

test('shortens a message of one megabyte within a second', async () => {
  const { parseServerError } = await import('./ServerError')
  const body = JSON.stringify({ message: 'x'.repeat(1e6) })
  expect(await measureCpuMs(() => parseServerError('getBook', 500, body))).toBeLessThan(1_000)
  expect(parseServerError('getBook', 500, body).serverMessage).toHaveLength(1_000)
})
