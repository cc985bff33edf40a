import type { EpubTestVerdict } from './evaluateEpubTest'

/** Results of all tests in a browser. */
export interface EpubTestRun {
  readonly browser: string
  /** Results of the EPUB tests, by test name. */
  readonly results: ReadonlyMap<string, EpubTestVerdict>
}

const groupTitles: Readonly<Record<string, string>> = {
  cnt: 'Content documents',
  css: 'Prefixed CSS properties',
  fxl: 'Fixed layout',
  lay: 'Layout',
  mol: 'Media overlays',
  nav: 'Navigation',
  ocf: 'Container',
  pkg: 'Package document',
  pss: 'Structural semantics',
  pub: 'Publication resources',
  scr: 'Scripting',
  sec: 'Security',
}

const DIFFERENCES_TITLE = '## Differences in '

/**
 * Extracts the sections about browsers other than Chromium from a report. After a new run in Chromium, the new report
 * gets a copy of these sections.
 */
export function extractBrowserDifferenceSections(report: string): string {
  const start = report.indexOf(`\n${DIFFERENCES_TITLE}`)
  return start < 0 ? '' : report.slice(start)
}

/**
 * Adds a section about another browser to a report of a run in Chromium. The section contains only test results that
 * differ from the results in Chromium. If the report already contains a section about this
 * browser, replaces that section.
 * @param report report of a run in Chromium
 */
export function addBrowserDifferenceSection(report: string, { browser, results }: EpubTestRun): string {
  const sections = extractBrowserDifferenceSections(report)
  const withoutSections = report.slice(0, report.length - sections.length)
  const rows = withoutSections.matchAll(/^\| ([\w.-]+) \| (pass|fail|not applicable|not judged) \|/gm)
  const verdicts = new Map([...rows].map(([, name, verdict]) => [name, verdict]))
  const differences = [...results].filter(([name, { verdict }]) => verdicts.has(name) && verdicts.get(name) !== verdict)
  const [product = ''] = browser.split(' ')
  const others = sections
    .split(`\n${DIFFERENCES_TITLE}`)
    .slice(1)
    .filter(section => !section.startsWith(`${product} `))
  const body = differences.length === 0 ? ['All results are the same.'] : tableOf(differences)
  const section = `${browser}\n\n${body.join('\n')}\n`
  return withoutSections + [...others, section].map(other => `\n${DIFFERENCES_TITLE}${other}`).join('')
}

/** Creates the Markdown report of a test run: success rate, and a table of the results for each group of tests. */
export function createConformanceReport({ browser, results }: EpubTestRun): string {
  const count = (verdict: EpubTestVerdict['verdict']) =>
    [...results.values()].filter(result => result.verdict === verdict).length
  const [passed, failed] = [count('pass'), count('fail')]
  const groupOf = (name: string) => name.split('-')[0] ?? ''
  const groups = new Set([...results.keys()].map(groupOf))
  return `${[
    '# EPUB conformance',
    '',
    'Written by `npm run epub-tests -- DIR`, where `DIR` contains the EPUB 3.3 tests of the W3C (github.com/w3c/epub-tests) as books.',
    'The program opens each book in the reader and compares the visible documents with `tests/epub/epubTestCases.ts` and the pixels of',
    'the window with `tests/epub/pixels`. A blank page makes each test fail. The program adds the judgements of',
    '`tests/epub/judgements.json`, which were made by eye from the screenshots (`--screenshots DIR`).',
    '',
    `**${passed} of ${passed + failed} applicable tests pass (${percentage(passed, passed + failed)} %)** in ${browser}; ${count('not applicable')} are not applicable, ${count('not judged')} are not judged.`,
    ...[...groups].flatMap(group => [
      '',
      `## ${groupTitles[group] ?? group}`,
      '',
      ...tableOf([...results].filter(([name]) => groupOf(name) === group)),
    ]),
  ].join('\n')}\n`
}

const percentage = (part: number, total: number): string => (total === 0 ? '0' : ((100 * part) / total).toFixed(1))

const tableOf = (tests: readonly (readonly [string, EpubTestVerdict])[]): string[] => [
  '| test | result | reason |',
  '|---|---|---|',
  ...tests.map(([name, { verdict, reason }]) => `| ${name} | ${verdict} | ${escapeCell(reason)} |`),
]

const escapeCell = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replace(/\s+/g, ' ')
