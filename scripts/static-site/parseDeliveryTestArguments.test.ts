import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../../server/serverOptions'
import { parseDeliveryTestArguments } from './parseDeliveryTestArguments.mjs'

test('selects existing tests and all web servers by default', () => {
  const { webServers, playwright } = parseDeliveryTestArguments([])
  expect(webServers).toEqual(['nginx', 'caddy', 'apache'])
  expect(playwright.length).toBeGreaterThan(10)
  const paths = playwright.map(name =>
    name.startsWith('delivery') ? `tests/${name}` : `tests/journeys/${name}.spec.ts`,
  )
  expect(paths.filter(path => !existsSync(join(projectFolder, path)))).toEqual([])
})

test('selects a web server, test files and options of Playwright', () => {
  expect(parseDeliveryTestArguments(['caddy', 'reading', '--workers=1'])).toEqual({
    webServers: ['caddy'],
    playwright: ['reading', '--workers=1'],
  })
})

test('--all selects every end-to-end test, and no unit test', () => {
  expect(parseDeliveryTestArguments(['--all', 'nginx', '--shard=1/3'])).toEqual({
    webServers: ['nginx'],
    playwright: ['delivery/webServers', 'tests/journeys/', '--shard=1/3'],
  })
  expect(() => parseDeliveryTestArguments(['--all', 'reading'])).toThrow('Name either --all or test files: reading.')
})
