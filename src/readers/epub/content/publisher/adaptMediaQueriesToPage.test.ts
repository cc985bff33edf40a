import { expect, test } from 'vitest'
import { adaptMediaQuery } from './adaptMediaQueriesToPage'

const phone = { width: 390, height: 700, columns: 1, colorScheme: 'light' } as const
const spread = { width: 1280, height: 700, columns: 2, colorScheme: 'dark' } as const
const [always, never] = ['(min-width: 0px)', '(max-width: 0px)']

test.each([
  ['(min-width: 600px)', phone, never],
  ['(min-width: 600px)', spread, always],
  ['(max-width: 30em)', phone, always],
  ['(width >= 600px)', phone, never],
  ['(orientation: landscape)', phone, never],
  ['(orientation: portrait)', spread, always],
  ['(min-aspect-ratio: 1/2)', phone, always],
  [
    'screen and (min-width: 600px) and (orientation: portrait), print',
    phone,
    `screen and ${never} and ${always}, print`,
  ],
  ['not all and (min-height: 10in)', phone, `not all and ${never}`],
  ['(prefers-color-scheme: dark)', phone, never],
  ['(prefers-color-scheme: dark)', spread, always],
  ['(prefers-color-scheme: light)', phone, always],
  ['(min-width: calc(1px + 1em))', phone, '(min-width: calc(1px + 1em))'],
  ['(max-device-width: 480px)', phone, '(max-device-width: 480px)'],
] as const)('%s uses the size and the colors of a page', (query, page, expected) => {
  expect(adaptMediaQuery(query, page)).toBe(expected)
})
