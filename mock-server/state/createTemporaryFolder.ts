import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onProcessExit } from './onProcessExit'

/** Creates a folder that is deleted when the process exits. Returns its absolute path. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-'))
  onProcessExit(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
