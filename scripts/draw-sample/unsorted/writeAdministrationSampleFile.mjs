/**
 * Writes sample/administration.json with history, authentication activity, page hashes and read announcements. Times
 * are numbers of days before the first start of the mock server. Each run writes the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { xxhash128 } from 'hash-wasm'
import { createSeededRandom } from '../kit/createSeededRandom.mjs'
import { createSampleAuthenticationActivityRows } from './createSampleAuthenticationActivityRows.mjs'
import { createSampleHistoryRows } from './createSampleHistoryRows.mjs'
import { drawSharedZinePage } from './zinePages.mjs'

/** Page hashes for which an administrator has chosen an action. */
const KNOWN_PAGES = [
  { page: 'banner', action: 'DELETE_AUTO', days: 160 },
  { page: 'coupon', action: 'DELETE_MANUAL', days: 120 },
  { page: 'credit', action: 'DELETE_MANUAL', days: 40 },
  { page: 'blank', action: 'IGNORE', days: 90 },
  { page: 'kites', action: 'IGNORE', days: 12 },
]

/**
 * Writes sample/administration.json.
 * @param {string} sample folder of the sample
 */
export async function writeAdministrationSampleFile(sample) {
  const known = await Promise.all(KNOWN_PAGES.map(withHash))
  const history = createSampleHistoryRows(
    createSeededRandom('history'),
    known.filter(({ page }) => ['banner', 'coupon'].includes(page)),
  )
  const removedCount = ({ hash }) => history.filter(({ properties }) => properties['page file hash'] === hash).length
  const content = {
    pageHashes: known.map(({ page, days, bytes: _, ...rest }) => ({
      ...rest,
      deleteCount: removedCount(rest),
      createdDaysAgo: days,
      image: ['banner', 'coupon'].includes(page) ? `pageHashes/${page}.webp` : undefined,
    })),
    announcementsRead: [{ user: 'admin', ids: ['longbox-demo-1', 'longbox-demo-2', 'longbox-demo-3'] }],
    activity: createSampleAuthenticationActivityRows(createSeededRandom('activity')),
    history,
  }
  const file = join(sample, 'administration.json')
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`)
  console.log('administration.json', Math.ceil(readFileSync(file).length / 1024), 'KiB')
}

async function withHash({ page, action, days }) {
  const bytes = await drawSharedZinePage(page)
  return { page, bytes, hash: await xxhash128(bytes), size: bytes.length, action, days }
}
