import { relative } from 'node:path'

/** Returns whether a path is equal to the path of a folder or lies in this folder. */
export function isPathWithinFolder(path: string, folder: string): boolean {
  const relativePath = relative(folder, path)
  return (
    relativePath === '' || (relativePath !== '..' && !relativePath.startsWith('../') && !relativePath.startsWith('/'))
  )
}
