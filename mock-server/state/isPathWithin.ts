import { relative } from 'node:path'

/** Returns whether a path is a folder or lies in it. */
export function isPathWithin(path: string, folder: string): boolean {
  const relativePath = relative(folder, path)
  return (
    relativePath === '' || (relativePath !== '..' && !relativePath.startsWith('../') && !relativePath.startsWith('/'))
  )
}
