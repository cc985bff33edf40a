import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { writeNumberedComic } from '../../../harness/content/writeNumberedComic'
import {
  createVisiblePageNumbersGetter,
  getVisiblePageNumbers,
  openComicIncognito,
} from '../../../harness/readers/openComicIncognito'
import { locatePositionStatus, pressUntilPageChanges } from '../../../harness/readers/readableBooks'
import { readPageValueWhenStable } from '../../../harness/readPageValueWhenStable'
import { expect, test } from '../../../harness/server/longboxFixture'

const library = mkdtempSync(join(tmpdir(), 'longbox-comics-'))
test.use({ args: ['--library', library] })
test.beforeAll(async () => {
  await writeNumberedComic(join(library, 'Plain', 'Plain 001.cbz'), 12, { width: 600, height: 900 })
  await writeNumberedComic(join(library, 'Wide', 'Wide 001.cbz'), 4, { width: 1200, height: 800 })
  const upright = { width: 600, height: 900 }
  const wide = { width: 1200, height: 800 }
  await writeNumberedComic(join(library, 'Mixed', 'Mixed 001.cbz'), 8, upright, upright, upright, wide, upright)
  await writeNumberedComic(join(library, 'Strip', 'Strip 001.cbz'), 6, { width: 400, height: 12_000 })
})
test.afterAll(() => rmSync(library, { recursive: true, force: true }))

test('stores a shifted pairing, and pages that the user shows alone, for the book', async ({
  page,
  longbox,
  signIn,
}) => {
  const expectAfter = async (key: string, pages: string) => {
    await page.keyboard.press(key)
    await expect.poll(createVisiblePageNumbersGetter(page)).toBe(pages)
  }
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 2)
  await expectAfter('d', '2-3')
  await expectAfter('o', '2')
  await expect(page.getByRole('status').filter({ hasText: 'Pages are paired differently' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expectAfter('ArrowRight', '5-6')
  await expectAfter('o', '4-5')
  await expectAfter('o', '5-6')
  await expectAfter('k', '5')
  await page.keyboard.press('ArrowRight')
  await expect(locatePositionStatus(page, 'Pages 6 and 7 of 12')).toBeAttached()
  await page.setViewportSize({ width: 500, height: 900 })
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('6')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('6-7')
  await expect(page).toHaveURL(/page=7/)
  await page.reload()
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('6-7')
  await expectAfter('k', '6')
  await expectAfter('k', '6-7')
  await expectAfter('ArrowLeft', '5')
  await page.setViewportSize({ width: 500, height: 900 })
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('5')
})

test('zooms a page at the cursor and pans it; the next page starts without zoom', async ({ page, longbox, signIn }) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 3)
  const under = (x: number, y: number) =>
    page.evaluate(
      ([x, y]) => {
        const box = document.querySelector('[data-shown="true"] img')?.getBoundingClientRect()
        return box ? { x: (x - box.x) / box.width, y: (y - box.y) / box.height, width: box.width } : undefined
      },
      [x, y] as const,
    )
  const before = await under(640, 300)
  await page.mouse.move(640, 300)
  await page.keyboard.down('Control')
  await expect(async () => {
    await page.mouse.wheel(0, -300)
    expect((await under(640, 300))?.width).toBeGreaterThan((before?.width ?? 0) * 3)
  }).toPass()
  await page.keyboard.up('Control')
  const after = await under(640, 300)
  expect(after?.x).toBeCloseTo(before?.x ?? 0, 2)
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 2)
  const center = await under(640, 400)
  for (const [width, height] of [
    [1000, 600],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const distance = async () => {
      const now = await under(width / 2, height / 2)
      return Math.hypot((now?.x ?? 9) - (center?.x ?? 0), (now?.y ?? 9) - (center?.y ?? 0))
    }
    await expect.poll(distance).toBeLessThan(0.02)
  }
  await page.mouse.down()
  await page.mouse.move(600, 240, { steps: 4 })
  await page.mouse.up()
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('3')
  expect((await under(640, 300))?.y).toBeGreaterThan(after?.y ?? 0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('3')
  await page.keyboard.press(' ')
  await page.keyboard.press(' ')
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('3')
  await pressUntilPageChanges(page, ' ', createVisiblePageNumbersGetter(page))
  expect(await createVisiblePageNumbersGetter(page)()).toBe('4')
  expect((await under(640, 300))?.width).toBeCloseTo(before?.width ?? 0, 0)
})

test('the first input on the end card closes the card, although the page or strip below it is zoomed', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Plain 001', 12)
  const card = page.getByRole('region', { name: 'You reached the end' })
  const zoomIn = async () => {
    for (let step = 0; step < 6; step++) await page.keyboard.press('+')
    await expect(page.getByRole('status').filter({ hasText: '381 %' })).toBeVisible()
  }
  const showCard = async (key: string) => {
    await pressUntilPageChanges(page, key, async () => String(await card.count()))
    await expect(card).toBeVisible()
  }
  await zoomIn()
  await showCard('ArrowRight')
  const percentMessage = page.getByRole('status').filter({ hasText: '%' })
  await expect(percentMessage).toHaveCount(0)
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowLeft')
  await expect(card).toBeHidden()
  // No retry, because the message would disappear after a moment.
  expect(await percentMessage.count()).toBe(0)
  for (const input of [
    () => page.keyboard.press('ArrowLeft'),
    () => page.mouse.click(60, 400),
    () => page.mouse.wheel(0, -200),
  ]) {
    await showCard('ArrowRight')
    await input()
    await expect(card).toBeHidden()
  }
  await page.keyboard.press('0')
  await page.keyboard.press('w')
  const strip = page.locator('[data-webtoon]')
  await strip.evaluate(element => element.scrollTo(0, element.scrollHeight))
  await zoomIn()
  await showCard(' ')
  const scrollTop = await strip.evaluate(element => element.scrollTop)
  await page.keyboard.press('ArrowUp')
  await expect(card).toBeHidden()
  expect(await strip.evaluate(element => element.scrollTop)).toBe(scrollTop)
})

