/**
 * Joins the noun files of openapi/ into openapi/openapi.yaml: every path and every schema by reference, in a fixed order.
 * Run after adding a path or a schema: `node scripts/join-contract.mjs`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** Noun files in the order of the document; the text is the tag's description. */
const nouns = {
  session: 'Claiming the server, signing in and out',
  users: 'People who may use the server',
  authenticationActivity: 'Who signed in, when and from where',
  apiKeys: 'Keys for other programs',
  libraries: 'Folders that the server looks after',
  series: 'Series of books',
  books: 'Books, their pages, and how far they are read',
  publications: 'Books as publications: manifests, positions, resources',
  thumbnails: 'Posters of books, series, collections and read lists',
  collections: 'Collections of series',
  readlists: 'Lists of books to read in an order',
  referenceData: 'Words in use: genres, tags, authors and so on',
  clientSettings: 'What clients keep on the server',
  serverSettings: 'Settings of the server',
  fonts: 'Fonts for reading',
  filesystem: 'Folders on the machine of the server',
  importBooks: 'Books that are not yet in a library',
  tasks: 'Work in the background',
  history: 'What the server did to files',
  announcements: 'News of the server’s makers',
  releases: 'Versions of the server',
  pageHashes: 'Pages that appear again and again',
  actuator: 'The running server itself',
  liveEvents: 'Changes told as they happen',
}

const folder = fileURLToPath(new URL('../openapi/', import.meta.url))
const pointer = text => text.replaceAll('~', '~0').replaceAll('/', '~1')
const reference = (file, ...parts) => `'./${file}#/${parts.map(pointer).join('/')}'`

/** @returns the text of openapi.yaml as the noun files now ask for it */
export function joinedContract() {
  const paths = []
  const schemas = []
  const tags = []
  for (const noun of ['shared', ...Object.keys(nouns)]) {
    const file = `${noun}.yaml`
    if (!existsSync(join(folder, file))) continue
    const { paths: own = {}, components = {} } = parse(readFileSync(join(folder, file), 'utf8'))
    if (nouns[noun])
      tags.push(
        `  - { name: ${noun}, description: ${nouns[noun].includes(':') ? `'${nouns[noun]}'` : `"${nouns[noun]}"`} }`,
      )
    for (const path of Object.keys(own)) paths.push(`  '${path}': { $ref: ${reference(file, 'paths', path)} }`)
    for (const name of Object.keys(components.schemas ?? {})) {
      schemas.push(`    ${name}: { $ref: ${reference(file, 'components', 'schemas', name)} }`)
    }
  }
  return [head, 'tags:', ...tags, 'paths:', ...paths, 'components:', security, '  schemas:', ...schemas, ''].join('\n')
}

const head = `# Written by scripts/join-contract.mjs from the noun files beside it. Edit those.
openapi: 3.1.0
info:
  title: Longbox contract
  version: 1.26.3
  summary: The calls of a Komga server that Longbox makes, as a running server answers them.
  description: >-
    Written from the outside: from the public sources and from recorded answers. Every operation carries its failure
    sentence (x-failure), the roles that may call it (x-roles; an empty list means anybody, USER means anybody signed in,
    several are alternatives) and the first release that has it when that is newer than 1.15 (x-since).
    A POST that changes nothing carries x-reads. x-cache-tags names what the response of a read is about, the first tag narrowed to
    the record in the path unless x-cache-scope says all; x-invalidates names the tags that a write changes. What is true of every call is said here alone: a GET under /api, but for
    downloads of whole files, carries an ETag and answers 304 to one that matches; a wrong method is answered with 405, a
    type that cannot be given with 406; a session that an administrator ended is told once, with status 200 and a plain
    sentence without a type.
  license: { name: MIT, identifier: MIT }
servers:
  - { url: /, description: The server that also serves this client }
security:
  - basic: []
  - session: []
  - sessionHeader: []
  - rememberMe: []
  - apiKey: []`

const security = `  securitySchemes:
    basic: { type: http, scheme: basic, description: E-mail address and password }
    session: { type: apiKey, in: cookie, name: KOMGA-SESSION, description: The session of a browser }
    sessionHeader: { type: apiKey, in: header, name: X-Auth-Token, description: The session of a program that keeps no cookies }
    rememberMe: { type: apiKey, in: cookie, name: komga-remember-me, description: Signs in again when the session has ended }
    apiKey: { type: apiKey, in: header, name: X-API-Key, description: A key that a user made }`

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(folder, 'openapi.yaml'), joinedContract())
