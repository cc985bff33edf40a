import { relative } from 'node:path'

/** Returns whether a path is the folder itself or lies in the folder. */
export function isPathWithinFolder(path: string, folder: string): boolean {
  const relativePath = relative(folder, path)
  return (
    relativePath === '' || (relativePath !== '..' && !relativePath.startsWith('../') && !relativePath.startsWith('/'))
  )
}
