import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MockServerState } from '../state/mockServerState'

const SETTING_KEY = 'longbox.sample.import'

/**
 * Stores sample data for the import pages of the client in a client setting. The sample data consists of two parts: the
 * path of a folder with books, and the names and contents of read list files.
 */
export function storeSampleImportPathsInClientSettings(world: MockServerState, sampleDir: string): void {
  const { global } = world.clientSettings
  const folder = resolve(sampleDir, 'import')
  const listsFolder = resolve(sampleDir, 'lists')
  if (!existsSync(folder) || !existsSync(listsFolder)) {
    global.delete(SETTING_KEY)
    return
  }
  const lists = readdirSync(listsFolder)
    .filter(name => name.endsWith('.cbl'))
    .map(name => ({ name, text: readFileSync(join(listsFolder, name), 'utf8') }))
  global.set(SETTING_KEY, { value: JSON.stringify({ folder, lists }), allowUnauthorized: false })
}
