import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpHandler } from 'msw'
import { formatUtc } from '../../answers/format'
import { readPage as readPagePicture } from '../../archives/bookPages'
import { fileAddress } from '../../archives/fileAddress'
import { type Body, isBlank, readBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem, violations } from '../../http/problems'
import { binaryRanks } from '../../query/collationRanks'
import { mapPage, type PagedResponse, readPage, toPagedResponse } from '../../query/paging'
import { readEnums } from '../../query/parameters'
import { rankNumbers, type SortColumn, sortRecords, supportedSortKeys } from '../../query/sorting'
import { enqueueRemovalOf, enqueueRemovePages, type HashMatch, hashedPages } from '../../scanner/pageHashes'
import { type PictureSource, resizeToJpeg } from '../../world/images'
import type { KnownPageHashRecord } from '../../world/serverRecords'
import type { World } from '../../world/world'

const PAGE_HASH_ACTIONS = ['DELETE_MANUAL', 'DELETE_AUTO', 'IGNORE'] as const
const KEPT_EDGE = 500
const MAX_EDGE_PX = 4096

type Known = KnownPageHashRecord & { matchCount: number }
type Unknown = { hash: string; size: number | null; matchCount: number }

const KNOWN_COLUMNS: Record<string, SortColumn<Known>> = {
  hash: texts(known => known.hash),
  matchCount: rankNumbers(known => known.matchCount),
  deleteCount: rankNumbers(known => known.deleteCount),
  deleteSize: rankNumbers(known => (known.size ?? 0) * known.deleteCount),
  fileSize: rankNumbers(known => known.size),
  size: rankNumbers(known => known.size),
  created: rankNumbers(known => known.created),
  createdDate: rankNumbers(known => known.created),
  lastModified: rankNumbers(known => known.lastModified),
  lastModifiedDate: rankNumbers(known => known.lastModified),
}
const UNKNOWN_COLUMNS: Record<string, SortColumn<Unknown>> = {
  hash: texts(unknown => unknown.hash),
  fileSize: rankNumbers(unknown => unknown.size),
  size: rankNumbers(unknown => unknown.size),
  matchCount: rankNumbers(unknown => unknown.matchCount),
  totalSize: rankNumbers(unknown => (unknown.size ?? 0) * unknown.matchCount),
}
const MATCH_COLUMNS: Record<string, SortColumn<HashMatch>> = {
  url: texts(match => fileAddress(match.book.path)),
  bookId: texts(match => match.book.id),
  pageNumber: rankNumbers(match => match.number),
}

/** Handlers of duplicate pages: known and unknown page hashes, thumbnails, and removal of pages. */
export function pageHashesHandlers(world: World): HttpHandler[] {
  return [...hashLists(world), ...hashPictures(world), ...hashActions(world)]
}

function hashLists(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/page-hashes', ({ request, response }) => {
      const wanted = readEnums(new URL(request.url).searchParams, 'action', PAGE_HASH_ACTIONS)
      const matches = hashedPages(world)
      const known = [...world.knownPageHashes.values()]
        .filter(({ action }) => !wanted?.length || wanted.includes(action))
        .map(one => ({ ...one, matchCount: matches.get(one.hash)?.length ?? 0 }))
      return response(200).json(
        mapPage(
          pageOf(request, known, KNOWN_COLUMNS),
          ({ hash, size, action, deleteCount, matchCount, created, lastModified }) => ({
            hash,
            size,
            action,
            deleteCount,
            matchCount,
            created: withoutZone(created, false),
            lastModified: withoutZone(lastModified, lastModified !== created),
          }),
        ),
      )
    }),
    http.get('/api/v1/page-hashes/unknown', ({ request, response }) => {
      const unknown = [...hashedPages(world)]
        .filter(([hash, matches]) => matches.length > 1 && !world.knownPageHashes.has(hash))
        .map(([hash, matches]) => ({ hash, size: matches[0]?.page.sizeBytes ?? null, matchCount: matches.length }))
      return response(200).json(pageOf(request, unknown, UNKNOWN_COLUMNS))
    }),
    http.get('/api/v1/page-hashes/{pageHash}', ({ request, params, response }) => {
      const page = pageOf(request, hashedPages(world).get(params.pageHash) ?? [], MATCH_COLUMNS)
      return response(200).json(
        mapPage(page, match => ({
          bookId: match.book.id,
          url: match.book.path,
          pageNumber: match.number,
          fileName: match.page.fileName,
          fileSize: match.page.sizeBytes ?? 0,
          mediaType: match.page.mediaType,
        })),
      )
    }),
  ]
}

