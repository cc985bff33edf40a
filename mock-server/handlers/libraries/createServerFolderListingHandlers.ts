import { type Dirent, readdirSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, parse } from 'node:path'
import type { HttpHandler } from 'msw'
import { createHttpProblem } from '../../http/httpProblems'
import { readOptionalJsonRequestBody } from '../../http/jsonRequestBody'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { compareByCodeUnits } from '../../query/textComparison'

type FolderEntry = { type: 'directory' | 'file'; name: string; path: string }

/**
 * Creates the request handler that lists the folders of the machine on which the mock server runs. Users choose the
 * folder of a library from this list.
 */
export function createServerFolderListingHandlers(): HttpHandler[] {
  return [
    mswHttpWithApiTypes.post('/api/v1/filesystem', async ({ request, response }) => {
      const body = await readOptionalJsonRequestBody(request)
      body.rejectNull('path', 'showFiles')
      return response(200).json(listDirectory(body.text('path') ?? '', body.bool('showFiles') ?? false))
    }),
  ]
}

/**
 * Lists a folder. If the path is not a folder, lists its parent folder. As a result, users see suggestions while they
 * type a path.
 */
function listDirectory(path: string, showFiles: boolean) {
  if (path === '') return { directories: [{ type: 'directory' as const, name: '/', path: '/' }], files: [] }
  if (!isAbsolute(path)) throw createHttpProblem(400, 'Path must be absolute')
  const folder = isFolder(path) ? path : dirname(path)
  if (!isFolder(folder)) throw createHttpProblem(400, 'Path does not exist')
  const entries = visibleEntries(folder)
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

function visibleEntries(folder: string): FolderEntry[] {
  const lower = (name: string) => name.toLowerCase()
  return readFolderOrEmpty(folder)
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry): FolderEntry[] => {
      const path = join(folder, entry.name)
      const isDirectory = entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path))
      return [{ type: isDirectory ? 'directory' : 'file', name: entry.name, path }]
    })
    .sort((a, b) => compareByCodeUnits(lower(a.path), lower(b.path)))
}

function readFolderOrEmpty(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
