import type { CapturedChapter, CapturedReaderScreen } from './captureEpubTest'
import type { EpubTestCase, EpubTestExpectation } from './epubTestCases'

/** Verdict of a person who has looked at the screenshots of a test. */
export interface HumanEpubTestJudgment {
  readonly verdict: 'pass' | 'fail' | 'not applicable'
  readonly reason: string
  readonly date: string
}

export interface EpubTestVerdict {
  readonly verdict: HumanEpubTestJudgment['verdict'] | 'not judged'
  readonly reason: string
}

/**
 * Result of a test run: the captured content of the reader, the failures that the screenshots show, and whether the
 * server rejected the book.
 */
export interface EpubTestRunResult {
  readonly screens: readonly CapturedReaderScreen[]
  /**
   * Failures that the check of the screenshots found. Each text describes a blank page or an expectation about pixels
   * that is not met.
   */
  readonly pixelFailures: readonly string[]
  readonly isRefused: boolean
}

/**
 * Evaluates a test from its expectations and from the verdict of a person. The expectations include the expected
 * pixels. The first rule that matches determines the result:
 * - If the verdict of the person is `fail` or `not applicable`, this verdict is the result.
 * - If an expectation is not met, or if a page is unexpectedly blank, the result is `fail`.
 * - If the verdict of the person is `pass`, the result is `pass`.
 * - If the test has expectations other than visible text, the result is `pass`.
 * - In all other cases, the result is `not judged`.
 */
export function evaluateEpubTest(
  test: EpubTestCase,
  { screens, isRefused, pixelFailures }: EpubTestRunResult,
  judgment: HumanEpubTestJudgment | undefined,
): EpubTestVerdict {
  if (judgment && judgment.verdict !== 'pass') return judgment
  if (test.isRefused)
    return isRefused
      ? { verdict: 'pass', reason: 'The server refuses the file.' }
      : { verdict: 'fail', reason: 'The server accepts the file.' }
  if (isRefused) return { verdict: 'fail', reason: 'The server refuses the file.' }
  const failed = [...test.checks.flatMap(check => failedConditions(check, screens[check.screen])), ...pixelFailures]
  if (failed.length > 0) return { verdict: 'fail', reason: failed.join('; ') }
  if (judgment) return judgment
  if (test.pixels) return { verdict: 'pass', reason: 'All conditions of the document and of the pixels are met.' }
  const isDecided = test.checks.some(check => Object.keys(check).some(name => name !== 'screen' && name !== 'text'))
  return isDecided
    ? { verdict: 'pass', reason: 'All conditions are met.' }
    : { verdict: 'not judged', reason: 'The book opens.' }
}

function failedConditions(check: EpubTestExpectation, screen: CapturedReaderScreen | undefined): string[] {
  if (!screen) return [`screen ${check.screen} was not reached`]
  const chapters = screen.chapters.toSorted((first, second) => first.index - second.index)
  const text = chapters.map(chapter => chapter.text).join(' ')
  const { narration } = screen
  const spokenColors = [narration.background, narration.color, narration.otherColor]
  const fonts = chapters.map(chapter => chapter.fonts).join()
  const conditions: readonly (readonly [keyof EpubTestExpectation, (expected: never) => boolean, unknown])[] = [
    [
      'chapters',
      (expected: readonly number[]) =>
        isSameList(
          expected,
          chapters.map(({ index }) => index),
        ),
      chapters.map(({ index }) => index),
    ],
    [
      'sides',
      (expected: readonly string[]) =>
        isSameList(
          expected,
          chapters.map(({ side }) => side),
        ),
      chapters.map(({ side }) => side),
    ],
    [
      'fixed',
      (expected: boolean) => chapters.every(({ isFixed }) => isFixed === expected),
      chapters.map(({ isFixed }) => isFixed),
    ],
    ['text', (pattern: string) => new RegExp(pattern).test(text), text.slice(0, 60)],
    ['interface', (pattern: string) => new RegExp(pattern).test(screen.interface), screen.interface.slice(0, 60)],
    ['dialogText', (pattern: string) => new RegExp(pattern).test(screen.dialogText), screen.dialogText.slice(0, 60)],
    ['withoutDialog', () => screen.dialogText === '', screen.dialogText.slice(0, 60)],
    ['rtlText', (expected: string) => screen.rtlTexts.includes(expected), screen.rtlTexts],
    ['images', () => hasLoadedImages(chapters), 'not loaded'],
    ['fonts', (pattern: string) => new RegExp(pattern).test(fonts), fonts],
    ['withoutFonts', (pattern: string) => !new RegExp(pattern).test(fonts), fonts],
    ['scrolls', (expected: boolean) => chapters.every(({ scrollable }) => scrollable === expected), ''],
    ['plays', () => screen.hasPlayed, 'no'],
    ['spoken', (pattern: string) => new RegExp(pattern).test(narration.text), narration.text.slice(0, 60)],
    ['spokenColors', (expected: readonly string[]) => isSameList(expected, spokenColors), spokenColors],
    ['audioSeconds', (range: readonly number[]) => isBetween(narration.audioSeconds, range), narration.audioSeconds],
    [
      'spokenByVoice',
      (pattern: string) => new RegExp(pattern).test(narration.spokenByVoice.join(' ')),
      narration.spokenByVoice.join(' ').slice(0, 60),
    ],
    ['openedWindows', (expected: number) => screen.openedWindows.length === expected, screen.openedWindows.length],
  ]
  return conditions.flatMap(([name, isMet, found]) =>
    check[name] === undefined || isMet(check[name] as never)
      ? []
      : [`screen ${check.screen}: ${name} is ${JSON.stringify(found)}, expected ${JSON.stringify(check[name])}`],
  )
}

const hasLoadedImages = (chapters: readonly CapturedChapter[]): boolean =>
  chapters.some(({ images }) => images > 0) && chapters.every(({ images, loadedImages }) => images === loadedImages)

/**
 * Returns whether a time in seconds is in a range. Allows a tolerance of 0.3 s, because of the delay between audio and
 * highlight.
 */
const isBetween = (seconds: number | undefined, [from = 0, to = 0]: readonly number[]): boolean =>
  seconds !== undefined && seconds >= from - 0.3 && seconds <= to + 0.3

const isSameList = (first: readonly unknown[], second: readonly unknown[]): boolean =>
  first.length === second.length && first.every((value, index) => value === second[index])
