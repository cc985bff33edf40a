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
const errorTextOf = async (status: number, body: string, operation = 'sample') =>
  errorText(await parseServerError(operation, status, body))

describe('error text with a reason after a colon', () => {
  test('appends a sentence of the server', async () => {
    expect(await errorTextOf(400, springErrorBody('Library name already exists'))).toBe(
      'It failed: Library name already exists',
    )
  })

  test('appends the reason of a missing role', async () => {
    expect(await errorTextOf(403, springErrorBody('Forbidden'))).toBe('It failed: Forbidden')
  })

  test('translates an error code', async () => {
    expect(await errorTextOf(400, springErrorBody('ERR_1034'))).toBe(
      'It failed: An API key with this comment already exists',
    )
  })

  test('lists every violation without the method name', async () => {
    const body = JSON.stringify({
      violations: [
        { fieldName: 'claimServer.email', message: 'must be a well-formed email address' },
        { fieldName: 'links[0].url', message: 'must be a valid URL' },
        { message: 'must not be blank' },
        { fieldName: 'saveUserSetting.newSettings[a.b].value' },
      ],
    })
    expect(await errorTextOf(400, body)).toBe(
      'It failed: email: must be a well-formed email address; links[0].url: must be a valid URL; must not be blank; newSettings[a.b].value',
    )
  })

  test.each([
    'must be null',
    'Must be blank',
    'muss null sein',
    'doit être nul',
    'debe ser nulo',
    'deve essere nullo',
    'null である必要があります',
    '널이어야 합니다',
    '必須為空值',
  ])('shows the rule that a value breaks instead of the alternative "%s"', async alternative => {
    const rule = { fieldName: 'updateCollection.seriesIds', message: 'darf nicht leer sein' }
    const other = { fieldName: 'updateCollection.seriesIds', message: alternative }
    for (const violations of [
      [rule, other],
      [other, rule],
    ])
      expect(await errorTextOf(400, JSON.stringify({ violations }))).toBe('It failed: seriesIds: darf nicht leer sein')
  })

  test.each(['must be null', 'darf nicht null sein', 'no puede ser nulo', 'annulation impossible'])(
    'shows a message of a field without other violations: %s',
    async message => {
      const body = JSON.stringify({ violations: [{ fieldName: 'updateBook.title', message }] })
      expect(await errorTextOf(400, body)).toBe(`It failed: title: ${message}`)
    },
  )

  test('shows a message about null if the only other message of the field is also about null', async () => {
    const violations = ['darf nicht null sein', 'muss null sein'].map(message => ({ fieldName: 'title', message }))
    expect(await errorTextOf(400, JSON.stringify({ violations }))).toBe('It failed: title: darf nicht null sein')
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
  ])('omits the reason for %s', async (_, body) => {
    expect(await errorTextOf(400, body)).toBe('It failed')
  })
})

test('does not mistake hosts and paths for class names', async () => {
  const message = "Failed to resolve 'api.github.com' [A(1), AAAA(28)] after 2 queries"
  expect(await errorTextOf(500, springErrorBody(message))).toBe(`It failed: ${message}`)
})

test('shows only the server message for a scan of external books', async () => {
  expect(await errorTextOf(400, springErrorBody('ERR_1016'), 'scanTransientBooks')).toBe(
    'The folder cannot be accessed or is not a folder',
  )
  expect(await errorTextOf(500, '', 'scanTransientBooks')).toBe('Scan failed')
  expect(await errorTextOf(504, springErrorBody('Upstream'), 'scanTransientBooks')).toBe(
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
  async (status, body) => {
    expect(await errorTextOf(status, body)).toMatch(/^It failed/)
  },
)

test('shortens a message of one megabyte within a second', async () => {
  const { parseServerError } = await import('./ServerError')
  const body = JSON.stringify({ message: 'x'.repeat(1e6) })
  expect(await measureCpuMs(() => parseServerError('getBook', 500, body))).toBeLessThan(1_000)
  expect((await parseServerError('getBook', 500, body)).serverMessage).toHaveLength(1_000)
})
