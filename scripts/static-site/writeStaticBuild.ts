import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { StaticSiteOptions } from './staticSiteRules.ts'
import { writeIndexAndServerConfigs } from './writeIndexAndServerConfigs.ts'

/** Files of the client build that only the Longbox server and the build scripts need. */
const PROGRAM_FILES = ['.vite', '.source-hash']

/**
 * Writes the files of the client into the folder `files` of the output folder. Writes the configurations of the web
 * servers directly into the output folder. Removes the files of an earlier build.
 * @param build folder of the client build
 * @param out output folder
 * @returns path of the folder `files`, and file names of the configurations
 */
export function writeStaticBuild(
  build: string,
  out: string,
  options: StaticSiteOptions,
): { files: string; configurations: string[] } {
  const files = join(out, 'files')
  rmSync(files, { recursive: true, force: true })
  mkdirSync(files, { recursive: true })
  cpSync(build, files, { recursive: true, filter: source => !PROGRAM_FILES.includes(basename(source)) })
  const page = readFileSync(join(files, 'index.html'), 'utf8')
  const configurations = writeIndexAndServerConfigs(page, options, (name, content) =>
    writeFileSync(join(out, name), content),
  )
  return { files, configurations }
}