test('a page larger than the viewport scrolls row by row, by arrow keys and by dragging', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.setViewportSize({ width: 800, height: 500 })
  await page.evaluate(() => localStorage.setItem('longbox.reader.scale', '"original"'))
  await openComicIncognito(page, longbox.url, 'Wide 001', 2)
  const at = () =>
    page.evaluate(() => {
      const { scrollLeft, scrollTop } = document.querySelector('[data-shown="true"]') ?? {
        scrollLeft: -1,
        scrollTop: -1,
      }
      return [scrollLeft, scrollTop]
    })
  await page.keyboard.press('ArrowDown')
  await expect.poll(at).toEqual([0, 60])
  await page.keyboard.press('ArrowUp')
  await expect.poll(at).toEqual([0, 0])
  await expect(async () => {
    await page.keyboard.press('-')
    await expect(page.getByRole('status').filter({ hasText: '100 %' })).toBeVisible({ timeout: 300 })
  }).toPass()
  for (const place of [
    [400, 0],
    [0, 300],
    [400, 300],
  ]) {
    await page.keyboard.press(' ')
    await expect.poll(at).toEqual(place)
  }
  await page.keyboard.press(' ')
  await expect.poll(createVisiblePageNumbersGetter(page)).toBe('3')
  await page.mouse.move(600, 400)
  await page.mouse.down()
  await page.mouse.move(100, 350, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await at())[0]).toBe(400)
  expect(await createVisiblePageNumbersGetter(page)()).toBe('3')
})

test('wide pages are split in reading order', async ({ page, longbox, signIn }) => {
  await signIn()
  await page.evaluate(() => localStorage.setItem('longbox.reader.split', '"always"'))
  await openComicIncognito(page, longbox.url, 'Wide 001', 2)
  const half = () =>
    page.evaluate(() => {
      const image = document.querySelector<HTMLElement>('[data-shown="true"] img')
      const box = image?.closest<HTMLElement>('[data-page]')
      return box && image ? `${box.dataset.page} ${image.offsetLeft < 0 ? 'right' : 'left'}` : ''
    })
  const turns: [string, string][] = [
    ['ArrowRight', '2 right'],
    ['ArrowRight', '3 left'],
    ['ArrowLeft', '2 right'],
  ]
  const backwards: [string, string][] = [
    ['ArrowLeft', '2 left'],
    ['ArrowLeft', '3 right'],
    ['ArrowRight', '2 left'],
  ]
  const follow = async (steps: [string, string][]) => {
    for (const [key, expected] of steps) {
      await page.keyboard.press(key)
      await expect.poll(half).toBe(expected)
    }
  }
  await expect.poll(half).toBe('2 left')
  await follow(turns)
  await page.keyboard.press('r')
  await expect(page.locator('[data-shown="true"][dir="rtl"]')).toBeVisible()
  await expect.poll(half).toBe('2 right')
  await follow(backwards)
})

