import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Base UI's own, beside an open popup: they hand on a focus that comes to them. */
const guards = '[data-base-ui-focus-guard]'

/**
 * What axe finds wrong on the page as it stands: rule, and the elements it is about.
 * @param beside  a menu is open beside the landmarks of the page, as menus are
 */
export async function violations(page: Page, beside = false): Promise<string[]> {
  await page.evaluate(source)
  // A dialog that still comes up has paler words than the one that stands.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const options = { resultTypes: ['violations'], rules: { region: { enabled: !beside } } }
  const { violations } = (await page.evaluate(
    `axe.run({ exclude: [['${guards}']] }, ${JSON.stringify(options)})`,
  )) as AxeResults
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary?.split('\n')[1]?.trim()})`).join(' | ')}`,
  )
}
