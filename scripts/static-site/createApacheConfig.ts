import { CROSS_ORIGIN_OPENER_POLICY, IMMUTABLE_CACHE_CONTROL, type StaticSiteRules } from './staticSiteRules.ts'

const setHeaders = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}Header always set ${name} "${value}"`)
    .join('\n')

/**
 * Returns the configuration for Apache 2.4. Required modules: deflate, filter, headers, proxy, proxy_http, rewrite and
 * setenvif, and also ssl if the Komga server uses HTTPS. Apache compresses files itself and does not use the compressed
 * files of the build.
 */
export function createApacheConfig(rules: StaticSiteRules): string {
  const { base, root, server, serverPaths, compression } = rules
  return `# Longbox ${base || '/'} in front of ${server}. Written by npm run build:static for this build.
# Modules: a2enmod deflate filter headers proxy proxy_http rewrite setenvif (for a server with HTTPS also: ssl)
# The first site serves all names that no other site has: a2dissite 000-default, or add a line "ServerName".
<VirtualHost *:80>
    DocumentRoot ${root}
${base ? `    Alias ${base} ${root}\n    RedirectMatch 302 ^(/|${base})$ ${base}/\n` : ''}    AllowEncodedSlashes NoDecode
    ProxyPreserveHost On
    # For a server with HTTPS. The preserved host is the name of this site, which the certificate of the server does not contain.
    <IfModule ssl_module>
        SSLProxyEngine On
        SSLProxyCheckPeerName Off
    </IfModule>
    ProxyAddHeaders On
    # Apache would append to the forwarded headers of the client.
${['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Port', 'X-Forwarded-Server', 'X-Real-IP']
  .map(name => `    RequestHeader unset ${name} early`)
  .join('\n')}
    RewriteEngine On
    # A link in a book must not sign out: only POST and scripts may.
    RewriteCond %{REQUEST_METHOD} !=POST
    RewriteCond %{HTTP:X-Requested-With} ^$
    RewriteRule (?i)^${base}/api/logout(;[^/]*)?/?$ - [R=405,L]
    # A page of another site must not change anything. The client sends X-Requested-With, which no other site can.
    RewriteCond %{REQUEST_METHOD} !^(GET|HEAD|OPTIONS)$
    RewriteCond %{HTTP:X-Requested-With} ^$
    RewriteCond "%{HTTP:Sec-Fetch-Site}|%{HTTP:Origin}" "^((?!same-origin\\||none\\|)[^|]+\\||\\|.)"
    RewriteRule ^${base}/(?!(?:${rules.signInPaths})(?:/|$)) - [F,L]
    ProxyPassMatch ^${base}/((?:${serverPaths})(?:/.*)?)$ ${server}/$1 flushpackets=on timeout=86400
    ProxyPassReverseCookiePath / ${base || '/'}
    <LocationMatch "^${base}/(${serverPaths})(/|$)">
        RequestHeader set X-Forwarded-Proto "expr=%{REQUEST_SCHEME}"
        RequestHeader set X-Forwarded-Prefix "${base || '/'}"
${rules.droppedHeaders.map(name => `        Header unset ${name}`).join('\n')}
${setHeaders(rules.untrustedHeaders, '        ')}
        # A page of another site could guess secrets from the size of compressed responses (BREACH).
        SetEnvIf Sec-Fetch-Site "${compression.excludedSites}" no-gzip
        AddOutputFilterByType DEFLATE ${compression.mediaTypes.join(' ')}
        # Images, fonts and event streams without a session must not open the password prompt of the browser.
        Header unset WWW-Authenticate "expr=%{HTTP:Accept} =~ m#^(image/|font/|text/event-stream)#"
${rules.mediaTypeReplacements
  .map(({ pattern, type }) => `        Header edit Content-Type "(?i)^.*(${pattern}).*$" "${type}"`)
  .join('\n')}
    </LocationMatch>
${fileSections(rules)}</VirtualHost>
`
}

/**
 * Returns the `Directory` and `FilesMatch` sections of the Apache configuration, which contain the rules for the files
 * of the client.
 */
function fileSections({ base, root, ...rules }: StaticSiteRules): string {
  return `    <Directory ${root}>
        Require all granted
        FallbackResource ${base}/index.html
        AddType application/manifest+json .webmanifest
        AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json image/svg+xml
        Header always set Cache-Control "no-cache"
${setHeaders(rules.pageHeaders, '        ')}
        Header always set Cross-Origin-Opener-Policy "${CROSS_ORIGIN_OPENER_POLICY}" "expr=-n %{HTTP:Sec-Fetch-Mode} && %{QUERY_STRING} !~ /server_redirect=/"
    </Directory>
    <Directory ${root}/assets>
        FallbackResource disabled
        Header always set Cache-Control "${IMMUTABLE_CACHE_CONTROL}" "expr=%{REQUEST_STATUS} -lt 400"
        # A missing file must not be stored: it may belong to a build that is being copied.
        Header always set Cache-Control "no-store" "expr=%{REQUEST_STATUS} -ge 400"
${setHeaders(rules.fileHeaders, '        ')}
    </Directory>
    <FilesMatch "^externalImageWorker-">
        Header always set Content-Security-Policy "${rules.posterWorkerHeaders['Content-Security-Policy']}"
    </FilesMatch>
`
}