test('wide pages are rotated by 90° on a portrait screen, and can be cropped and zoomed', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.evaluate(() => {
    localStorage.setItem('longbox.reader.split', '"turned"')
    localStorage.setItem('longbox.reader.crop', 'true')
  })
  await page.setViewportSize({ width: 600, height: 900 })
  await openComicIncognito(page, longbox.url, 'Wide 001', 2)
  const seen = () =>
    page.evaluate(() => {
      const image = document.querySelector<HTMLElement>('[data-shown="true"] img')
      const box = image?.closest<HTMLElement>('[data-page]')?.getBoundingClientRect()
      const drawn = image?.getBoundingClientRect()
      const [, left = '', top = ''] =
        /matrix\(([^,]+), ([^,]+)/.exec(image ? getComputedStyle(image).transform : '') ?? []
      return (
        box &&
        drawn && [
          Math.round(box.width),
          Math.round(box.height),
          Math.round(drawn.width),
          Math.round(drawn.height),
          Math.round(Number(left)),
          Math.round(Number(top)),
        ]
      )
    })
  // The last number in the array that `seen` returns is the sine of the rotation angle of the page. The value 1 means
  // 90°, and the value -1 means -90°.
  await expect.poll(seen).toEqual([600, 900, 600, 900, 0, 1])
  await page.keyboard.press('r')
  await expect(page.locator('[data-shown="true"][dir="rtl"]')).toBeVisible()
  await expect.poll(seen).toEqual([600, 900, 600, 900, 0, -1])
  for (const [key, width] of [
    ['+', 750],
    ['-', 600],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(async () => (await seen())?.[2]).toBe(width)
  }
  await page.keyboard.press('ArrowLeft')
  await expect(locatePositionStatus(page, 'Page 3 of 4')).toBeAttached()
  await page.setViewportSize({ width: 900, height: 600 })
  await expect.poll(seen).toEqual([900, 600, 900, 600, 0, 0])
  await expect(locatePositionStatus(page, 'Page 3 of 4')).toBeAttached()
})

test('a strip of 12,000 px keeps its position after a rotation or a change of the padding, and keeps few images in memory', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.setViewportSize({ width: 390, height: 844 })
  await openComicIncognito(page, longbox.url, 'Strip 001')
  await page.keyboard.press('w')
  const strip = page.locator('[data-webtoon]')
  await expect(strip.locator('img').first()).toBeVisible()
  await strip.evaluate(element => element.scrollTo(0, element.scrollHeight * 0.4))
  const findPlace = (element: Element) => {
    const boxes = [...element.querySelectorAll('[data-strip]')].map(box => box.getBoundingClientRect())
    const box = boxes.find(({ top, bottom }) => top <= 1 && bottom > 1)
    return box ? Math.round((-box.top / box.height) * 200) : null
  }
  const place = () => strip.evaluate(findPlace)
  const before = await readPageValueWhenStable(strip, findPlace)
  expect(before).toBeGreaterThan(0)
  for (const change of [
    () => page.setViewportSize({ width: 844, height: 390 }),
    () => page.keyboard.press('p'),
    () => page.keyboard.press('n'),
    () => page.setViewportSize({ width: 390, height: 844 }),
    () => toggleSetting(page, 'Animate page turns'),
    () => toggleSetting(page, 'E-ink screen'),
    () => toggleSetting(page, 'E-ink screen'),
    () => page.reload(),
  ]) {
    await change()
    await expect.poll(place).toBe(before)
  }
  await expect(locatePositionStatus(page, 'Page 3 of 6')).toBeAttached()
  expect(await page.locator('[data-webtoon] img').count()).toBeLessThanOrEqual(10)
  await page.keyboard.press('a')
  await expect.poll(place).toBeGreaterThan(before ?? 0)
  await page.mouse.wheel(0, 10)
  await readPageValueWhenStable(strip, element => element.scrollTop)
})

