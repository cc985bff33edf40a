import { type Dirent, readdirSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, parse } from 'node:path'
import type { HttpHandler } from 'msw'
import { readOptionalBody } from '../../http/body'
import { http } from '../../http/openApiHttp'
import { problem } from '../../http/problems'
import { compareBinary } from '../../query/text'

type Entry = { type: 'directory' | 'file'; name: string; path: string }

/** Folders of the server's machine, for choosing one. */
export function filesystemHandlers(): HttpHandler[] {
  return [
    http.post('/api/v1/filesystem', async ({ request, response }) => {
      const body = await readOptionalBody(request)
      body.notNull('path', 'showFiles')
      return response(200).json(listing(body.text('path') ?? '', body.bool('showFiles') ?? false))
    }),
  ]
}

/** A path that is no folder is answered with the folder it would be in, so that a path can be typed. */
function listing(path: string, showFiles: boolean) {
  if (path === '') return { directories: [{ type: 'directory' as const, name: '/', path: '/' }], files: [] }
  if (!isAbsolute(path)) throw problem(400, 'Path must be absolute')
  const folder = isFolder(path) ? path : dirname(path)
  if (!isFolder(folder)) throw problem(400, 'Path does not exist')
  const entries = entriesOf(folder)
  return {
    parent: parse(path).root === path ? '' : dirname(path),
    directories: entries.filter(({ type }) => type === 'directory'),
    files: showFiles ? entries.filter(({ type }) => type === 'file') : [],
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** Hidden entries are not shown. */
function entriesOf(folder: string): Entry[] {
  const lower = (name: string) => name.toLowerCase()
  return readFolder(folder)
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry): Entry[] => {
      const path = join(folder, entry.name)
      const isDirectory = entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path))
      return [{ type: isDirectory ? 'directory' : 'file', name: entry.name, path }]
    })
    .sort((a, b) => compareBinary(lower(a.path), lower(b.path)))
}

/** What lies in a folder; nothing when it may not be read. */
function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
