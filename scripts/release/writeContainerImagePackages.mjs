/**
 * `node scripts/release/writeContainerImagePackages.mjs DIR`: writes package.json and package-lock.json into DIR. The
 * Containerfile runs `npm ci` with these files to install the packages of the container image.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError, projectRoot } from '../setup.mjs'
import { createContainerImagePackageFiles } from './containerImagePackages.mjs'

const folder = process.argv[2] ?? exitWithError('The folder is missing.')
const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'))
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(createContainerImagePackageFiles(lock)))
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
