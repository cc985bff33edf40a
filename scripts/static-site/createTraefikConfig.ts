import type { StaticSiteRules } from './staticSiteRules.ts'

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `          ${name}: "${value}"`)
    .join('\n')

/**
 * Returns a dynamic configuration for Traefik 3. Traefik cannot serve files. Therefore another web server must serve
 * the files of the client, for example nginx with its generated configuration. The service `longbox-files` is this web
 * server.
 */
export function createTraefikConfig({
  base,
  server,
  serverPaths,
  signInPaths,
  untrustedHeaders,
  droppedHeaders,
}: StaticSiteRules): string {
  return `# Longbox ${base || '/'} in front of ${server}, for Traefik 3 (file provider). Traefik serves no files itself.
http:
  routers:
    longbox-files:
      rule: "PathPrefix(\`${base || '/'}\`)"
      priority: 1
      service: longbox-files
    longbox-server:
      rule: "PathRegexp(\`^${base}/(${serverPaths})(/|$)\`)"
      priority: 2
      service: longbox-server
      middlewares: [${base ? 'longbox-prefix, ' : ''}longbox-untrusted]
    # A link in a book must not sign the user out. The internal service responds with an error.
    longbox-forged-logout:
      rule: "PathRegexp(\`(?i)^${base}/api/logout(;[^/]*)?/?$\`) && !Method(\`POST\`) && !HeaderRegexp(\`X-Requested-With\`, \`.+\`)"
      priority: 3
      service: noop@internal
    # A page of another site must not change anything. The client sends X-Requested-With, which no other site can.
    longbox-cross-site-write:
      rule: "!Method(\`GET\`) && !Method(\`HEAD\`) && !Method(\`OPTIONS\`) && !HeaderRegexp(\`X-Requested-With\`, \`.+\`) && !PathRegexp(\`^${base}/(${signInPaths})(/|$)\`) && !HeaderRegexp(\`Sec-Fetch-Site\`, \`^(same-origin|none)$\`) && (HeaderRegexp(\`Sec-Fetch-Site\`, \`.+\`) || HeaderRegexp(\`Origin\`, \`.+\`))"
      priority: 4
      service: noop@internal
  middlewares:
${base ? `    longbox-prefix:\n      stripPrefix:\n        prefixes: ["${base}"]\n` : ''}    longbox-untrusted:
      headers:
        customResponseHeaders:
${droppedHeaders
  .filter(name => !(name in untrustedHeaders))
  .map(name => `          ${name}: ""`)
  .join('\n')}
${headerLines(untrustedHeaders)}
  services:
    longbox-files:
      loadBalancer:
        servers:
          - url: "http://127.0.0.1:8080"
    longbox-server:
      loadBalancer:
        responseForwarding:
          flushInterval: "-1"
        servers:
          - url: "${server}"
`
}
