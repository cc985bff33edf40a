import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './serverOptions'

/**
 * Returns the path of the folder with the font families of the mock server. In an installed npm package, this folder is
 * in `dist-server` (see scripts/build.mjs).
 */
export function getBuiltInFontsFolder(): string {
  const sourceFolder = join(projectFolder, 'mock-server/fonts')
  return existsSync(sourceFolder) ? sourceFolder : join(projectFolder, 'dist-server/fonts')
}