test('the current page of a strip is at the middle of the view, and the last page counts only at its end', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await openComicIncognito(page, longbox.url, 'Strip 001')
  await page.keyboard.press('w')
  const strip = page.locator('[data-webtoon]')
  await expect(strip.locator('img').first()).toBeVisible()
  const heightOfOne = await strip
    .locator('[data-strip]')
    .first()
    .evaluate(box => box.clientHeight)
  for (const { top, status } of [
    { top: heightOfOne * 2 - 500, status: 'Page 2 of 6' },
    { top: heightOfOne * 2 - 200, status: 'Page 3 of 6' },
    { top: heightOfOne * 5.5, status: 'Page 5 of 6' },
  ]) {
    await strip.evaluate((element, offset) => element.scrollTo(0, offset), top)
    await expect(locatePositionStatus(page, status)).toBeAttached()
  }
  await strip.evaluate(element => element.scrollTo(0, element.scrollHeight))
  await expect(locatePositionStatus(page, 'Page 6 of 6')).toBeAttached()
})

test('without page dimensions, only the following spreads change, and a strip keeps its position while images load', async ({
  page,
  longbox,
  signIn,
}) => {
  await signIn()
  await page.route('**/api/v1/books/*/pages', async route => {
    const answer = await route.fetch()
    const pages = (await answer.json()) as object[]
    await route.fulfill({ response: answer, json: pages.map(one => ({ ...one, width: null, height: null })) })
  })
  await page.evaluate(() => localStorage.setItem('longbox.reader.layout', '"doubleNoCover"'))
  await openComicIncognito(page, longbox.url, 'Mixed 001')
  const seen: string[] = []
  for (let turn = 0; turn < 12; turn++) {
    await expect(page.locator('[data-shown="true"] [data-state="ready"] img').first()).toBeVisible()
    const now = await readPageValueWhenStable(page, getVisiblePageNumbers)
    if (now !== seen.at(-1)) seen.push(now)
    if (now.endsWith('8')) break
    await page.keyboard.press('ArrowRight')
  }
  expect(seen.join('-').split('-').map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  await page.keyboard.press('w')
  const strip = page.locator('[data-webtoon]')
  await expect(strip.locator('img').first()).toBeVisible()
  await readPageValueWhenStable(strip, element => [element.scrollTop, element.scrollHeight])
  const findTop = (element: Element) => {
    const boxes = [...element.querySelectorAll('[data-strip]')].map(box => box.getBoundingClientRect())
    const box = boxes.find(({ top, bottom }) => top <= 1 && bottom > 1)
    return box ? `${Math.round(-box.top)} of ${Math.round(box.height)}` : null
  }
  const top = () => strip.evaluate(findTop)
  await strip.evaluate(element => element.scrollTo(0, element.scrollHeight * 0.3))
  await expect.poll(top).toBeTruthy()
  const still = await top()
  await expect
    .poll(() => strip.locator('img').evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)))
    .toBe(true)
  expect(await readPageValueWhenStable(strip, findTop)).toBe(still)
  await page.keyboard.press('c')
  const drawn = () =>
    strip.locator('img').evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ naturalWidth, naturalHeight, clientWidth, clientHeight }) => ({
        natural: `${naturalWidth} × ${naturalHeight}`,
        drawn: `${clientWidth} × ${clientHeight}`,
      })),
    )
  const drawnSizes = async () => {
    const images = await drawn()
    return (
      images.every(({ natural, drawn }) => natural === drawn) && [...new Set(images.map(({ drawn }) => drawn))].sort()
    )
  }
  await expect.poll(drawnSizes).toEqual(['1200 × 800', '600 × 900'])
})

async function toggleSetting(page: Page, name: string): Promise<void> {
  await page.keyboard.press('s')
  await page.getByRole('switch', { name }).click()
  await page.keyboard.press('Escape')
  // Waits until the settings sheet is closed. While it is open, key presses do not reach the reader.
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden()
}