function hashPictures(world: World): HttpHandler[] {
  return [
    http.get('/api/v1/page-hashes/unknown/{pageHash}/thumbnail', async ({ request, params, response }) => {
      const edge = Number(new URL(request.url).searchParams.get('resize') ?? 0)
      if (edge > 0) {
        const bytes = await resizeToJpeg(pictureSource(world, params.pageHash), Math.min(edge, MAX_EDGE_PX))
        return response.untyped(pictureAnswer(bytes, 'image/jpeg'))
      }
      const found = await pictureOf(world, params.pageHash)
      if (!found) throw problem(404)
      return response.untyped(pictureAnswer(found.bytes, found.mediaType))
    }),
    http.get('/api/v1/page-hashes/{pageHash}/thumbnail', ({ params, response }) => {
      if (!world.knownPageHashes.has(params.pageHash)) throw problem(404)
      try {
        return response.untyped(pictureAnswer(readFileSync(keptFile(world, params.pageHash)), 'image/jpeg'))
      } catch {
        throw problem(404)
      }
    }),
  ]
}

function hashActions(world: World): HttpHandler[] {
  return [
    http.put('/api/v1/page-hashes', async ({ request, response }) => {
      await remember(world, await readBody(request))
      return response(202).empty()
    }),
    http.post('/api/v1/page-hashes/{pageHash}/delete-all', ({ params, response }) => {
      enqueueRemovalOf(world, hashedPages(world).get(params.pageHash) ?? [])
      return response(202).empty()
    }),
    http.post('/api/v1/page-hashes/{pageHash}/delete-match', async ({ request, params, response }) => {
      const body = await readBody(request)
      body.required('bookId', 'url', 'pageNumber', 'fileName', 'fileSize', 'mediaType')
      const wanted = {
        hash: params.pageHash,
        number: body.int('pageNumber') ?? 0,
        fileName: body.text('fileName') ?? '',
      }
      enqueueRemovePages(world, body.text('bookId') ?? '', [wanted])
      return response(202).empty()
    }),
  ]
}

async function remember(world: World, body: Body): Promise<void> {
  body.required('hash', 'action')
  const hash = body.text('hash') ?? ''
  const action = body.word('action', PAGE_HASH_ACTIONS) ?? 'IGNORE'
  if (isBlank(hash)) throw violations([{ fieldName: 'hash', message: 'must not be blank' }])
  const now = world.now()
  const known = world.knownPageHashes.get(hash)
  if (known) Object.assign(known, { action, lastModified: now })
  else {
    const picture = await pictureOf(world, hash)
    if (picture) keep(world, hash, await resizeToJpeg(picture.bytes, KEPT_EDGE))
    world.knownPageHashes.set(hash, {
      hash,
      size: body.number('size') ?? null,
      action,
      deleteCount: 0,
      created: now,
      lastModified: now,
    })
  }
  world.changed()
}

async function pictureOf(world: World, hash: string): Promise<{ bytes: Buffer; mediaType: string } | undefined> {
  for (const { book, page, number } of hashedPages(world).get(hash) ?? []) {
    const bytes = await readPagePicture(book, page, number).catch(() => undefined)
    if (bytes) return { bytes, mediaType: page.mediaType }
  }
  return undefined
}

/** Image of a page with the hash, read when it is processed. */
const pictureSource = (world: World, hash: string): PictureSource => ({
  group: hash,
  read: async () => {
    const found = await pictureOf(world, hash)
    if (!found) throw problem(404)
    return found.bytes
  },
})

function keep(world: World, hash: string, bytes: Buffer): void {
  mkdirSync(join(world.filesDir, 'hashes'), { recursive: true })
  writeFileSync(keptFile(world, hash), bytes)
}

function keptFile(world: World, hash: string): string {
  const name = /^[\w-]{1,64}$/.test(hash) ? hash : createHash('sha256').update(hash).digest('hex')
  return join(world.filesDir, 'hashes', `${name}.jpg`)
}

function pictureAnswer(bytes: Buffer, mediaType: string): Response {
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': mediaType } })
}

function pageOf<Item>(
  request: Request,
  items: readonly Item[],
  columns: Record<string, SortColumn<Item>>,
): PagedResponse<Item> {
  const query = readPage(new URL(request.url).searchParams)
  const orders = supportedSortKeys(query.orders, columns)
  return toPagedResponse(sortRecords(items, orders, columns), query, orders.length > 0)
}

function texts<Item>(of: (item: Item) => string): SortColumn<Item> {
  return items => binaryRanks.of(items.map(of))
}

/** Formats a time as UTC without an offset; with milliseconds if `exact`, as the server does for changed records. */
function withoutZone(time: number, exact: boolean): string {
  return exact ? new Date(time).toISOString().slice(0, 23) : formatUtc(time).slice(0, -1)
}
