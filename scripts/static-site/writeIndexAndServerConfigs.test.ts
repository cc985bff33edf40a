import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createStaticSiteRules, type StaticSiteOptions } from './staticSiteRules'
import { writeIndexAndServerConfigs } from './writeIndexAndServerConfigs'

const page = '<html><script>start()</script></html>'

function configurationsFor(options: StaticSiteOptions): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const names = writeIndexAndServerConfigs(page, options, (name, content) => files.set(name, String(content)))
  return new Map(names.map(name => [name, files.get(name) ?? '']))
}

for (const base of ['', '/comics']) {
  const options = { base, server: 'http://nas:25600', root: '/srv/longbox' }
  const files = configurationsFor(options)
  const rules = createStaticSiteRules(options, page)

  test.each([...files])(
    `%s restricts the responses of the server ${base ? 'below a base path' : 'at the root'}`,
    (_, text) => {
      for (const name of rules.droppedHeaders) expect(text).toContain(name)
      for (const value of Object.values(rules.untrustedHeaders)) expect(text).toContain(value)
      expect(text).toContain(`${base}/(${rules.serverPaths})`)
      expect(text).toContain(rules.server)
    },
  )

  test.each([...files])(
    `%s rejects changes from pages of other sites ${base ? 'below a base path' : 'at the root'}`,
    (_, text) => {
      for (const part of ['X-Requested-With', 'Sec-Fetch-Site', 'Origin', rules.signInPaths])
        expect(text.toLowerCase().replaceAll('_', '-')).toContain(part.toLowerCase())
    },
  )

  // Does not test the configuration for Traefik. Traefik serves no files, so its configuration contains no rules for
  // files and content types.
  test.each([...files].filter(([name]) => name !== 'traefik.yaml'))(
    `%s has the policies of pages ${base ? 'below a base path' : 'at the root'}`,
    (_, text) => {
      expect(rules.pageHeaders['Content-Security-Policy']).toMatch(/'sha256-/)
      for (const value of Object.values(rules.pageHeaders)) expect(text).toContain(value)
      for (const { pattern, type } of rules.mediaTypeReplacements)
        expect(text).toMatch(new RegExp(`${escapeRegExp(pattern)}.*${type}`))
    },
  )
}

test('the configuration for Traefik is YAML whose routers name its services and middlewares', () => {
  const { http } = parse(
    configurationsFor({ base: '/comics', server: 'http://nas:25600', root: '/srv' }).get('traefik.yaml') ?? '',
  )
  for (const { service, middlewares = [] } of Object.values<{ service: string; middlewares?: string[] }>(
    http.routers,
  )) {
    expect([...Object.keys(http.services), 'noop@internal']).toContain(service)
    expect(Object.keys(http.middlewares)).toEqual(expect.arrayContaining(middlewares))
  }
  expect(http.routers['longbox-forged-logout'].rule).toContain('^/comics/api/logout')
})

test('the configurations explain how to disable the default site of the distribution', () => {
  const files = configurationsFor({ base: '', server: 'http://nas:25600', root: '/srv' })
  expect(files.get('nginx.conf')).toContain('/etc/nginx/sites-enabled/default')
  expect(files.get('apache.conf')).toContain('a2dissite 000-default')
})

// In the configurations of a release, the address of the Komga server starts with `http://`. Users replace this address
// by the address of their own server, which may start with `https://`. The configurations must work with both schemes.
test.each([
  ['nginx.conf', ['proxy_ssl_server_name on;']],
  ['apache.conf', ['SSLProxyEngine On', 'SSLProxyCheckPeerName Off', 'for a server with HTTPS also: ssl']],
])('%s connects to a server with HTTPS, also if http:// in it is replaced by https://', (name, lines) => {
  const textFor = (server: string) => configurationsFor({ base: '', server, root: '/srv' }).get(name) ?? ''
  expect(lines.filter(line => !textFor('https://nas').includes(line))).toEqual([])
  expect(textFor('http://nas').replaceAll('http://nas', 'https://nas')).toBe(textFor('https://nas'))
})

const escapeRegExp = (text: string) => text.replace(/[()|]/g, '\\$&')
