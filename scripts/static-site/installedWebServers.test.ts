import { expect, test } from 'vitest'
import { requireInstalledWebServers } from './installedWebServers.mjs'

test('names each web server that is not installed, so that no test or measurement skips it', () => {
  const canRunCaddy = (command: string) => command === 'caddy'
  expect(() => requireInstalledWebServers(['nginx', 'caddy', 'apache'], canRunCaddy)).toThrow(
    'Not installed: nginx, apache. On Debian: apt-get install nginx caddy apache2-bin',
  )
  expect(() => requireInstalledWebServers(['caddy'], canRunCaddy)).not.toThrow()
})
