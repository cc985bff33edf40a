import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { animationsEnd } from './animations'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Base UI's own, beside an open popup: they hand on a focus that comes to them. */
const guards = '[data-base-ui-focus-guard]'

/** Journeys go on in the light one, in which they begin. */
const themes = ['dark', 'light'] as const

/** The rules whose findings a theme can change: they are about colours. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong on the page as it stands, drawn dark and drawn light: theme, rule, and the elements it is about.
 * @param beside  a menu is open beside the landmarks of the page, as menus are
 */
export async function violations(page: Page, beside = false): Promise<string[]> {
  await page.evaluate(source)
  const found: string[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    found.push(...(await violationsIn(page, theme, beside)))
  }
  return found
}

async function violationsIn(page: Page, theme: (typeof themes)[number], beside: boolean): Promise<string[]> {
  // A dialog that still comes up has paler words than the one that stands, and colours go over into those of another theme.
  await animationsEnd(page)
  const options = {
    resultTypes: ['violations'],
    ...(theme === 'light' ? { rules: { region: { enabled: !beside } } } : { runOnly: aboutColours }),
  }
  const { violations } = (await page.evaluate(
    `axe.run({ exclude: [['${guards}']] }, ${JSON.stringify(options)})`,
  )) as AxeResults
  return violations.map(
    ({ id, nodes }) =>
      `${theme}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary?.split('\n')[1]?.trim()})`).join(' | ')}`,
  )
}
