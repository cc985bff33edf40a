import type { Page } from 'playwright/test'
import { expect } from './server/longboxFixture'

/**
 * Selects a language in the account menu and waits until the page is in this language. The interface must be in
 * English.
 * @param code code of a file in `locales`
 * @param name name of the language in the language itself
 */
export async function selectInterfaceLanguage(page: Page, code: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Language' }).click()
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', code)
}
