import type { Page } from 'playwright/test'
import { findAxeViolations } from '../../harness/findAxeViolations'
import { expect, test } from '../../harness/server/longboxFixture'

function collectForeignRequests(page: Page, ownUrl: string): string[] {
  const urls: string[] = []
  page.on('request', request => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(ownUrl)) urls.push(request.url())
  })
  return urls
}

const hostileHtml = `<p onclick="top.ran=1" style="background:url(https://tracker.example/style)">Safe text</p>
  <script>top.ran=1</script><style>@import url(https://tracker.example/import)</style>
  <img src="https://tracker.example/image" srcset="https://tracker.example/set 2x" onerror="top.ran=1" alt="A shelf">
  <iframe src="https://tracker.example/frame" title="A film"></iframe>
  <link rel="stylesheet" href="https://tracker.example/link"><video src="https://tracker.example/video" autoplay></video>
  <svg onload="top.ran=1"><image href="https://tracker.example/svg"></svg><a href="javascript:top.ran=1">Bad link</a>`

test('announcements load nothing from other hosts and run no scripts', async ({ page, signIn, longbox }) => {
  const foreignRequests = collectForeignRequests(page, longbox.url)
  await page.route('**/api/v1/announcements', route =>
    route.fulfill({
      json: {
        version: 'https://jsonfeed.org/version/1',
        title: 'Announcements',
        home_page_url: null,
        description: null,
        items: [
          {
            id: 'a',
            url: 'https://news.example/a',
            title: 'News',
            summary: null,
            content_html: hostileHtml,
            date_modified: null,
            author: null,
            tags: [],
            _komga: { read: false },
          },
        ],
      },
    }),
  )
  await signIn()
  await page.goto(`${longbox.url}/settings/announcements`)
  await expect(page.getByText('Safe text')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Image: A shelf' })).toHaveAttribute(
    'href',
    'https://tracker.example/image',
  )
  await expect(page.getByRole('link', { name: 'Embedded page: A film' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bad link' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Announcements 1/ })).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(foreignRequests).toEqual([])
  expect(await findAxeViolations(page)).toEqual([])
})

test('the updates page shows the changes since the installed version', async ({ page, signIn, longbox }) => {
  const foreignRequests = collectForeignRequests(page, longbox.url)
  const info = { git: { branch: 'main', commit: { id: 'abc', time: '2026-07-01T00:00:00Z' } } }
  await page.route('**/actuator/info', async route => {
    const response = await route.fetch()
    await route.fulfill({
      json: {
        ...(await response.json()),
        ...info,
        build: { artifact: 'komga', name: 'komga', version: '1.26.0', group: 'a' },
      },
    })
  })
  await page.route('**/api/v1/releases', route =>
    route.fulfill({
      json: [
        {
          version: '1.26.1',
          latest: true,
          description: '## Fixes\n\n- **api**: `GET`\n\n![A shelf](https://tracker.example/a.png)',
        },
        { version: '1.26.0', latest: false, description: '## Features\n\n| a | b |\n|---|---|\n| 1 | 2 |' },
      ].map(release => ({
        ...release,
        releaseDate: '2026-07-01T00:00:00Z',
        url: `https://news.example/${release.version}`,
        preRelease: false,
      })),
    }),
  )
  await signIn()
  await page.goto(`${longbox.url}/settings/updates`)
  await expect(page.getByText('Version 1.26.1 is available.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 4, name: 'Fixes' })).toBeVisible()
  await page.getByRole('heading', { level: 3, name: '1.26.0' }).click()
  await expect(page.getByRole('cell', { name: '2' })).toBeVisible()
  expect(foreignRequests).toEqual([])
  expect(await findAxeViolations(page)).toEqual([])
})

test('metrics are shown as charts and as tables', async ({ page, signIn, longbox }) => {
  await signIn()
  await page.goto(`${longbox.url}/settings/metrics`)
  const chart = page.getByRole('list', { name: 'Books' })
  await expect(chart.getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('[data-bar]').first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  const rows = await chart.getByRole('listitem').count()
  await page.getByRole('radio', { name: 'Tables' }).click()
  await expect(page.getByRole('table', { name: 'By library' }).getByRole('row')).toHaveCount(rows + 1)
  expect(await findAxeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: 'By library' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
