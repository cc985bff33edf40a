import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { finishPageAnimations } from './finishPageAnimations'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Elements that Base UI adds around an open popup to keep the focus inside the popup. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Themes in which axe checks the page, in this order. After the checks, the page still has the last theme. */
const themes = ['dark', 'light'] as const

/** Rules that check colors. Their results depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Runs the accessibility checks of axe on a page in the dark theme and in the light theme. In the dark theme, runs only
 * the rules that check colors.
 * @param hasOpenMenu whether a menu is open. In this case, the rule `region` does not run, because open menus are
 *   outside the landmarks of the page.
 * @returns a text for each violation, with the theme, the rule and the affected elements
 */
export async function findAxeViolations(page: Page, hasOpenMenu = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found: string[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    found.push(...(await violationsIn(page, theme, hasOpenMenu)))
  }
  return found
}

async function violationsIn(page: Page, theme: (typeof themes)[number], hasOpenMenu: boolean): Promise<string[]> {
  // Ends running animations before the check, because dialogs and themes change colors during animations.
  await finishPageAnimations(page)
  const options = {
    resultTypes: ['violations'],
    ...(theme === 'light' ? { rules: { region: { enabled: !hasOpenMenu } } } : { runOnly: COLOR_RULES }),
  }
  const { violations } = (await page.evaluate(
    `axe.run({ exclude: [['${FOCUS_GUARDS}']] }, ${JSON.stringify(options)})`,
  )) as AxeResults
  return violations.map(
    ({ id, nodes }) =>
      `${theme}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target} (${failureSummary?.split('\n')[1]?.trim()})`).join(' | ')}`,
  )
}
