import type { Page } from 'playwright/test'
import { expect, test } from '../../harness/server/longboxFixture'

const locateField = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })

/** Searches for a text, so that the empty search field has a recent search. Returns the field, which has the focus. */
async function submitSearch(page: Page, url: string) {
  await page.goto(`${url}/account`)
  const field = locateField(page)
  await field.fill('harbour')
  await field.press('Enter')
  await expect(page).toHaveURL(/search\?q=harbour/)
  await expect(field).toBeFocused()
  return field
}

test('opens and closes recent searches and search results', async ({ page, longbox, signIn }) => {
  await signIn()
  const field = await submitSearch(page, longbox.url)
  const recentSearches = page.getByRole('listbox', { name: 'Recent searches' })
  await test.step('the focus alone does not open the recent searches, but a click and an arrow key do', async () => {
    // Simulates that the user leaves the window and returns. The field loses the focus and gets it again.
    await field.blur()
    await field.focus()
    await expect(recentSearches).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Command palette' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
    await expect(recentSearches).toBeHidden()
    await field.press('ArrowDown')
    await expect(recentSearches.getByRole('option', { selected: true })).toHaveText('harbour')
    await field.press('Escape')
    await expect(recentSearches).toBeHidden()
    await field.click()
    await expect(recentSearches).toBeVisible()
  })

  await test.step('the first Escape closes the search results and the second clears the text, without opening recent searches', async () => {
    await field.fill('harb')
    const results = page.getByRole('listbox', { name: 'Search', exact: true })
    await expect(results.getByRole('option').first()).toBeVisible()
    await field.press('Escape')
    await expect(results).toBeHidden()
    await expect(recentSearches).toBeHidden()
    await expect(field).toHaveValue('harb')
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(recentSearches).toBeHidden()
  })
})
