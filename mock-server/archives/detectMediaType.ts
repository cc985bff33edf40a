import { closeSync, readSync } from 'node:fs'
import { getOwnProperty } from '../state/getOwnProperty'
import { detectImageMediaType } from './formats/readImageSize'
import { openRegularFile } from './openRegularFile'
import { ZipFile } from './zip/zipFile'

const HEAD_BYTES = 8192
const MIMETYPE_BYTES = 1024

/** Detects the media type of a file from its content, as the real server does. */
export function detectFileMediaType(path: string): string {
  const head = readFileHead(path)
  const magic = detectMagicType(head)
  return magic === 'application/zip' ? detectZipMediaType(path) : (magic ?? detectTextMediaType(head))
}

/**
 * Detects the media type of a zip entry.
 * @param head first bytes of the entry
 * @param name file name of the entry. If the first bytes have no known signature, a known file name extension
 *   determines the media type
 */
export function detectZipEntryMediaType(head: Buffer, name: string): string {
  return detectMagicType(head) ?? mediaTypeByExtension(name) ?? detectTextMediaType(head)
}

/** Returns the media profile (DIVINA, PDF or EPUB) of a media type. Returns `''` for an unsupported type. */
export function getMediaProfileOfMediaType(mediaType: string): '' | 'DIVINA' | 'PDF' | 'EPUB' {
  if (mediaType === 'application/zip' || mediaType.startsWith('application/x-rar-compressed')) return 'DIVINA'
  if (mediaType === 'application/epub+zip') return 'EPUB'
  return mediaType === 'application/pdf' ? 'PDF' : ''
}

function readFileHead(path: string, length = HEAD_BYTES): Buffer {
  const fd = openRegularFile(path)
  try {
    const buffer = Buffer.alloc(length)
    return buffer.subarray(0, readSync(fd, buffer, 0, length, 0))
  } finally {
    closeSync(fd)
  }
}

function detectMagicType(head: Buffer): string | undefined {
  const text = head.toString('latin1', 0, 16)
  if (text.startsWith('PK\x03\x04') || text.startsWith('PK\x05\x06')) return 'application/zip'
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (text.startsWith('Rar!\x1a\x07\x01\x00')) return 'application/x-rar-compressed; version=5'
  if (text.startsWith('Rar!\x1a\x07\x00')) return 'application/x-rar-compressed; version=4'
  if (text.startsWith('7z\xbc\xaf\x27\x1c')) return 'application/x-7z-compressed'
  if (text.startsWith('\x1f\x8b')) return 'application/gzip'
  if (text.startsWith('<?xml')) return isSvgDocument(head) ? 'image/svg+xml' : 'application/xml'
  return detectImageMediaType(head)
}

const SVG_START_TAG = /^<(?:\w+:)?svg\s[^>]*xmlns(?::\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/

function isSvgDocument(head: Buffer): boolean {
  const text = head.toString('utf8')
  const start = rootElementOffset(text)
  const end = text.indexOf('>', start)
  return start >= 0 && SVG_START_TAG.test(text.slice(start, end < 0 ? undefined : end))
}

function rootElementOffset(text: string): number {
  let offset = 0
  for (;;) {
    while (/\s/.test(text.charAt(offset))) offset += 1
    const ends = text.startsWith('<?', offset) ? '?>' : text.startsWith('<!--', offset) ? '-->' : undefined
    if (ends === undefined && !text.startsWith('<!DOCTYPE', offset)) return text.startsWith('<', offset) ? offset : -1
    const end = ends === undefined ? doctypeEnd(text, offset) : text.indexOf(ends, offset + 2)
    if (end < 0) return -1
    offset = end + (ends?.length ?? 1)
  }
}

function doctypeEnd(text: string, start: number): number {
  const end = text.indexOf('>', start)
  const subset = text.indexOf('[', start)
  if (subset < 0 || subset > end) return end
  const subsetEnd = text.indexOf(']', subset)
  return subsetEnd < 0 ? -1 : text.indexOf('>', subsetEnd)
}

function detectZipMediaType(path: string): string {
  try {
    const zip = ZipFile.open(path)
    const entry = zip.get('mimetype')
    if (entry && zip.read(entry, MIMETYPE_BYTES).toString('latin1').trim() === 'application/epub+zip')
      return 'application/epub+zip'
  } catch {
    return 'application/zip'
  }
  return 'application/zip'
}

const TYPES_BY_EXTENSION = {
  xml: 'application/xml',
  json: 'application/json',
  html: 'text/html',
  xhtml: 'application/xhtml+xml',
  css: 'text/css',
}

function mediaTypeByExtension(name: string): string | undefined {
  const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return getOwnProperty(TYPES_BY_EXTENSION, extension)
}

function detectTextMediaType(head: Buffer): string {
  if (!head.length) return 'application/octet-stream'
  const isText = head.every(
    byte => byte >= 0x20 || byte === 9 || byte === 10 || byte === 13 || byte === 12 || byte === 27,
  )
  return isText ? 'text/plain' : 'application/octet-stream'
}
