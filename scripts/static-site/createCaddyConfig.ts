import { CROSS_ORIGIN_OPENER_POLICY, IMMUTABLE_CACHE_CONTROL, type StaticSiteRules } from './staticSiteRules.ts'

const headerLines = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join('\n')

/**
 * Returns the configuration for Caddy. If users replace `:80` in it by a host name, Caddy obtains a certificate for the
 * host.
 */
export function createCaddyConfig(rules: StaticSiteRules): string {
  const { base, root } = rules
  return `# Longbox ${base || '/'} in front of ${rules.server}. Written by npm run build:static for this build: the policy of the pages
# names the hash of their inline script, so install this file together with the files.
:80 {
	# A link in a book must not sign out: only POST and scripts may.
	@forgedLogout {
		path_regexp (?i)^${base}/api/logout(;[^/]*)?/?$
		not method POST
		not header X-Requested-With *
	}
${crossSiteWriteMatchers(rules)}
${compressionMatcher(rules)}
	@server path_regexp ^${base}/(${rules.serverPaths})(/|$)
	# Browsers send Sec-Fetch-Mode to secure origins only. A popup of a sign-in provider ends at an address with server_redirect.
	@opener {
		header Sec-Fetch-Mode *
		not query server_redirect=*
	}
	route {
${
  base
    ? `		redir / ${base}/
		redir ${base} ${base}/
`
    : ''
}		handle @forgedLogout {
			respond 405
		}
		handle @crossSiteWrite {
			respond 403
		}
		handle @otherOriginWrite {
			respond 403
		}
${
  base
    ? `		handle @server {
			uri strip_prefix ${base}
${serverProxy(rules)}
		}
		uri strip_prefix ${base}
`
    : `		handle @server {
${serverProxy(rules)}
		}
`
}		handle {
			root * ${root}
			header @opener Cross-Origin-Opener-Policy "${CROSS_ORIGIN_OPENER_POLICY}"
			route {
${fileHandlers(rules)}
			}
		}
	}
}
`
}

const compressionMatcher = ({ base, compression }: StaticSiteRules): string =>
  `	# A page of another site could guess secrets from the size of compressed responses (BREACH). The encoder would delay
	# the headers of an event stream until its first event.
	@compressed {
		not header_regexp Sec-Fetch-Site ${compression.excludedSites}
		not path_regexp ^${base ? `(${base})?` : ''}/sse(/|$)
	}`

const crossSiteWriteMatchers = ({ base, signInPaths }: StaticSiteRules): string =>
  `	# A page of another site must not change anything. The client sends X-Requested-With, which no other site can.
	@crossSiteWrite {
		not method GET HEAD OPTIONS
		not header X-Requested-With *
		not path_regexp ^${base}/(${signInPaths})(/|$)
		header Sec-Fetch-Site *
		not header_regexp Sec-Fetch-Site ^(same-origin|none)$
	}
	@otherOriginWrite {
		not method GET HEAD OPTIONS
		not header X-Requested-With *
		not path_regexp ^${base}/(${signInPaths})(/|$)
		not header Sec-Fetch-Site *
		header Origin *
	}`

function serverProxy({
  base,
  server,
  untrustedHeaders,
  droppedHeaders,
  mediaTypeReplacements,
  compression,
}: StaticSiteRules): string {
  return `		encode @compressed {
			gzip 3
			minimum_length ${compression.minBytes}
			match {
${compression.mediaTypes.map(type => `\t\t\t\theader Content-Type ${type}*`).join('\n')}
			}
		}
		reverse_proxy ${server} {
			flush_interval -1
			header_up -Forwarded
			header_up -X-Forwarded-Port
			header_up X-Real-IP {remote_host}
			header_up X-Forwarded-Prefix "${base || '/'}"
${droppedHeaders
  .filter(name => !(name in untrustedHeaders))
  .map(name => `\t\t\theader_down -${name}`)
  .join('\n')}
${headerLines(untrustedHeaders, '\t\t\theader_down ')}
${mediaTypeReplacements
  .map(({ pattern, type }) => `\t\t\theader_down Content-Type "(?i)^.*(${pattern}).*$" "${type}"`)
  .join('\n')}
			header_down Set-Cookie "(?i)path=[^;]*" "Path=${base || '/'}"
			# Images, fonts and event streams without a session must not open the password prompt of the browser.
			@unauthorized status 401
			handle_response @unauthorized {
				@subresource header_regexp Accept ^(image/|font/|text/event-stream)
				route {
					respond @subresource 401
					copy_response
				}
			}
		}`
}

function fileHandlers({ pageHeaders, fileHeaders, posterWorkerHeaders }: StaticSiteRules): string {
  return `${assetHandler('/assets/externalImageWorker-*', posterWorkerHeaders)}
${assetHandler('/assets/*', fileHeaders)}
				handle {
					try_files {path} /index.html
					header /manifest.webmanifest Content-Type application/manifest+json
					header {
						Cache-Control "no-cache"
${headerLines(pageHeaders, '\t\t\t\t\t\t')}
					}
					# The service worker of downloads requests index.html, and a redirect cannot be cached for navigations.
					file_server {
						precompressed br gzip
						disable_canonical_uris
					}
				}`
}

const assetHandler = (path: string, headers: Readonly<Record<string, string>>) => `				handle ${path} {
					# A missing file must not be stored: it may belong to a build that is being copied.
					@missing not file
					route {
						header {
							Cache-Control "${IMMUTABLE_CACHE_CONTROL}"
${headerLines(headers, '\t\t\t\t\t\t\t')}
						}
						header @missing Cache-Control "no-store"
						file_server {
							precompressed br gzip
						}
					}
				}`
