/**
 * Generates openapi/openapi.yaml, which refers to all paths and schemas in openapi/ in a fixed order. After you have
 * added a path or schema, write this file with `node scripts/generator/generateOpenapiIndexYaml.mjs` or `npm run
 * generate`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/**
 * Descriptions of the tags in the API contract, in the order in which the contract lists them. The file for a tag has
 * the name of the tag.
 */
const tagDescriptions = {
  session: 'Claiming the server, signing in and out',
  users: 'Users of the server',
  authenticationActivity: 'Log of sign-ins',
  apiKeys: 'API keys for other programs',
  libraries: 'Libraries and their folders',
  series: 'Series of books',
  books: 'Books, their pages and read progress',
  publications: 'Readium manifests, positions and resources of books',
  thumbnails: 'Posters of books, series, collections and read lists',
  collections: 'Collections of series',
  readlists: 'Read lists of books',
  referenceData: 'Values in use: genres, tags, authors and others',
  clientSettings: 'Settings that clients store on the server',
  serverSettings: 'Settings of the server',
  fonts: 'Fonts of the EPUB reader',
  filesystem: 'Folders of the server’s file system',
  importBooks: 'Import of books from outside the libraries',
  tasks: 'Background tasks',
  history: 'Log of file changes by the server',
  announcements: 'Announcements of the Komga project',
  releases: 'Releases of the server',
  pageHashes: 'Duplicate pages, found by hash',
  actuator: 'Health, metrics, log and shutdown of the server',
  liveEvents: 'Live events about changes',
}

const folder = fileURLToPath(new URL('../../openapi/', import.meta.url))
const pointer = text => text.replaceAll('~', '~0').replaceAll('/', '~1')
const reference = (file, ...parts) => `'./${file}#/${parts.map(pointer).join('/')}'`

/** Returns the content of openapi/openapi.yaml. */
export function generateOpenapiIndexYaml() {
  const paths = []
  const schemas = []
  const tags = []
  for (const tag of ['shared', ...Object.keys(tagDescriptions)]) {
    const file = `${tag}.yaml`
    if (!existsSync(join(folder, file))) continue
    const { paths: own = {}, components = {} } = parse(readFileSync(join(folder, file), 'utf8'))
    if (tagDescriptions[tag])
      tags.push(
        `  - { name: ${tag}, description: ${tagDescriptions[tag].includes(':') ? `'${tagDescriptions[tag]}'` : `"${tagDescriptions[tag]}"`} }`,
      )
    for (const path of Object.keys(own)) paths.push(`  '${path}': { $ref: ${reference(file, 'paths', path)} }`)
    for (const name of Object.keys(components.schemas ?? {})) {
      schemas.push(`    ${name}: { $ref: ${reference(file, 'components', 'schemas', name)} }`)
    }
  }
  return [head, 'tags:', ...tags, 'paths:', ...paths, 'components:', security, '  schemas:', ...schemas, ''].join('\n')
}

const head = `# Written by scripts/generator/generateOpenapiIndexYaml.mjs from the other files of this folder. Edit those.
openapi: 3.1.0
info:
  title: Longbox contract
  version: 1.26.3
  summary: Operations of the Komga API that Longbox uses, as a running server performs them.
  description: >-
    Written from the public sources and from recorded responses. Each operation has a failure message (x-failure) and the
    roles that may call it (x-roles): an empty list allows everybody, USER allows every signed-in user, several roles are
    alternatives. x-since is the first release with the operation, if newer than 1.15. x-reads marks a POST that changes
    nothing. x-cache-tags lists the subjects of a response; the first tag is limited to the record in the path unless
    x-cache-scope is all. x-invalidates lists the tags that a write changes. Rules of all operations: a GET under /api,
    except the download of a file, has an ETag and responds 304 to a matching one. A wrong method gets 405, an unsupported
    media type 406. The first request of a session that an administrator ended gets status 200 and a plain text without a
    content type.
  license: { name: MIT, identifier: MIT }
servers:
  - { url: /, description: The server that serves the client }
security:
  - basic: []
  - session: []
  - sessionHeader: []
  - rememberMe: []
  - apiKey: []`

const security = `  securitySchemes:
    basic: { type: http, scheme: basic, description: Email address and password }
    session: { type: apiKey, in: cookie, name: KOMGA-SESSION, description: Session of a browser }
    sessionHeader: { type: apiKey, in: header, name: X-Auth-Token, description: Session of a program without cookies }
    rememberMe: { type: apiKey, in: cookie, name: komga-remember-me, description: Signs in again after the end of a session }
    apiKey: { type: apiKey, in: header, name: X-API-Key, description: API key of a user }`

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(folder, 'openapi.yaml'), generateOpenapiIndexYaml())
