import { CROSS_ORIGIN_OPENER_POLICY, IMMUTABLE_CACHE_CONTROL, type StaticSiteRules } from './staticSiteRules.ts'

const addHeaders = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n')

/** Returns the text of an nginx configuration file for the folder /etc/nginx/conf.d. */
export function createNginxConfig(rules: StaticSiteRules): string {
  return `# Longbox ${rules.base || '/'} in front of ${rules.server}. Written by npm run build:static for this build: the policy of the pages
# names the hash of their inline script, so install this file together with the files.
# Another site with "default_server", such as /etc/nginx/sites-enabled/default, hides this one: remove it, or set server_name below.

# Browsers send Sec-Fetch-Mode to secure origins only. A popup of a sign-in provider ends at an address with server_redirect.
map "$http_sec_fetch_mode:$request_uri" $longbox_opener_policy {
    default "";
    "~^[^:]+:(?!.*[?&]server_redirect=)" "${CROSS_ORIGIN_OPENER_POLICY}";
}
map $upstream_http_content_type $longbox_content_type {
    default $upstream_http_content_type;
${rules.mediaTypeReplacements.map(({ pattern, type }) => `    "~*${pattern}" "${type}";`).join('\n')}
}
# Images, fonts and event streams without a session must not open the password prompt of the browser.
map $http_accept $longbox_challenge {
    default $upstream_http_www_authenticate;
    "~^(image/|font/|text/event-stream)" "";
}
# A link in a book must not sign out: only POST and scripts may.
map "$uri|$request_method|$http_x_requested_with" $longbox_is_forged_logout {
    default 0;
    "~*^${rules.base}/api/logout(;[^/]*)?/?\\|(?!POST\\|)[A-Z]+\\|$" 1;
}
# A page of another site must not change anything. The client sends X-Requested-With, which no other site can.
map "$request_method|$http_x_requested_with|$http_sec_fetch_site|$http_origin" $longbox_is_cross_site_write {
    default 0;
    "~^(?!GET\\||HEAD\\||OPTIONS\\|)[A-Z]+\\|\\|((?!same-origin\\||none\\|)[^|]+\\||\\|.)" 1;
}
${compressionMaps(rules)}
map "$longbox_is_cross_site_write$uri" $longbox_is_forged_write {
    default 0;
    "~^1${rules.base}/(?!(?:${rules.signInPaths})(?:/|$))" 1;
}
# A missing file must not be stored: it may belong to a build that is being copied.
map $status $longbox_asset_cache {
    "~^[23]" "${IMMUTABLE_CACHE_CONTROL}";
    default "no-store";
}

server {
    listen 80;
    server_name _;
    client_max_body_size 0;
    gzip_static on;
    gzip_vary on;
    server_tokens off;
    absolute_redirect off;
${rules.base ? `\n${baseRedirect(rules)}\n` : ''}
${pageLocations(rules)}

${serverLocation(rules, `~ ^${rules.base}/sse(/|$)`, '        proxy_buffering off;\n        proxy_read_timeout 24h;\n')}
${serverLocation(rules, `~ ^${rules.base}/(${rules.serverPaths})(/|$)`, '        proxy_read_timeout 120s;\n')}}
`
}

const compressionMaps = ({ base, compression }: StaticSiteRules): string =>
  `# A page of another site could guess secrets from the size of compressed responses (BREACH).
map $http_sec_fetch_site $longbox_is_foreign_read {
    default 0;
    "~${compression.excludedSites}" 1;
}
# Paths of images, archives and event streams. nginx cannot select by the type, because this configuration replaces it.
map "$longbox_is_foreign_read$uri" $longbox_is_sent_uncompressed {
    default 0;
    "~^1" 1;
    "~^0${base}/sse(/|$)" 1;
    "~/(thumbnail|thumbnails/[^/]+|file(/[^/]*)?|raw|pages/[0-9]+)$" 1;
    "~*\\.(jpe?g|png|gif|webp|avif|jxl|woff2?|mp[34]|m4[av]|ogg|opus|webm|zip|cbz|epub|pdf)$" 1;
}`

const baseRedirect = ({ base }: StaticSiteRules) => `    location = / { return 302 ${base}/; }
    location = ${base} { return 302 ${base}/; }`

function pageLocations({ base, root, pageHeaders, fileHeaders, posterWorkerHeaders }: StaticSiteRules): string {
  const files = `        alias ${root}/assets/;
        add_header Cache-Control $longbox_asset_cache always;`
  return `    location ${base}/ {
        alias ${root}/;
        try_files $uri ${base}/index.html;
        add_header Cache-Control "no-cache" always;
${addHeaders(pageHeaders, '        ')}
        add_header Cross-Origin-Opener-Policy $longbox_opener_policy always;
    }
    location = ${base}/manifest.webmanifest {
        alias ${root}/manifest.webmanifest;
        types { }
        default_type application/manifest+json;
        add_header Cache-Control "no-cache" always;
${addHeaders(fileHeaders, '        ')}
        add_header Cross-Origin-Opener-Policy $longbox_opener_policy always;
    }
    location ^~ ${base}/assets/ {
${files}
${addHeaders(fileHeaders, '        ')}
        add_header Cross-Origin-Opener-Policy $longbox_opener_policy always;
    }
    location ^~ ${base}/assets/externalImageWorker- {
${files.replace('/assets/;', '/assets/externalImageWorker-;')}
${addHeaders(posterWorkerHeaders, '        ')}
        add_header Cross-Origin-Opener-Policy $longbox_opener_policy always;
    }`
}

function serverLocation(rules: StaticSiteRules, match: string, timeouts: string): string {
  const { base, server, untrustedHeaders, droppedHeaders, compression } = rules
  return `    location ${match} {
        if ($longbox_is_forged_logout) { return 405; }
        if ($longbox_is_forged_write) { return 403; }
        if ($longbox_is_sent_uncompressed) { gzip off; }
        gzip on;
        gzip_comp_level 3;
        gzip_min_length ${compression.minBytes};
        gzip_proxied any;
        gzip_types *;
${base ? `        rewrite ^${base}(/.*)$ $1 break;\n` : ''}        proxy_ssl_server_name on;
        proxy_pass ${server};
        proxy_http_version 1.1;
${timeouts}        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_set_header Forwarded "";
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Host $http_host;
        proxy_set_header X-Forwarded-Port "";
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header X-Forwarded-Prefix "${base || '/'}";
        proxy_cookie_path ~^.*$ ${base || '/'};
        proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;
${[...droppedHeaders, 'Content-Type', 'WWW-Authenticate'].map(name => `        proxy_hide_header ${name};`).join('\n')}
        add_header Content-Type $longbox_content_type always;
        add_header WWW-Authenticate $longbox_challenge always;
${addHeaders(untrustedHeaders, '        ')}
    }
`
}
