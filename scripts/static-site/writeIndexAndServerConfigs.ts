import { brotliCompressSync, gzipSync } from 'node:zlib'
import { setBaseHref } from '../../server/clientFiles/createClientFileHandler.ts'
import { createApacheConfig } from './createApacheConfig.ts'
import { createCaddyConfig } from './createCaddyConfig.ts'
import { createNginxConfig } from './createNginxConfig.ts'
import { createTraefikConfig } from './createTraefikConfig.ts'
import { createStaticSiteRules, type StaticSiteOptions } from './staticSiteRules.ts'

/**
 * Writes index.html with the base path, its compressed variants, and a configuration for each web server.
 * @param indexHtml index.html of the build
 * @param write writes a file. The path of the file is relative to the output folder
 * @returns file names of the configurations
 */
export function writeIndexAndServerConfigs(
  indexHtml: string,
  options: StaticSiteOptions,
  write: (name: string, content: string | Buffer) => void,
): string[] {
  const page = setBaseHref(indexHtml, options.base)
  write('files/index.html', page)
  write('files/index.html.gz', gzipSync(page))
  write('files/index.html.br', brotliCompressSync(page))
  const rules = createStaticSiteRules(options, page)
  const configurations = {
    'nginx.conf': createNginxConfig(rules),
    Caddyfile: createCaddyConfig(rules),
    'apache.conf': createApacheConfig(rules),
    'traefik.yaml': createTraefikConfig(rules),
  }
  for (const [name, content] of Object.entries(configurations)) write(name, content)
  return Object.keys(configurations)
}
