import { expect, test } from 'vitest'
import type { CapturedChapter, CapturedReaderScreen } from './captureEpubTest'
import {
  addBrowserDifferenceSection,
  createConformanceReport,
  extractBrowserDifferenceSections,
} from './createConformanceReport'
import { type EpubTestVerdict, evaluateEpubTest } from './evaluateEpubTest'

const chapter = (rest: Partial<CapturedChapter> = {}): CapturedChapter => ({
  index: 0,
  box: [0, 0, 1, 1],
  side: '',
  isFixed: false,
  text: 'Test passes',
  images: 0,
  loadedImages: 0,
  scrollable: false,
  direction: 'ltr',
  writingMode: 'horizontal-tb',
  fonts: '',
  ...rest,
})
const screen = (...chapters: readonly CapturedChapter[]): CapturedReaderScreen => ({
  chapters,
  showsPages: true,
  controls: [],
  interface: '',
  rtlTexts: [],
  dialogText: '',
  hasPlayed: false,
  openedWindows: [],
  narration: { text: '', background: '', color: '', otherColor: '', spokenByVoice: [] },
})
const captured = (...screens: readonly CapturedReaderScreen[]) => ({
  screens,
  isRefused: false,
  pixelFailures: [],
})
const judgment = { verdict: 'pass', reason: 'The rectangle is green.', date: '2026-11-23' } as const

test('a failed expectation makes a test fail, even if a person has judged that it passes', () => {
  const opens = { steps: [], checks: [{ screen: 0, images: true as const }] }
  const capture = captured(screen(chapter({ images: 2, loadedImages: 1 })))
  expect(evaluateEpubTest(opens, capture, judgment).verdict).toBe('fail')
  expect(evaluateEpubTest(opens, captured(), judgment)).toEqual({
    verdict: 'fail',
    reason: 'screen 0 was not reached',
  })
})

test('a test passes by the judgment of a person, or by expectations that require more than visible text', () => {
  const opens = { steps: [], checks: [{ screen: 0, text: '\\w' }] }
  const capture = captured(screen(chapter({ side: 'right' })))
  expect(evaluateEpubTest(opens, capture, undefined).verdict).toBe('not judged')
  expect(evaluateEpubTest(opens, capture, judgment)).toBe(judgment)
  const sided = { steps: [], checks: [{ screen: 0, chapters: [0], sides: ['right'] }] }
  expect(evaluateEpubTest(sided, capture, undefined).verdict).toBe('pass')
  expect(evaluateEpubTest(sided, captured(screen(chapter())), undefined).verdict).toBe('fail')
})

test('the judgments "fail" and "not applicable" override the expectations', () => {
  const opens = { steps: [], checks: [{ screen: 0, chapters: [0] }] }
  const notApplicable = { ...judgment, verdict: 'not applicable' } as const
  expect(evaluateEpubTest(opens, captured(screen(chapter())), notApplicable)).toBe(notApplicable)
})

test('checks the text and the audio position of the narration', () => {
  const narrated = (audioSeconds: number) =>
    captured({ ...screen(chapter()), narration: { ...screen().narration, text: 'Some years ago', audioSeconds } })
  const test = { steps: [], checks: [{ screen: 0, spoken: '^Some', audioSeconds: [30, 44] as const }] }
  expect(evaluateEpubTest(test, narrated(31), undefined).verdict).toBe('pass')
  expect(evaluateEpubTest(test, narrated(45), undefined).verdict).toBe('fail')
  expect(evaluateEpubTest(test, captured(screen(chapter())), undefined).verdict).toBe('fail')
})

test('missing pixels make a test fail, and expected pixels decide a test without a judgment', () => {
  const opens = { steps: [], checks: [{ screen: 0, text: '\\w' }] }
  const capture = captured(screen(chapter()))
  const withPixels = { ...opens, pixels: [{ screen: 0, share: [0.1, 1] as const }] }
  expect(evaluateEpubTest(withPixels, capture, undefined).verdict).toBe('pass')
  const blank = { ...capture, pixelFailures: ['screen 0: the page of chapter 0 is blank'] }
  expect(evaluateEpubTest(opens, blank, judgment)).toEqual({
    verdict: 'fail',
    reason: 'screen 0: the page of chapter 0 is blank',
  })
})

test('expects that the server rejects an invalid book, and only an invalid book', () => {
  const refusal = { screens: [], isRefused: true, pixelFailures: [] }
  expect(evaluateEpubTest({ steps: [], checks: [], isRefused: true }, refusal, undefined).verdict).toBe('pass')
  expect(evaluateEpubTest({ steps: [], checks: [] }, refusal, judgment).verdict).toBe('fail')
})

test('the report counts the applicable tests, and lists each test in its group', () => {
  const results = new Map([
    ['lay-a', { verdict: 'pass', reason: 'a | b' } as const],
    ['lay-b', { verdict: 'fail', reason: 'c' } as const],
    ['scr-c', { verdict: 'not applicable', reason: 'd' } as const],
  ])
  const report = createConformanceReport({ browser: 'Chromium 1', results })
  expect(report).toContain('**1 of 2 applicable tests pass (50.0 %)** in Chromium 1; 1 are not applicable')
  expect(report).toContain('## Layout\n\n| test | result | reason |\n|---|---|---|\n| lay-a | pass | a \\| b |\n')
  expect(report.indexOf('## Scripting')).toBeGreaterThan(report.indexOf('lay-b'))
})

test('the report lists the differences of another browser, and replaces its earlier list', () => {
  const pass = { verdict: 'pass', reason: 'a' } as const
  const fail = { verdict: 'fail', reason: 'b' } as const
  const report = createConformanceReport({
    browser: 'Chromium 1',
    results: new Map([
      ['lay-a', pass],
      ['lay-b', pass],
    ]),
  })
  const firefox = {
    browser: 'Firefox 1',
    results: new Map<string, EpubTestVerdict>([
      ['lay-a', pass],
      ['lay-b', fail],
    ]),
  }
  const first = addBrowserDifferenceSection(report, firefox)
  expect(first).toContain(
    '## Differences in Firefox 1\n\n| test | result | reason |\n|---|---|---|\n| lay-b | fail | b |\n',
  )
  const second = addBrowserDifferenceSection(first, { browser: 'WebKitGTK 2', results: new Map([['lay-a', pass]]) })
  const third = addBrowserDifferenceSection(second, { ...firefox, browser: 'Firefox 3' })
  expect(third.match(/^\| lay-b \| fail/gm), 'the same browser again').toHaveLength(1)
  expect(third.match(/## Differences in .*/g)).toEqual(['## Differences in WebKitGTK 2', '## Differences in Firefox 3'])
  expect(report + extractBrowserDifferenceSections(third)).toBe(third)
})
